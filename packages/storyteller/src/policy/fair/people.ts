import type { Json, Option, Prompt, SeatId } from '@belfry/engine';
import { hasTag } from '../../town/rules.ts';
import type { Ruling } from '../policy.ts';
import { tryOut } from '../trial.ts';
import type { Bearing } from './bearing.ts';

/** Ranks players and explains the best; the worth of each is said by the kind of ruling. */
function bestPlayer(
  options: readonly Option[],
  bearing: Bearing,
  worth: (seat: SeatId) => number,
): { seat: SeatId; choice: Json }[] {
  return options
    .filter((o) => typeof o.value === 'number')
    .map((o) => ({
      seat: o.value as number,
      choice: o.value,
      rank: worth(o.value as number) + bearing.dice.next() * 0.4,
    }))
    .sort((a, b) => b.rank - a.rank);
}

/** Who will always look like the Demon: somebody good who can live with it, and whom nothing else gives away. */
export function ruleHerring(options: readonly Option[], { about }: Prompt, bearing: Bearing): Ruling | null {
  const { game, push } = bearing;
  const worth = (seat: SeatId) => {
    const { character } = game.state.seats[seat]!;
    const entry = game.grimoire.script.lookUp(character);
    const provable = hasTag(entry, 'onceInfo') ? -0.6 : 0;
    const looksEvilAnyway = game.grimoire.cast.get(character)?.registers !== undefined ? -1 : 0;
    const informs = hasTag(entry, 'info') ? 0.5 * push : 0;
    return provable + looksEvilAnyway + informs + (seat === about.seat ? -1 : 0);
  };
  const [best] = bestPlayer(options, bearing, worth);
  if (best === undefined) return null;
  return { choice: best.choice, reason: { say: 'why.herring', seat: best.seat } };
}

/** Where a death goes that may go elsewhere. The dead among the options mean that nobody dies. */
export function ruleRedirect(options: readonly Option[], prompt: Prompt, bearing: Bearing): Ruling | null {
  const { game, push, board, isEvil, isDemon } = bearing;
  const meant = prompt.about.seat;
  const evil = board.reading().evil;
  const worth = (seat: SeatId) => {
    const { alive, character } = game.state.seats[seat]!;
    if (isDemon(seat)) return -9;
    if (!alive) return push < -0.5 ? 0.3 : -1;
    if (isEvil(seat)) return push < -0.3 ? 0.9 : -2;
    const entry = game.grimoire.script.lookUp(character);
    if (seat === meant) return 0.3 * push;
    // For evil a trusted voice is worth most; for good somebody whose death tells the town something.
    const tells = hasTag(entry, 'onceInfo') ? -push : 0;
    const loss = hasTag(entry, 'info') ? push * 0.6 : -push * 0.3;
    return 0.4 + tells + loss - 0.2 * push * (evil[seat] ?? 0);
  };
  for (const { seat, choice } of bestPlayer(options, bearing, worth)) {
    if (tryOut(game, prompt, choice).endsGame) continue;
    if (seat === meant) return { choice, reason: { say: 'why.dies-after-all', seat } };
    if (!game.state.seats[seat]!.alive) return { choice, reason: { say: 'why.quiet-night' } };
    const say = isEvil(seat) ? 'why.dies-spared' : push > 0 ? 'why.dies-for-evil' : 'why.dies-for-good';
    return { choice, reason: { say, seat } };
  }
  return null;
}

/** Who takes over: a true Minion, the one whom the situation wants. */
export function ruleHeir(options: readonly Option[], prompt: Prompt, bearing: Bearing): Ruling | null {
  const { game, push, board, isEvil } = bearing;
  const { evil } = board.reading();
  const [best] = bestPlayer(options, bearing, (seat) => (isEvil(seat) ? 0 : -9) - push * (evil[seat] ?? 0));
  if (best === undefined || tryOut(game, prompt, best.choice).endsGame) return null;
  return {
    choice: best.choice,
    reason: { say: push > 0 ? 'why.heir-hidden' : 'why.heir-catchable', seat: best.seat },
  };
}

/** Whether somebody passes for what they are not. The first option is the truth. */
export function ruleRegisters(options: readonly Option[], prompt: Prompt, bearing: Bearing): Ruling | null {
  const { game, push, isEvil, dice } = bearing;
  const seat = prompt.about.seat;
  const [truth, pretence] = options;
  if (seat === undefined || truth === undefined || pretence === undefined) return null;
  const trials = [truth, pretence].map(({ value }) => tryOut(game, prompt, value));
  const cost = (at: number) =>
    trials[at]!.deaths.reduce((sum, dead) => sum + (isEvil(dead) ? -1 : 0.7), 0) * push -
    (trials[at]!.endsGame ? 20 : 0);
  // Passing for the other side serves evil, whoever does it, unless somebody pays for it with their life.
  const pretends = cost(1) + 0.6 * push + 0.6 * (dice.next() - 0.5) > cost(0);
  return pretends
    ? { choice: pretence.value, reason: { say: 'why.passes', seat } }
    : { choice: truth.value, reason: { say: 'why.seen-as-is', seat } };
}
