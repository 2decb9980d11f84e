import type { Character, SetupChange, Team } from '@belfry/almanac';
import { countsFor } from './counts.ts';
import type { Shape } from './shape.ts';
import { canBeShown } from './tokens.ts';

/** Those in play who are wrong about themselves, as far as the tokens that they could draw are concerned. */
export interface Mistaken {
  /** The teams of which each of them may draw a token. */
  readonly wishes: readonly (readonly Team[])[];
  /** Good tokens in play that leave a token idle: further copies of one character, and the mistaken themselves. */
  readonly idle: Readonly<Record<'townsfolk' | 'outsider', number>>;
}

export const NOBODY_MISTAKEN: Mistaken = { wishes: [], idle: { townsfolk: 0, outsider: 0 } };

/** `tokens` of them, `distinct` of which differ, all of one sort. */
export function mistakenOf(character: Character, distinct: number, tokens: number): Mistaken {
  const wish = character.setup?.drawsAs;
  const idle = wish === undefined ? tokens - distinct : tokens;
  const { team } = character;
  return {
    wishes: wish === undefined ? [] : Array.from({ length: tokens }, () => wish),
    idle: { townsfolk: team === 'townsfolk' ? idle : 0, outsider: team === 'outsider' ? idle : 0 },
  };
}

export function bothMistaken(a: Mistaken, b: Mistaken): Mistaken {
  return {
    wishes: [...a.wishes, ...b.wishes],
    idle: { townsfolk: a.idle.townsfolk + b.idle.townsfolk, outsider: a.idle.outsider + b.idle.outsider },
  };
}

/** How many characters of each team on a script somebody may wrongly draw. */
export type Shown = Readonly<Record<Team, number>>;

export function shownOn(script: readonly Character[]): Shown {
  const of = (team: Team) => script.filter((c) => c.team === team && canBeShown(c)).length;
  return {
    townsfolk: of('townsfolk'),
    outsider: of('outsider'),
    minion: of('minion'),
    demon: of('demon'),
    traveller: 0,
    fabled: 0,
    loric: 0,
  };
}

/** How many tokens of a team lie idle and could be drawn by somebody who is wrong about themselves. */
function spareTokens(team: Team, { idle }: Mistaken, shape: Shape, shown: Shown): number {
  const kinds = shown[team];
  // A good token exists once. A Demon's may be the very Demon in play: the mistaken player is told a different truth.
  if (team === 'demon') return kinds === 0 ? 0 : Infinity;
  if (team !== 'townsfolk' && team !== 'outsider') return kinds;
  return kinds - (shape[team] - idle[team]);
}

/** Whether enough tokens stay out of play for those who draw a token that is not theirs. */
export function enoughToShow(mistaken: Mistaken, shape: Shape, shown: Shown): boolean {
  const { wishes } = mistaken;
  if (wishes.length === 0) return true;
  const spare = (team: Team) => spareTokens(team, mistaken, shape, shown);
  const certain = wishes.filter((teams) => teams.length === 1);
  if (!certain.every(([team]) => spare(team!) >= certain.filter(([other]) => other === team).length)) return false;
  const good = wishes.filter((teams) => !teams.includes('demon'));
  return [...new Set(good.flat())].reduce((sum, team) => sum + spare(team), 0) >= good.length;
}

/** The most good tokens that any bag of this script can hold. */
function mostGood(script: readonly Character[], players: number): number {
  const { minion, demon } = countsFor(players);
  const some = (has: (setup: SetupChange) => boolean) => script.some((c) => c.setup !== null && has(c.setup));
  const minions = some((s) => s.noEvil === true || s.minionsMadeLater === true) ? 0 : minion;
  const demons = some((s) => s.noEvil === true || (s.demons ?? 0) < 0) ? 0 : demon;
  return players - minions - demons;
}

/**
 * Whether tokens can never run short, whoever is in play. Then being wrong about oneself restricts no bag, and the
 * mistaken are as good as ordinary characters when bags are counted.
 */
export function alwaysEnoughToShow(script: readonly Character[], players: number): boolean {
  const wishes = script.flatMap((c) => (c.setup?.drawsAs === undefined ? [] : [c.setup.drawsAs]));
  const townsfolk = script.filter((c) => c.team === 'townsfolk' && canBeShown(c)).length;
  const demons = script.filter((c) => c.team === 'demon' && canBeShown(c)).length;
  const good = wishes.filter((teams) => teams.includes('townsfolk')).length;
  const evil = wishes.filter((teams) => teams.includes('demon')).length;
  if (good + evil < wishes.length) return false;
  return (good === 0 || townsfolk - mostGood(script, players) >= good) && (evil === 0 || demons > 0);
}
