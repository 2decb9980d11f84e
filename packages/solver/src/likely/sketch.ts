import type { CharacterId, Team } from '@belfry/almanac';
import {
  COUNTS,
  type ImaginedWorld,
  type Registration,
  type SeatId,
  type SeatSet,
  type Then,
  type Truth,
  truth,
  type World,
} from '@belfry/engine';
import type { Matter } from '../matter.ts';
import { livingNeighbours } from '../neighbours.ts';
import type { DayEvent } from '../problem.ts';
import { died, diedByExecution, executions, nominated, voted } from '../today.ts';

const NO_MEMORY = {};

/** When something was said: who was dead, and what had happened that day. */
export interface Scene {
  readonly night: number;
  readonly isNight: boolean;
  readonly dead: SeatSet;
  readonly events: readonly DayEvent[];
}

/**
 * The table of one deal at one moment, as an ability asks about it, with nothing worked out that happened in secret. It
 * notes what it was asked, so that an answer can be kept for all deals in which that is the same.
 */
export class Sketch implements ImaginedWorld {
  me: SeatId = 0;
  scene!: Scene;
  /** What everybody is, as codes. */
  codes: ArrayLike<number> = [];
  /** Who is taken to be marked by the asking ability, or -1. */
  mark = -1;
  /** Whose side was asked for, whose team, and whose character. */
  askedSides = 0;
  askedTeams = 0;
  askedCharacters = 0;
  askedMarks = false;
  /** Something was asked that a deal alone does not tell. */
  isOpaque = false;
  /** Whether good players are what they believe to be only as far as anybody knows. */
  readonly #isAsClaimed: boolean;
  readonly #m: Matter;
  readonly #all: readonly SeatId[];
  /** By seat: who they were. What they were is asked for only by who looks at it. */
  readonly #then: readonly Then[];
  /** Kinds of tokens that go by themselves. */
  readonly #passing: ReadonlySet<string>;

  constructor(m: Matter, { isAsClaimed = false } = {}) {
    this.#m = m;
    this.#isAsClaimed = isAsClaimed;
    this.#all = Array.from({ length: m.n }, (_, seat) => seat);
    this.#then = this.#all.map((seat) => this.#asTheyWere(seat));
    const tokens = m.definitions.flatMap((one) => one?.tokens ?? []);
    this.#passing = new Set(tokens.filter(({ until }) => until !== null).map(({ kind }) => kind));
  }

  /** Nothing has been asked yet. */
  begin(me: SeatId, scene: Scene, codes: ArrayLike<number>, mark: number): void {
    this.me = me;
    this.scene = scene;
    this.codes = codes;
    this.mark = mark;
    this.askedSides = 0;
    this.askedTeams = 0;
    this.askedCharacters = 0;
    this.askedMarks = false;
    this.isOpaque = false;
  }

  #asTheyWere(seat: SeatId): Then {
    const { m, code } = { m: this.#m, code: () => this.#character(seat) };
    return {
      seat,
      get character() {
        return m.ids[code()]!;
      },
      get alignment() {
        return m.isEvilCode(code()) ? 'evil' : 'good';
      },
    };
  }
  #character(seat: SeatId): number {
    this.askedCharacters |= 1 << seat;
    return this.codes[seat]!;
  }
  #registration(code: number): Registration | null {
    return this.#m.registrations[code] ?? null;
  }
  #opaque<T>(value: T): T {
    this.isOpaque = true;
    return value;
  }

  players = (): readonly SeatId[] => this.#all;
  living = (): readonly SeatId[] => this.#all.filter(this.isAlive);
  isAlive = (seat: SeatId): boolean => (this.scene.dead & (1 << seat)) === 0;
  isTraveller = (): boolean => false;
  isEvil = (seat: SeatId): Truth => {
    this.askedSides |= 1 << seat;
    const code = this.codes[seat]!;
    const evil = this.#m.isEvilCode(code);
    const as = this.#registration(code)?.alignment;
    return as !== undefined && (as === 'evil') !== evil ? 'may' : truth(evil);
  };
  isTeam = (seat: SeatId, team: Team): Truth => {
    this.askedTeams |= 1 << seat;
    const code = this.codes[seat]!;
    return this.#among(code, this.#m.teams[code] === team, team);
  };
  isCharacter = (seat: SeatId, character: CharacterId): Truth => {
    if (!this.#m.isKnown(character)) return 'no';
    const code = this.#character(seat);
    // Nobody says that they are one who does not know it.
    if (this.#isAsClaimed && this.#m.wrong[this.#m.code(character)] === 'believes' && !this.#m.isEvilCode(code))
      return 'may';
    return this.#among(code, this.#m.ids[code] === character, this.teamOf(character));
  };
  #among(code: number, really: boolean, team: Team): Truth {
    const teams = this.#registration(code)?.teams;
    return teams !== undefined && (really || teams.includes(team)) ? 'may' : truth(really);
  }
  livingNeighbours = (seat: SeatId): readonly SeatId[] => livingNeighbours(this.#all.length, seat, this.isAlive);
  next = (seat: SeatId): SeatId => (seat + 1) % this.#all.length;
  sheet = (team?: Team): readonly CharacterId[] =>
    this.#m.ids.filter((_, code) => team === undefined || this.#m.teams[code] === team);
  tokens = (): readonly CharacterId[] => this.#m.ids;
  teamOf = (character: CharacterId): Team => this.#m.teams[this.#m.code(character)]!;
  isNight = (): boolean => this.scene.isNight;
  night = (): number => this.scene.night;
  day = (): number => (this.scene.isNight ? this.scene.night - 1 : this.scene.night);

  #events = (): readonly DayEvent[] => this.scene.events;
  diedByExecutionToday = (): readonly SeatId[] => diedByExecution(this.#events());
  executionsToday = () => executions(this.#events(), this.asTalkedAbout);
  diedToday = (): readonly Then[] => died(this.#events(), this.asTalkedAbout);
  votedToday = (): readonly Then[] => voted(this.#events(), this.asTalkedAbout);
  nominatedToday = (): readonly Then[] => nominated(this.#events(), this.asTalkedAbout);
  asTalkedAbout = (seat: SeatId): Then => this.#then[seat]!;
  wasTeam = ({ seat }: Then, team: Team): Truth => this.isTeam(seat, team);
  wasCharacter = ({ seat }: Then, character: CharacterId): Truth => this.isCharacter(seat, character);
  isTruly = (seat: SeatId, character: CharacterId): boolean => this.#m.ids[this.#character(seat)] === character;

  wokeTonight = (): readonly SeatId[] => this.#opaque([]);
  wakesTonight = (): Truth => this.#opaque('may' as const);
  abnormal = () => this.#opaque([]);
  lies = (): Truth => this.#opaque('may' as const);
  dealt = () => this.#opaque([]);
  grimoire = () => this.#opaque([]);
  usualEvil = (): number => {
    const { minion, demon } = COUNTS[Math.min(15, Math.max(5, this.#all.length))]!;
    return minion + demon;
  };
  memory = () => this.#opaque(NO_MEMORY);
  remembering = (): World => this.#opaque(this);
  markedByMe = (seat: SeatId, kind: string): boolean => {
    // What lies only for a while tells of what all saw; nobody has to guess where it is.
    if (this.#passing.has(kind)) return false;
    this.askedMarks = true;
    return seat === this.mark;
  };
}
