import type { Token } from '@belfry/engine';

export type FirstGameName = 'loud-and-lively' | 'slow-and-quiet' | 'smoke-and-mirrors';

/** One of the rulebook's three set-ups for a first game of eight, by a name of ours; its words stand in `words.ts`. */
export interface FirstGame {
  readonly name: FirstGameName;
  readonly script: 'trouble-brewing';
  readonly tokens: readonly Token[];
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
  },
  {
    name: 'slow-and-quiet',
    script: 'trouble-brewing',
    tokens: plain('empath', 'fortuneteller', 'ravenkeeper', 'slayer', 'mayor', 'saint', 'poisoner', 'imp'),
  },
  {
    name: 'smoke-and-mirrors',
    script: 'trouble-brewing',
    tokens: plain('washerwoman', 'fortuneteller', 'undertaker', 'slayer', 'virgin', 'recluse', 'spy', 'imp'),
  },
];
