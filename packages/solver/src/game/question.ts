import type { Character, CharacterId, Team } from '@belfry/almanac';
import { deductions } from '@belfry/characters';
import { countsFor, type Fact, MOST_IN_BAG, type SeatId } from '@belfry/engine';
import type { NightOrder, Problem } from '../problem.ts';
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
  /** Who is not: whatever they say they are, they are something else. */
  readonly doubted?: readonly SeatId[];
  /** Who is taken to have started as what. */
  readonly assumed?: readonly { readonly seat: SeatId; readonly character: CharacterId }[];
  /** Whom an evil player was shown in the first night. */
  readonly fellows?: Fellows;
  /** The script's own. */
  readonly order?: NightOrder | undefined;
}

/** Who is evil, as the evil were told. */
export interface Fellows {
  readonly demons: readonly SeatId[];
  readonly minions: readonly SeatId[];
}

/** What a seat was shown of its own side before anybody can have become somebody else. */
export function fellowsIn(events: readonly Fact[], seat: SeatId): Fellows {
  const dawn = events.findIndex(({ type }) => type === 'dawn');
  const told = (dawn < 0 ? events : events.slice(0, dawn)).flatMap((event) =>
    event.type === 'told' && event.seat === seat && event.info.says === 'evil-info' ? [event.info] : [],
  );
  return { demons: told.flatMap(({ demons }) => demons ?? []), minions: told.flatMap(({ minions }) => minions ?? []) };
}

const isEvil = ({ team }: Character) => team === 'minion' || team === 'demon';

/** Who may be somebody who does not say what they are, beside the evil. */
const isWrongAboutSelf = ({ id }: Character) => deductions.get(id)?.wrongAboutSelf !== undefined;
const believes = ({ id }: Character) => deductions.get(id)?.wrongAboutSelf === 'believes';
const drawsAs = ({ setup }: Character, { team }: Character) => setup?.drawsAs?.some((one) => one === team) === true;

const idOf = ({ id }: Character) => id;

/** Whom evil players may be shown as one of them: who has such an ability, or may come to have it before they are shown. */
export function maySeemEvil(id: CharacterId, script: readonly Character[]): boolean {
  const { seemsEvil, gains } = deductions.get(id) ?? {};
  return seemsEvil === true || (gains === true && script.some((one) => deductions.get(one.id)?.seemsEvil === true));
}

/** The problem that the solver solves: whoever is not trusted may be evil, or wrong about themselves. */
export function problemOf(question: Question): Problem {
  const { names, script, chronicle, testimonies, you } = question;
  const { trusted = [], doubted = [], assumed = [], fellows = { demons: [], minions: [] } } = question;
  const isHonest = (seat: SeatId) => seat === you || trusted.includes(seat);
  const domainOf = (seat: SeatId): CharacterId[] => {
    const { claim } = testimonies[seat]!;
    // Who says nothing may be anybody.
    if (claim === null) return script.map(({ id }) => id);
    const drawn = script.find(({ id }) => id === claim);
    const isDeceived = (one: Character) => believes(one) || (drawn !== undefined && drawsAs(one, drawn));
    const others = script.filter(isHonest(seat) ? isDeceived : (one) => isEvil(one) || isWrongAboutSelf(one));
    return [claim, ...others.map(({ id }) => id)];
  };
  // Who only thinks that they are evil was shown anybody.
  const own = you === null ? undefined : script.find(({ id }) => id === testimonies[you]!.claim);
  // Who is good and was shown anybody has another's ability beside their own.
  const isShown = own !== undefined && isEvil(own);
  const isSure = isShown && !script.some((one) => drawsAs(one, own));
  const ofTeam = (team: Team) => script.filter((one) => one.team === team || maySeemEvil(one.id, script)).map(idOf);
  const knownOf = (seat: SeatId): CharacterId[] => {
    const taken = assumed.find((one) => one.seat === seat);
    if (taken !== undefined) return [taken.character];
    if (isSure && seat !== you && fellows.demons.includes(seat)) return ofTeam('demon');
    if (isSure && seat !== you && fellows.minions.includes(seat)) return ofTeam('minion');
    const domain = domainOf(seat);
    return doubted.includes(seat) ? domain.filter((id) => id !== testimonies[seat]!.claim) : domain;
  };
  const spoken = names.map((_, seat) => seat);
  return {
    names,
    script,
    claims: testimonies.map(({ claim }) => claim),
    domains: spoken.map(knownOf),
    mayLie: spoken.map((seat) => !isHonest(seat)),
    ...(isShown && !isSure && you !== null ? { shown: { to: you, ...fellows } } : {}),
    // Where Travellers make it more than a bag holds, nothing is ruled out anyway.
    counts: countsFor(Math.min(names.length, MOST_IN_BAG)),
    beside: chronicle.beside ?? [],
    order: question.order,
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
    isPlayed: true,
    allAbilities: null,
  };
}
