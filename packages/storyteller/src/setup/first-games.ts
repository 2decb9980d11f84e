import type { Token } from '@belfry/engine';
import type { Lang } from '../talk/phrase.ts';

/** One of the rulebook's three set-ups for a first game of eight, by a name of ours. */
export interface FirstGame {
  readonly name: string;
  readonly script: 'trouble-brewing';
  readonly tokens: readonly Token[];
  readonly title: Readonly<Record<Lang, string>>;
  readonly reason: Readonly<Record<Lang, string>>;
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
    title: { en: 'Loud and lively', ru: 'Шумно и живо' },
    reason: {
      en: 'Nearly everybody has news to share, and evil need not lie much.',
      ru: 'Почти каждому есть что рассказать, а злу не нужно много лгать.',
    },
  },
  {
    name: 'slow-and-quiet',
    script: 'trouble-brewing',
    tokens: plain('empath', 'fortuneteller', 'ravenkeeper', 'slayer', 'mayor', 'saint', 'poisoner', 'imp'),
    title: { en: 'Slow and quiet', ru: 'Тихо и неспешно' },
    reason: {
      en: 'A calm hunt around three claims that are hard to prove, with poison in the well.',
      ru: 'Спокойная охота вокруг трёх ролей, которые трудно доказать, и яд в колодце.',
    },
  },
  {
    name: 'smoke-and-mirrors',
    script: 'trouble-brewing',
    tokens: plain('washerwoman', 'fortuneteller', 'undertaker', 'slayer', 'virgin', 'recluse', 'spy', 'imp'),
    title: { en: 'Smoke and mirrors', ru: 'Дым и зеркала' },
    reason: {
      en: 'Two players can pass for what they are not: a puzzle for those who like one.',
      ru: 'Двое могут сойти за тех, кем не являются: загадка для любителей загадок.',
    },
  },
];
