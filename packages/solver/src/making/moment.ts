import type { Character, CharacterId } from '@belfry/almanac';
import { deductions } from '@belfry/characters';
import { type GameEvent, type SeatId, STATEMENTS, type Statement, seenBy } from '@belfry/engine';
import { type Chronicle, chronicleOf, seatsIn, wordsIn } from '../game/chronicle.ts';
import type { Learned } from './sayings.ts';

/** A game that was played: all its events, and who could be dealt. */
export interface PlayedGame {
  readonly events: readonly GameEvent[];
  readonly script: readonly Character[];
}

/** A game as it stood at a dawn, with everything that is true of it. */
export interface Moment {
  readonly dawn: number;
  readonly names: readonly string[];
  readonly bluffs: readonly CharacterId[];
  readonly started: readonly CharacterId[];
  readonly now: readonly CharacterId[];
  readonly isEvil: readonly boolean[];
  /** What each was told at first that they are. */
  readonly dealt: readonly CharacterId[];
  readonly chronicle: Chronicle;
  /** learned[seat][night] by the character whose ability it was; nights from 0. */
  readonly learned: readonly (readonly Night[])[];
}

/** A night as one player lived through it. */
export interface Night {
  readonly learned: ReadonlyMap<CharacterId, Learned>;
  readonly became: CharacterId | null;
}

/** Every dawn of a game, the first first. */
export function* momentsOf({ events }: PlayedGame): Generator<Moment> {
  const dealt = events.find((event) => event.type === 'dealt');
  const begun = events.find((event) => event.type === 'game-begins');
  if (dealt?.type !== 'dealt' || begun?.type !== 'game-begins') return;
  const names = begun.seats.map(({ name }) => name);
  const now = dealt.grimoire.map(({ character, alignment }) => ({ character, isEvil: alignment === 'evil' }));
  for (const [at, event] of events.entries()) {
    // Who comes and goes between is not in the format.
    if (event.type === 'joined' || event.type === 'left' || event.type === 'reseated') return;
    if (event.type === 'game-over') return;
    if (event.type === 'became') now[event.seat]!.character = event.character;
    if (event.type === 'turned') now[event.seat]!.isEvil = event.alignment === 'evil';
    if (event.type !== 'dawn') continue;
    const so = events.slice(0, at + 1);
    const chronicle = chronicleOf(seenBy(so, 'public'));
    yield {
      dawn: event.day,
      names,
      bluffs: dealt.bluffs,
      started: dealt.grimoire.map(({ character }) => character),
      now: now.map(({ character }) => character),
      isEvil: now.map((one) => one.isEvil),
      dealt: dealt.grimoire.map(({ character, believes }) => believes ?? character),
      chronicle,
      learned: names.map((_, seat) => learnedBy(seenBy(so, seat), seat, chronicle)),
    };
  }
}

/** Whether the good have been what they seem: whoever is good and says or acts untruth is nobody's puzzle. */
export const isPlain = ({ now, dealt, isEvil, chronicle }: Moment): boolean =>
  now.every((id) => {
    const wrong = deductions.get(id)?.wrongAboutSelf;
    return wrong === undefined || wrong === 'believes';
  }) &&
  chronicle.days
    .flat()
    .every((event) => event.type !== 'use' || isEvil[event.use.user]! || dealt[event.use.user] === event.use.character);

type Seen = ReturnType<typeof seenBy>;

function learnedBy(events: Seen, seat: SeatId, chronicle: Chronicle): Night[] {
  const nights: { learned: Map<CharacterId, Learned>; became: CharacterId | null }[] = [];
  let isNight = true;
  for (const event of events) {
    if (event.type === 'night-falls') {
      isNight = true;
      nights.push({ learned: new Map(), became: null });
    } else if (event.type === 'dawn') isNight = false;
    const tonight = nights.at(-1);
    if (!isNight || tonight === undefined) continue;
    if (event.type === 'you-are' && event.seat === seat) tonight.became = event.character;
    if ((event.type !== 'chose' && event.type !== 'told') || event.seat !== seat || event.character === null) continue;
    const before = tonight.learned.get(event.character);
    const executed = executedOn(chronicle, nights.length - 1);
    tonight.learned.set(
      event.character,
      event.type === 'chose'
        ? { chosen: seatsIn(event.chosen), named: wordsIn(event.chosen)[0] ?? null, info: null, executed }
        : { chosen: before?.chosen ?? [], named: before?.named ?? null, info: event.info, executed },
    );
  }
  return nights;
}

/** Who was executed and died on a day, if anybody. */
export function executedOn({ days }: Chronicle, day: number): SeatId | null {
  const executions = (days[day - 1] ?? []).flatMap((event) =>
    event.type === 'execution' && event.died ? [event.player] : [],
  );
  return executions.at(-1) ?? null;
}

/** The same statement about other seats. */
export function reseated(info: Statement, to: (seat: SeatId) => SeatId): Statement {
  const kinds: { readonly [field: string]: string } = STATEMENTS[info.says];
  const moved = Object.entries(info).map(([field, value]) => {
    const kind = kinds[field] ?? '';
    if (kind.startsWith('seats') && Array.isArray(value)) return [field, value.map(to)];
    return [field, kind.startsWith('seat') && typeof value === 'number' ? to(value) : value];
  });
  return Object.fromEntries(moved) as Statement; // the same fields, of the same kinds
}
