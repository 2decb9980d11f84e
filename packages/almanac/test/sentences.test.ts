import { describe, expect, test } from 'vitest';
import { isSentence, type Sentence, type SentenceKey, type SentenceOf, say } from '../src/index.ts';

const names = { name: (seat: number) => ['Ann', 'Ben'][seat] ?? `#${seat}`, character: (id: string) => `<${id}>` };
const nothing = {};

/** One of each: a sentence without an example does not compile. */
const EXAMPLES: { readonly [K in SentenceKey]: Omit<SentenceOf<K>, 'say'> } = {
  text: { text: 'Ding.' },
  own: { words: { en: 'Dong.', ru: 'Бом.' } },
  'outcome.demons-dead': nothing,
  'outcome.two-left': nothing,
  'outcome.storyteller': nothing,
  'outcome.storyteller-innocent': nothing,
  'outcome.ability': { character: 'imp' },
  'outcome.saint': nothing,
  'outcome.contest': { good: 4, evil: 3 },
  'public.contest': { seat: 1, other: 2 },
  'outcome.last-day-verdict': nothing,
  'outcome.last-day-peace': nothing,
  'outcome.mayor': nothing,
  'outcome.atheist': nothing,
  'outcome.legion': nothing,
  'outcome.leviathan-days': nothing,
  'outcome.leviathan-executions': nothing,
  'outcome.goblin': nothing,
  'outcome.fearmonger': nothing,
  'outcome.damsel': nothing,
  'outcome.no-demon': nothing,
  'public.in-play': { character: 'leviathan' },
  'public.day': { character: 'leviathan', day: 2 },
  'public.player-is': { seat: 1, character: 'vizier' },
  'public.has-chosen': { character: 'fearmonger' },
  'public.chosen': { seat: 1, character: 'alhadikhia' },
  'public.explodes': { seat: 1, character: 'boomdandy' },
  'public.points-at': { seat: 0, at: 1 },
  'public.throws': { seat: 1, hand: 'rock' },
  'use.before-nominations': nothing,
  'vote.zealot': nothing,
  'nominate.golem': nothing,
  'outcome.vortox': nothing,
  'outcome.twins': nothing,
  'outcome.klutz': nothing,
  'outcome.cult': nothing,
  'input.over': nothing,
  'input.malformed': nothing,
  'input.no-act': nothing,
  'input.no-prompt': nothing,
  'input.no-choice': nothing,
  'input.not-asked': { prompt: '1.2' },
  'input.too-many': { most: 20_000 },
  'undo.nowhere': { keep: 7, inputs: 5 },
  'undo.too-often': { most: 500_000 },
  'hand.tokens': { most: 300 },
  'hand.too-many': { most: 2_000 },
  'answer.not-possible': { written: '7', of: 3 },
  'answer.no-text': nothing,
  'answer.too-long': { most: 9 },
  'answer.not-all': { parts: 2 },
  'answer.part': { part: 2, why: { say: 'nominate.dead', seat: 1 } },
  'answer.no-list': { noun: 'player' },
  'answer.count': { noun: 'character', min: 1, max: 3, given: 4 },
  'answer.twice': { noun: 'answer' },
  'answer.seat': { seat: 1 },
  'answer.character': { character: 'imp' },
  'answer.no-action': nothing,
  'answer.action': { written: 'fly', possible: ['walk'] },
  'answer.nothing-further': { action: 'wait' },
  'answer.not-yourself': nothing,
  'options.depth': { most: 4 },
  'options.max-length': nothing,
  'options.of': nothing,
  'options.parts': nothing,
  'options.counts': nothing,
  'options.from': nothing,
  'options.pick': nothing,
  'nominate.closed': nothing,
  'nominate.by-storyteller': nothing,
  'nominate.not-today': { seat: 1 },
  'nominate.dead': { seat: 1 },
  'nominate.already': { seat: 1 },
  'nominate.traveller': { seat: 1 },
  'nominate.again': { seat: 1 },
  'nominate.storyteller': nothing,
  'nominate.storyteller-again': nothing,
  'use.once': { seat: 1 },
  'use.not-now': nothing,
  'use.today': { seat: 1 },
  'vote.butler': { seat: 1 },
  'hand.no-seat': { written: '77' },
  'hand.no-character': { written: 'vampire' },
  'hand.text': { most: 500 },
  'hand.ghost-vote': nothing,
  'hand.until': { written: '"noon"' },
  'hand.no-token': { token: '77' },
  'hand.bluffs': nothing,
  'hand.cause': { written: 'age' },
  'hand.not-begun': nothing,
  'hand.winner': nothing,
  'hand.told-whom': nothing,
  'hand.told-what': nothing,
  'hand.not-being-asked': { prompt: '1.2' },
  'hand.side': nothing,
  'hand.name-taken': { name: 'Ben' },
  'hand.table-full': { most: 20 },
  'hand.only-travellers-join': nothing,
  'hand.only-travellers-leave': nothing,
  'hand.table-empty': { fewest: 5 },
  'hand.fabled': nothing,
  'hand.fabled-once': nothing,
  'hand.not-fabled': { character: 'imp' },
  'hand.offer': nothing,
  'hand.tellings': nothing,
  'hand.seating': { seats: [0, 1] },
  'hand.nothing-like-it': { written: 'dance' },
  'hand.alignment': { written: 'grey' },
  'hand.flag': { field: 'alive', written: '3' },
  'hand.data': { kind: 'safe', example: '{}' },
  'hand.for-storyteller': { character: 'angel' },
  'hand.believes': { character: 'drunk' },
  'why.plain': { ruling: 'heir', character: null },
  'why.free': nothing,
  'why.never-true': nothing,
  'why.plainly': nothing,
  'why.one-of-two': nothing,
  'why.either-of-two': nothing,
  'why.nothing-else': nothing,
  'why.by-hand-done': nothing,
  'why.day-moves-on': nothing,
  'why.due-nomination': nothing,
  'why.sweep': nothing,
  'why.first-allowed': nothing,
  'why.lot': nothing,
  'why.game-goes-on': nothing,
  'why.bluffs-easy': nothing,
  'why.bluffs-outsider': { character: 'drunk' },
  'why.herring': { seat: 1 },
  'why.true-by-registering': nothing,
  'why.true-and-open': nothing,
  'why.true-and-useful': nothing,
  'why.truth-slips': nothing,
  'why.truth-harmless': nothing,
  'why.false-harmless': nothing,
  'why.false-believable': nothing,
  'why.false-frames': { seat: 1 },
  'why.false-shields': { seat: 1 },
  'why.honest-look': nothing,
  'why.spoiled-look': nothing,
  'why.dies-after-all': { seat: 1 },
  'why.quiet-night': nothing,
  'why.dies-for-evil': { seat: 1 },
  'why.dies-for-good': { seat: 1 },
  'why.dies-spared': { seat: 1 },
  'why.heir-hidden': { seat: 1 },
  'why.heir-catchable': { seat: 1 },
  'why.passes': { seat: 1 },
  'why.seen-as-is': { seat: 1 },
  'why.false-forced': nothing,
  'why.false-forced-frames': { seat: 1 },
  'why.false-near': nothing,
  'why.nobody-impaired': nothing,
  'why.impaired-voice': { seat: 1 },
  'why.impaired-evil': { seat: 1 },
  'why.impaired-little': { seat: 1 },
  'why.impaired-idle': { seat: 1 },
  'why.confidant-tells': { seat: 1 },
  'why.confidant-little': { seat: 1 },
  'why.rival-doubted': { seat: 1 },
  'why.rival-believed': { seat: 1 },
  'why.false-minions': nothing,
  'why.false-minions-true': { seat: 1 },
  'why.nobody-returns': nothing,
  'why.returns': { seat: 1 },
  'why.lives-for-good': { seat: 1 },
  'why.lives-on': { seat: 1 },
  'why.dies-now': { seat: 1 },
  'why.dies-as-usual': { seat: 1 },
  'why.one-demon-too-many': { seat: 1 },
  'why.quiet-enough': nothing,
  'why.said-true': nothing,
  'why.said-false': nothing,
  'why.said-unclear': nothing,
  'why.open-nominations': nothing,
  'why.nobody-dared': nothing,
  'why.nobody-else': nothing,
  'why.their-turn': nothing,
  'why.all-spared': nothing,
  'why.condemned': { seat: 1 },
  'offer.closed': nothing,
  'offer.nothing-to-choose': nothing,
};

describe.each(Object.entries(EXAMPLES))('the sentence "%s"', (key, parts) => {
  const sentence = { say: key, ...parts } as Sentence; // the table above has the parts of each key

  test('is whole in every language, and in its own letters', () => {
    expect(isSentence(JSON.parse(JSON.stringify(sentence)))).toBe(true);
    for (const lang of ['en', 'ru'] as const) {
      const words = say(sentence, names, lang);
      expect(words).toMatch(/[.!]$/);
      expect(words).not.toMatch(/undefined|null|\[object|NaN/);
    }
    if (key === 'text') return;
    expect(say(sentence, names, 'ru')).toMatch(/[а-яё]/i);
    expect(say(sentence, names, 'en')).not.toMatch(/[а-яё]/i);
  });

  test('says what goes into it', () => {
    for (const part of Object.values(parts) as unknown[]) {
      const shown =
        typeof part === 'number' && 'seat' in parts && key !== 'answer.seat'
          ? 'Ben'
          : key === 'answer.seat'
            ? '1'
            : part;
      // What is one of a few words has a word of its own in each language.
      const isNamed =
        shown === 'player' || shown === 'character' || shown === 'answer' || shown === 'rock' || shown === 'heir';
      if (typeof shown !== 'string' || isNamed) continue;
      for (const lang of ['en', 'ru'] as const) expect(say(sentence, names, lang)).toContain(shown);
    }
  });
});

test('a sentence inside another is in the same language', () => {
  const inner: Sentence = { say: 'answer.part', part: 2, why: { say: 'nominate.dead', seat: 1 } };
  expect(say(inner, names)).toBe('Answer 2: Ben cannot nominate: they are dead.');
  expect(say(inner, names, 'ru')).toMatch(/^Ответ 2: Ben/);
});

test.each([null, 'text', {}, { say: 'nothing.like.it' }, { say: 3 }, { say: 'toString' }])(
  '%j is no sentence',
  (value) => {
    expect(isSentence(value)).toBe(false);
  },
);
