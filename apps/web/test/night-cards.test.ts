import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin, type Cards, laidDown, turnAt, turned, untilNextTurn, type Waiting } from '../src/online/night/cards.ts';

const SECONDS = 8;
const STEP_MS = 500;
const LENGTH = 200;

/** What somebody across the room sees of a phone: whether there is a card on it. */
const seen = ({ card }: Cards): boolean => card.kind !== 'none';

/**
 * A night at one phone, in half seconds. Its owner taps whatever lies there `after` so many of them; `waits` says what really
 * waits for them at each moment until they have answered it.
 */
function night(waits: readonly Waiting[], after: number, chance: () => number) {
  let cards = begin(0);
  let lain = 0;
  const answered = new Set<string>();
  const shown: boolean[] = [];
  const names: string[] = [];
  for (let step = 0; step < LENGTH; step++) {
    const waiting = waits[step] ?? null;
    const open = waiting === null || answered.has(waiting) ? null : waiting;
    const before = cards;
    cards = turned(cards, turnAt(step * STEP_MS, SECONDS), open, chance());
    lain = seen(cards) && seen(before) ? lain + 1 : 0;
    if (seen(cards) && lain >= after) {
      if (cards.card.kind === 'real') answered.add(cards.card.name);
      names.push(cards.card.kind === 'real' ? cards.card.name : 'for show');
      cards = laidDown(cards);
    }
    shown.push(seen(cards));
  }
  return { shown, names };
}

describe('Night cards in one room', () => {
  it('look the same from across the room, whatever really waits for somebody', () => {
    const waiting = fc.array(fc.option(fc.constantFrom('imp', 'poisoner', 'news 1', 'news 2'), { nil: null }), {
      minLength: LENGTH,
      maxLength: LENGTH,
    });
    fc.assert(
      fc.property(
        waiting,
        fc.integer({ min: 1, max: 40 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999 })),
        (waits, after, dice) => {
          const roll = () => dice.next().value as number; // an endless stream
          const nobody = night(
            Array.from({ length: LENGTH }, () => null),
            after,
            roll,
          );
          expect(night(waits, after, roll).shown).toEqual(nobody.shown);
        },
      ),
    );
  });

  it('come at the turns alone, to every phone at the same moment', () => {
    const quiet = { turn: 4, card: { kind: 'none' } } as const;
    expect(turned(quiet, 4, 'imp', 0.5)).toEqual(quiet);
    expect(turned(quiet, 5, 'imp', 0.5)).toEqual({ turn: 5, card: { kind: 'real', name: 'imp' } });
    expect(turned(quiet, 5, null, 0.5).card.kind).toBe('decoy');
    for (const now of [0, 1, 7_999, 8_000, 1_763_000_000_123]) {
      const next = now + untilNextTurn(now, SECONDS);
      expect(turnAt(next, SECONDS)).toBe(turnAt(now, SECONDS) + 1);
      expect(turnAt(next - 1, SECONDS)).toBe(turnAt(now, SECONDS));
    }
  });

  it('let nobody miss what is theirs: it comes at the next turn, over one for show that was left lying', () => {
    const waits = Array.from({ length: LENGTH }, (_, step) => (step > 20 ? 'imp' : null));
    expect(night(waits, 4, () => 0.1).names).toContain('imp');
    const left = turned(begin(0), 1, null, 0.1);
    expect(turned(left, 2, null, 0.9)).toEqual({ ...left, turn: 2 });
    expect(turned(left, 2, 'imp', 0.9).card).toEqual({ kind: 'real', name: 'imp' });
  });

  it('have every shape that a real question has', () => {
    const shapes = new Set(
      Array.from({ length: 100 }, (_, at) => {
        const { card } = turned(begin(0), 1, null, at / 100);
        return card.kind === 'decoy' ? card.decoy : card.kind;
      }),
    );
    expect([...shapes].sort()).toEqual(['characters', 'news', 'players', 'two']);
  });
});
