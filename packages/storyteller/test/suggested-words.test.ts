import { almanac, SECRET_PHRASES, SECRET_WORDS, say } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { firstAnswer, Game, type Json, type Statement } from '@belfry/engine';
import { StatementShape } from '@belfry/protocol';
import { expect, test } from 'vitest';
import { STATEMENT_WORDS, sayStatement } from '../src/words/index.ts';

const NAMES = ['Ада', 'Бруно', 'Клара', 'Дмитрий', 'Ева'];
const CHARACTERS = ['yaggababble', 'mezepheles', 'amnesiac', 'fisherman', 'savant'];

const names = { name: (seat: number) => NAMES[seat]!, character: (id: string) => almanac('ru').character(id).name };
const inRussian = (statement: Statement): string =>
  sayStatement(statement, STATEMENT_WORDS.ru, {
    ...names,
    team: (team) => almanac('ru').terms.teams[team].one,
    side: (alignment) => almanac('ru').terms.alignments[alignment],
  });

/** A game up to its first day in which the Storyteller takes every suggestion but these. */
function played(ruled: { readonly [what: string]: Json } = {}): { game: Game; read: string[] } {
  const seats = CHARACTERS.map((character, at) => ({ name: NAMES[at]!, character }));
  const game = new Game({ script: { name: 'Words', characters: CHARACTERS }, seats }, cast);
  const read: string[] = [];
  while (game.state.phase !== 'day' && !game.isOver) {
    const { id, to, about, options, suggestion } = game.prompts()[0]!;
    if (about.suggested !== undefined) read.push(say(about.suggested, names, 'ru'));
    const choice = ruled[about.what ?? ''] ?? suggestion?.choice ?? firstAnswer(options);
    const taken = game.submit({
      type: 'answer',
      prompt: id,
      by: to,
      choice: about.what === 'amnesiac-ability' ? null : choice,
    });
    expect(taken).toMatchObject({ ok: true });
  }
  return { game, read };
}

const toldTo = (game: Game, seat: number): Statement[] =>
  game.events.flatMap((event) => (event.type === 'told' && event.seat === seat ? [event.info] : []));

test('words that are suggested and taken reach every reader in their language', () => {
  const { game, read } = played();
  const told = [0, 1].flatMap((seat) => toldTo(game, seat)).filter(({ says }) => says === 'text');
  expect(told).toHaveLength(2);
  for (const statement of told) {
    expect(inRussian(statement)).not.toMatch(/[a-z]/i);
    expect(StatementShape.safeParse(statement).success).toBe(true);
  }
  expect(read).toEqual(['Каждую ночь показывайте этому игроку кого-нибудь из игроков.']);
  expect(Game.replay(game.setup, JSON.parse(JSON.stringify(game.entries)), cast).events).toEqual(game.events);
});

test('words of the Storyteller stay as they wrote them, and other data is no answer', () => {
  const { game } = played({ word: 'Kikeriki' });
  expect(toldTo(game, 1)).toContainEqual({ says: 'text', text: 'Kikeriki' });
  expect(StatementShape.safeParse({ says: 'text', text: { say: 'suggested.word', word: 'imp' } }).success).toBe(false);
  const fresh = new Game(game.setup, cast);
  const asked = fresh.prompts().find(({ options }) => options.pick === 'text')!;
  const choice = { say: 'suggested.trust-nobody' };
  expect(fresh.submit({ type: 'answer', prompt: asked.id, by: 'storyteller', choice })).toMatchObject({
    ok: false,
    reason: { say: 'answer.no-text' },
  });
});

test('every secret word and phrase is another in both languages', () => {
  for (const lang of ['en', 'ru'] as const) {
    const words = SECRET_WORDS.map((word) => say({ say: 'suggested.word', word }, names, lang));
    const phrases = SECRET_PHRASES.map((phrase) => say({ say: 'suggested.phrase', phrase }, names, lang));
    expect(new Set([...words, ...phrases]).size).toBe(SECRET_WORDS.length + SECRET_PHRASES.length);
  }
});
