import type { Token } from '@belfry/engine';

/** One of the rulebook's three set-ups for a first game of eight, by a name of ours. */
export interface FirstGame {
  readonly name: string;
  readonly script: 'trouble-brewing';
  readonly tokens: readonly Token[];
  readonly reason: string;
}

const plain = (...ids: readonly string[]): Token[] => ids.map((character) => ({ character, shows: null }));

export const FIRST_GAMES: readonly FirstGame[] = [
  {
    name: 'loud-and-lively',
    script: 'trouble-brewing',
    tokens: [
      ...plain('chef', 'empath', 'fortuneteller', 'undertaker', 'virgin', 'scarletwoman', 'imp'),
      { character: 'drunk', shows: 'investigator' },
    ],
    reason: 'Nearly everybody has news to share, and evil need not lie much.',
  },
  {
    name: 'slow-and-quiet',
    script: 'trouble-brewing',
    tokens: plain('empath', 'fortuneteller', 'ravenkeeper', 'slayer', 'mayor', 'saint', 'poisoner', 'imp'),
    reason: 'A calm hunt around three claims that are hard to prove, with poison in the well.',
  },
  {
    name: 'smoke-and-mirrors',
    script: 'trouble-brewing',
    tokens: plain('washerwoman', 'fortuneteller', 'undertaker', 'slayer', 'virgin', 'recluse', 'spy', 'imp'),
    reason: 'Two players can pass for what they are not: a puzzle for those who like one.',
  },
];
