import type { Character, CharacterId } from '@belfry/almanac';
import { deductions } from '@belfry/characters';
import { countsFor, type SeatId } from '@belfry/engine';
import type { Problem } from '../problem.ts';
import type { Chronicle } from './chronicle.ts';
import type { Testimony } from './testimony.ts';

/** A game as one seat asks about it: what all saw, and what everybody says. */
export interface Question {
  readonly names: readonly string[];
  readonly script: readonly Character[];
  readonly chronicle: Chronicle;
  /** What each says of themselves: what they are, and all, some or nothing of what they learned. */
  readonly testimonies: readonly Testimony[];
  /** Who asks: they say the truth to themselves. null for somebody who watches. */
  readonly you: SeatId | null;
  /** Who is taken at their word. */
  readonly trusted?: readonly SeatId[];
}

const isEvil = ({ team }: Character) => team === 'minion' || team === 'demon';

/** Who may be somebody who does not say what they are, beside the evil. */
const isWrongAboutSelf = ({ id }: Character) => deductions.get(id)?.wrongAboutSelf !== undefined;
const believes = ({ id }: Character) => deductions.get(id)?.wrongAboutSelf === 'believes';

/** The problem that the solver solves: whoever is not trusted may be evil, or wrong about themselves. */
export function problemOf({ names, script, chronicle, testimonies, you, trusted = [] }: Question): Problem {
  const isHonest = (seat: SeatId) => seat === you || trusted.includes(seat);
  const domainOf = (seat: SeatId): CharacterId[] => {
    const { claim } = testimonies[seat]!;
    // Who says nothing may be anybody.
    if (claim === null) return script.map(({ id }) => id);
    const others = script.filter(isHonest(seat) ? believes : (one) => isEvil(one) || isWrongAboutSelf(one));
    return [claim, ...others.map(({ id }) => id)];
  };
  const spoken = names.map((_, seat) => seat);
  return {
    names,
    script,
    claims: testimonies.map(({ claim }) => claim),
    domains: spoken.map(domainOf),
    mayLie: spoken.map((seat) => !isHonest(seat)),
    counts: countsFor(names.length),
    duplicates: false,
    nights: chronicle.nights.map(({ deaths, revivals }, night) => ({
      deaths,
      revivals,
      told: spoken.flatMap((seat) => (testimonies[seat]!.nights[night]?.told ?? []).map((told) => ({ seat, told }))),
      heard: spoken.flatMap((seat) => (testimonies[seat]!.nights[night]?.heard ?? []).map((told) => ({ seat, told }))),
      changes: spoken.flatMap((seat) => {
        const became = testimonies[seat]!.nights[night]?.became ?? null;
        return became === null ? [] : [{ seat, character: became }];
      }),
    })),
    days: chronicle.days.map((events, day) => ({
      events,
      told: spoken.flatMap((seat) => (testimonies[seat]!.days[day] ?? []).map((told) => ({ seat, told }))),
    })),
    lastDayIsOver: !chronicle.isOpen,
    falsehood: 'possible',
    madMayLie: false,
    sinksKills: true,
    allAbilities: null,
  };
}
