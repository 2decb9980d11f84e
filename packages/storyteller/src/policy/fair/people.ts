import type { Sentence } from '@belfry/almanac';
import type { Option, Prompt, SeatId } from '@belfry/engine';
import { hasTag } from '../../town/rules.ts';
import type { Ruling } from '../policy.ts';
import { tryOut } from '../trial.ts';
import type { Bearing } from './bearing.ts';
import { type Candidate, prefer, preferredBy, settle } from './settle.ts';
import { voiceOf } from './voice.ts';

const LEEWAY = 0.4;

/** Ranks players; the worth of each is said by the kind of ruling. */
const among = (
  options: readonly Option[],
  { dice }: Bearing,
  worth: (seat: SeatId) => number,
  why: (seat: SeatId) => Sentence,
): readonly Candidate[] =>
  options.flatMap(({ value }) =>
    typeof value === 'number'
      ? [{ choice: value, score: worth(value) + dice.next() * LEEWAY, why: () => why(value) }]
      : [],
  );

/** One stroke of luck would settle who they are. */
const isProvable = (seat: SeatId, { grimoire }: Bearing): boolean =>
  hasTag(grimoire.script.lookUp(grimoire.seat(seat).character), 'onceInfo');

/** Who will always look like the Demon: somebody good who can live with it, and whom nothing else gives away. */
export function ruleHerring(options: readonly Option[], { about }: Prompt, bearing: Bearing): Ruling | null {
  const { grimoire, push } = bearing;
  const worth = (seat: SeatId) => {
    const { character } = grimoire.seat(seat);
    const entry = grimoire.script.lookUp(character);
    const provable = hasTag(entry, 'onceInfo') ? -0.6 : 0;
    const looksEvilAnyway = grimoire.cast.get(character)?.registers !== undefined ? -1 : 0;
    const informs = hasTag(entry, 'info') ? 0.5 * push : 0;
    return provable + looksEvilAnyway + informs + (seat === about.seat ? -1 : 0);
  };
  return prefer(among(options, bearing, worth, (seat) => ({ say: 'why.herring', seat })));
}

/** Whose character somebody good is told of: for good a voice to rely on, for evil one that says little. */
export function ruleConfidant(options: readonly Option[], _: Prompt, bearing: Bearing): Ruling | null {
  const { push, isEvil } = bearing;
  const worth = (seat: SeatId) => (isEvil(seat) ? 2 * push - 1 : -push * voiceOf(seat, bearing));
  const why = (seat: SeatId): Sentence =>
    push < 0 ? { say: 'why.confidant-tells', seat } : { say: 'why.confidant-little', seat };
  return prefer(among(options, bearing, worth, why));
}

/** Who is set against somebody evil: for evil a voice whose word will be doubted, for good one that can be proven. */
export function ruleRival(options: readonly Option[], _: Prompt, bearing: Bearing): Ruling | null {
  const { push } = bearing;
  const worth = (seat: SeatId) => push * voiceOf(seat, bearing) - (isProvable(seat, bearing) ? push : 0);
  const why = (seat: SeatId): Sentence =>
    push > 0 ? { say: 'why.rival-doubted', seat } : { say: 'why.rival-believed', seat };
  return prefer(among(options, bearing, worth, why));
}

/** Who takes over or acts for evil: somebody evil, the one whom the situation wants. */
export function ruleHeir(options: readonly Option[], prompt: Prompt, bearing: Bearing): Ruling | null {
  const { push, board, isEvil } = bearing;
  const { evil } = board.reading();
  const worth = (seat: SeatId) => (isEvil(seat) ? 0 : -9) - push * (evil[seat] ?? 0);
  const why = (seat: SeatId): Sentence =>
    push > 0 ? { say: 'why.heir-hidden', seat } : { say: 'why.heir-catchable', seat };
  return settle(among(options, bearing, worth, why), prompt, bearing);
}

/** Who is passed off as a Minion to one who only believes to be the Demon: good players, for a decoy that is true is none. */
export function ruleFalseMinions({ options }: Prompt, bearing: Bearing): Ruling | null {
  if (options.pick !== 'players') return null;
  const { dice, isEvil } = bearing;
  const worth = (seat: SeatId) => (isEvil(seat) ? -1 : 0) + dice.next() * LEEWAY;
  const ranked = options.from.map((seat) => ({ seat, worth: worth(seat) })).sort((a, b) => b.worth - a.worth);
  const taken = ranked.slice(0, options.min);
  const [next] = ranked.slice(options.min);
  const last = taken.at(-1);
  const choice = taken.map(({ seat }) => seat);
  const why = (seats: readonly SeatId[]): Sentence => {
    const evil = seats.find(isEvil);
    return evil === undefined ? { say: 'why.false-minions' } : { say: 'why.false-minions-true', seat: evil };
  };
  if (next === undefined || last === undefined) return { choice, reason: why(choice) };
  const other = [...choice.slice(0, -1), next.seat];
  return {
    choice,
    reason: why(choice),
    weighed: [{ choice: other, by: preferredBy(last.worth - next.worth), reason: why(other) }],
  };
}

/** Whether somebody passes for what they are not. The first option is the truth. */
export function ruleRegisters(options: readonly Option[], prompt: Prompt, bearing: Bearing): Ruling | null {
  const { grimoire, push, isEvil, dice } = bearing;
  const seat = prompt.about.seat;
  const [truth, pretence] = options;
  if (seat === undefined || truth === undefined || pretence === undefined) return null;
  const trials = [truth, pretence].map(({ value }) => tryOut(grimoire, prompt, value));
  const cost = (at: number) =>
    trials[at]!.deaths.reduce((sum, dead) => sum + (isEvil(dead) ? -1 : 0.7), 0) * push -
    (trials[at]!.endsGame ? 20 : 0);
  // Passing for the other side serves evil, whoever does it, unless somebody pays for it with their life.
  return prefer([
    { choice: truth.value, score: cost(0), why: () => ({ say: 'why.seen-as-is', seat }) },
    {
      choice: pretence.value,
      score: cost(1) + 0.6 * push + 0.6 * (dice.next() - 0.5),
      why: () => ({ say: 'why.passes', seat }),
    },
  ]);
}
