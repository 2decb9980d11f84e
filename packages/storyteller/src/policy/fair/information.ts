import type { CharacterId, Sentence } from '@belfry/almanac';
import {
  type Information,
  isStatement,
  type Option,
  type Prompt,
  playersIn,
  type SeatId,
  type Statement,
} from '@belfry/engine';
import type { ClaimedInfo } from '@belfry/protocol';
import { ImaginedWorld } from '../../town/imagined.ts';
import { type Meaning, meaningIn, worldAt } from '../../town/meaning.ts';
import type { Ruling } from '../policy.ts';
import type { Bearing } from './bearing.ts';

/** How far chance may have its way: least where the push is strong, so the help is in proportion to the need. */
const LEEWAY = { least: 0.1, most: 0.8 };
/** Of hundreds of pairs a fair sample is enough. */
const CONSIDERED = 40;

interface Weighed {
  readonly option: Option;
  readonly meaning: Meaning;
  /** How well it serves what the game needs. */
  readonly serves: number;
  readonly coherent: boolean;
  readonly score: number;
}

/** What to show: true where the ability works, and within that whatever makes the better game. */
export function ruleInformation(prompt: Prompt, bearing: Bearing): Ruling | null {
  const { options, about, suggestion } = prompt;
  const { game, board, dice } = bearing;
  if (options.pick !== 'one' || about.seat === undefined || about.character === undefined) return null;
  const information = game.grimoire.cast.get(about.character)?.learns;
  const shown = options.of[0]?.value;
  const isGrimoire = isStatement(shown) && shown.says === 'grimoire';
  if (information === undefined || suggestion === null) return null;
  if (isGrimoire) return ruleGrimoire(options.of, bearing, suggestion.choice);
  const { seat, character } = about;
  const chosen = about.chosen ?? [];
  const world = new ImaginedWorld({
    rules: board.rules,
    me: seat,
    circle: game.state.circle,
    living: game.state.circle.filter((id) => game.state.seats[id]!.alive),
    executed: game.state.today.executions.filter((e) => e.died).map((e) => e.seat),
    voted: game.state.today.votes.map((then) => then.seat),
    nominated: game.state.today.nominators.map((then) => then.seat),
    claims: bearing.taken,
  });
  const past = about.works === false ? toldBefore(bearing, seat, character) : [];
  const [first, ...rest] = options.of;
  const considered = [first!, ...dice.shuffle(rest).slice(0, CONSIDERED - 1)];
  const leeway = LEEWAY.least + (LEEWAY.most - LEEWAY.least) * (1 - Math.abs(bearing.push));
  const weighed = considered.map((option): Weighed => {
    const statement = option.value as unknown as Statement; // the options of an information ruling are statements
    const meaning = meaningIn(world, information, statement, chosen);
    const serves = service(meaning, bearing);
    const coherent = past.every((p) => agree(information, world, statement, chosen, meaning, p));
    const odd = meaning.impossible ? -1.5 : 0;
    const score = serves + (coherent ? 0 : -0.8) + odd + dice.next() * leeway;
    return { option, meaning, serves, coherent, score };
  });
  const best = weighed.reduce((a, b) => (b.score > a.score ? b : a));
  return { choice: best.option.value, reason: reasonFor(best, about.works === true, bearing) };
}

/** Pointing at the good or clearing the evil helps evil; what concerns the Demon is weighed for itself. */
function service({ needs, clears }: Meaning, { isEvil, isDemon, push, hide }: Bearing): number {
  let sum = 0;
  for (const group of needs) {
    for (const { seat } of group) {
      sum += (isDemon(seat) ? -1.7 * hide : isEvil(seat) ? -0.8 * push : push) / needs.length;
    }
  }
  for (const { seat, as } of clears) {
    if (isDemon(seat)) sum += hide;
    else if (as !== 'demon') sum += (isEvil(seat) ? 0.6 : -0.35) * push;
    else sum -= isEvil(seat) ? 0 : 0.25 * hide;
  }
  return Math.max(-2, Math.min(2, sum));
}

interface Past {
  readonly told: ClaimedInfo;
  readonly world: ImaginedWorld;
  readonly meaning: Meaning;
}

/** What this player has been shown on earlier nights; the latest two are what they will compare with. */
function toldBefore(bearing: Bearing, seat: SeatId, character: CharacterId): Past[] {
  const { game, board } = bearing;
  const information = game.grimoire.cast.get(character)?.learns;
  if (information === undefined) return [];
  const told: ClaimedInfo[] = [];
  let night = 0;
  let chosen: readonly SeatId[] = [];
  for (const event of game.events) {
    if (event.type === 'night-falls') {
      night = event.night;
      chosen = [];
    }
    if (event.type === 'chose' && event.seat === seat) chosen = playersIn(event.chosen);
    if (event.type === 'told' && event.seat === seat && event.character === character)
      told.push({ night, chosen, info: event.info });
  }
  return told.slice(-2).map((info) => {
    const world = worldAt(board, seat, info.night, bearing.taken);
    return { told: info, world, meaning: meaningIn(world, information, info.info, info.chosen) };
  });
}

/** Whether one story explains both what they heard then and what they would hear now. */
function agree(
  information: Information,
  world: ImaginedWorld,
  statement: Statement,
  chosen: readonly SeatId[],
  now: Meaning,
  past: Past,
): boolean {
  const stories = (meaning: Meaning) => (meaning.needs.length === 0 ? [[]] : meaning.needs);
  for (const a of stories(now)) {
    for (const b of stories(past.meaning)) {
      const masks = new Map([...a, ...b].map(({ seat, as }) => [seat, as === 'demon' ? 'demon' : 'minion'] as const));
      world.masks = masks;
      past.world.masks = masks;
      const both =
        information.holds(world, statement, chosen) !== 'no' &&
        information.holds(past.world, past.told.info, past.told.chosen) !== 'no';
      if (both) return true;
    }
  }
  return false;
}

/** A look into the Grimoire is true, or two tokens have changed places. */
function ruleGrimoire(options: readonly Option[], { push, dice }: Bearing, plain: Ruling['choice']): Ruling {
  if (push > 0.3) {
    const honest = options.find((o) => o.note === 'yes');
    if (honest !== undefined) return { choice: honest.value, reason: { say: 'why.honest-look' } };
  }
  const wrong = options.filter((o) => o.note === 'no');
  return {
    choice: wrong.length > 0 ? dice.pick(wrong).value : plain,
    reason: { say: 'why.spoiled-look' },
  };
}

function reasonFor({ option, meaning }: Weighed, works: boolean, { push, isEvil }: Bearing): Sentence {
  if (works) {
    if (option.note === 'may') return { say: 'why.true-by-registering' };
    return { say: push > 0 ? 'why.true-and-open' : 'why.true-and-useful' };
  }
  if (option.note === 'yes') return { say: push < 0 ? 'why.truth-slips' : 'why.truth-harmless' };
  const framed = meaning.needs.flat().find(({ seat }) => !isEvil(seat));
  if (framed !== undefined && push > 0) return { say: 'why.false-frames', seat: framed.seat };
  const shielded = meaning.clears.find(({ seat }) => isEvil(seat));
  if (shielded !== undefined) return { say: 'why.false-shields', seat: shielded.seat };
  return { say: push < 0 ? 'why.false-harmless' : 'why.false-believable' };
}
