import type { Character, CharacterId } from '@belfry/almanac';
import { deductions } from '@belfry/characters';
import { countsFor, type Random, type SeatId } from '@belfry/engine';
import { type Dated, type FileItem, type FilePlayer, item, type PuzzleFile, spelled } from './file.ts';
import { executedOn, type Moment, reseated } from './moment.ts';
import { type Occasion, type Pretence, SAYINGS } from './sayings.ts';
import { dated, daysSeen, nightsSeen } from './seen.ts';

/** Who tells what, before anything is left out: in the seats of the file, where "You" are the first. */
export interface Draft {
  readonly file: PuzzleFile;
  /** Who may be hidden behind a claim, beside those who are or are spoken of. */
  readonly optional: readonly CharacterId[];
}

export interface Drafting {
  readonly id: string;
  readonly moment: Moment;
  readonly script: readonly Character[];
  readonly you: SeatId;
  readonly draws: Random;
}

const believes = (id: CharacterId) => deductions.get(id)?.wrongAboutSelf === 'believes';
const isEvil = ({ team }: Character) => team === 'minion' || team === 'demon';

/** Whoever can be behind a claim that is not true. */
export const hiddenIn = (script: readonly Character[]): CharacterId[] =>
  script
    .filter(
      (one) => isEvil(one) || deductions.get(one.id)?.wrongAboutSelf === 'lies about everything' || believes(one.id),
    )
    .map(({ id }) => id);

/** The good say what they know; the evil say what they make up. */
export function draftOf({ id, moment, script, you, draws }: Drafting): Draft {
  const players = moment.names.length;
  const to = (seat: SeatId) => (seat - you + players) % players;
  const from = (at: SeatId) => (at + you) % players;
  const seats = Array.from({ length: players }, (_, at) => from(at));
  const claims = claimsOf(moment, script, draws);
  const inFile = seats.map((seat) => claims[seat]!);
  const filePlayers = seats.map((seat, at): FilePlayer => {
    const nights = moment.isEvil[seat]!
      ? lieOf(moment, script, seat, claims, draws, to, inFile)
      : truthOf(moment, seat, to);
    return {
      name: at === 0 ? 'You' : moment.names[seat]!,
      claim: spelled(claims[seat]!),
      nightInfo: dated(nights),
      dayInfo: {},
    };
  });
  const hidden = hiddenIn(script);
  const spoken = new Set(filePlayers.flatMap(({ nightInfo }) => charactersIn(nightInfo)));
  const needed = new Set([...moment.started, ...moment.now]);
  const { townsfolk, outsider, minion, demon } = countsFor(players);
  const watched = new Set(seats.filter((seat) => deductions.get(claims[seat]!)?.nominated !== undefined));
  const file: PuzzleFile = {
    id,
    title: '',
    numPlayers: players,
    hiddenCharacters: hidden.map(spelled),
    hiddenSelf: hidden.filter(believes).map(spelled),
    alsoOnScript: [],
    script: [],
    hermitOutsiders: null,
    players: filePlayers,
    dayEvents: {},
    resolvedDayEvents: daysSeen(moment.chronicle, to, watched),
    nightDeaths: nightsSeen(moment.chronicle, players, to),
    maxNight: moment.dawn,
    maxDay: moment.dawn,
    flags: {
      categoryCounts: [townsfolk, outsider, minion, demon],
      categoryCountsAuthored: false,
      allowDuplicateTokensInBag: false,
      playerZeroIsYou: true,
      allowKillingDeadPlayers: true,
      finishFinalDay: false,
    },
    solutions: [seats.map((seat) => spelled(moment.started[seat]!))],
    solutionEndCharacters: [seats.map((seat) => spelled(moment.now[seat]!))],
  };
  return { file, optional: hidden.filter((one) => !needed.has(one) && !spoken.has(spelled(one))) };
}

/** The same with fewer who could be hidden. */
export function without(file: PuzzleFile, ids: readonly CharacterId[]): PuzzleFile {
  const gone = new Set(ids.map(spelled));
  const keep = (names: readonly string[]) => names.filter((name) => !gone.has(name));
  return { ...file, hiddenCharacters: keep(file.hiddenCharacters), hiddenSelf: keep(file.hiddenSelf) };
}

const charactersIn = (nights: Dated): string[] =>
  Object.values(nights).flatMap((items) =>
    items.flatMap(({ args }) =>
      ['character', 'character1', 'character2'].flatMap((name) => {
        const value = args[name];
        return typeof value === 'string' ? [value] : [];
      }),
    ),
  );

/** What each says they are; of the evil nobody says the same as another of them. */
function claimsOf(moment: Moment, script: readonly Character[], draws: Random): readonly CharacterId[] {
  const { isEvil: evil, dealt, bluffs, started } = moment;
  const good = script.filter((one) => !isEvil(one) && !believes(one.id)).map(({ id }) => id);
  const away = good.filter((id) => !started.includes(id) && !dealt.includes(id));
  const shown = shownIn(moment);
  const taken = new Set<CharacterId>(shown.values());
  return dealt.map((id, seat) => {
    if (!evil[seat]) return id;
    const acted = shown.get(seat);
    if (acted !== undefined) return acted;
    // Now and then somebody claims what another is: a quarrel that a puzzle lives of.
    const pool = [bluffs, away, draws.below(5) === 0 ? good : away].map((ids) => ids.filter((one) => !taken.has(one)));
    const claim = draws.pick(
      pool.find((ids) => ids.length > 0 && draws.below(3) > 0) ?? [...pool[1]!, ...pool[2]!, ...good],
    );
    taken.add(claim);
    return claim;
  });
}

/** As whom somebody acted before all: they will not claim to be anybody else. */
export const shownIn = ({ chronicle }: Moment): ReadonlyMap<SeatId, CharacterId> =>
  new Map(
    chronicle.days.flat().flatMap((event) => (event.type === 'use' ? [[event.use.user, event.use.character]] : [])),
  );

function truthOf({ learned, dealt }: Moment, seat: SeatId, to: (seat: SeatId) => SeatId): FileItem[][] {
  let self = dealt[seat]!;
  return learned[seat]!.map((night) => {
    const out: FileItem[] = [];
    if (night.became !== null && night.became !== self) {
      self = night.became;
      out.push(item('CharacterChange', { character: spelled(self) }));
    }
    for (const [id, { chosen, named, info, executed }] of night.learned) {
      const said = SAYINGS.get(id)?.tell({
        chosen: chosen.map(to),
        named,
        info: info === null ? null : reseated(info, to),
        executed: executed === null ? null : to(executed),
      });
      if (said !== null && said !== undefined) out.push(said);
    }
    return out;
  });
}

/** What somebody would have learned had they been what they say. */
function lieOf(
  { chronicle }: Moment,
  script: readonly Character[],
  seat: SeatId,
  claims: readonly CharacterId[],
  draws: Random,
  to: (seat: SeatId) => SeatId,
  inFile: readonly CharacterId[],
): FileItem[][] {
  const saying = SAYINGS.get(claims[seat]!);
  const me = to(seat);
  let dead = 0;
  let isSpent = false;
  return chronicle.nights.map(({ deaths }, night) => {
    const before = executedOn(chronicle, night);
    dead |= (chronicle.days[night - 1] ?? []).reduce((set, event) => set | diedIn(event), 0);
    const there = (dead & (1 << seat)) === 0;
    const diesNow = (deaths & (1 << seat)) !== 0;
    dead |= deaths;
    if (saying === undefined || !there || isSpent || !speaks(saying.when, night, before, diesNow)) return [];
    const pretence: Pretence = {
      draws,
      me,
      others: inFile.map((_, at) => at).filter((at) => at !== me),
      claims: inFile,
      executed: before === null ? null : to(before),
      ofTeam: (team) => script.filter((one) => one.team === team).map(({ id }) => id),
    };
    const said = saying.invent(pretence);
    if (saying.when === 'once') isSpent = true;
    return said === null ? [] : [said];
  });
}

type DayEvents = Moment['chronicle']['days'][number];
const diedIn = (event: DayEvents[number]): number => {
  if (event.type === 'execution') return event.died ? 1 << event.player : 0;
  if (event.type === 'death') return 1 << event.player;
  if (event.type === 'use') return event.use.died && event.use.target !== null ? 1 << event.use.target : 0;
  if (event.type !== 'nomination') return 0;
  const { came, nominator, nominee } = event.nomination;
  if (came === 'nominator-died') return 1 << nominator;
  return came === 'nominee-died' && nominee !== null ? 1 << nominee : 0;
};

/** Nights from 0. */
function speaks(when: Occasion, night: number, executed: SeatId | null, dies: boolean): boolean {
  switch (when) {
    case 'first':
    case 'once':
      return night === 0;
    case 'each':
      return !dies || night === 0;
    case 'other':
      return night > 0 && !dies;
    case 'after-execution':
      return executed !== null && !dies;
    case 'own-death':
      return dies;
  }
}
