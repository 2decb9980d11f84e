import type { CharacterId, Team } from '@belfry/almanac';
import {
  COUNTS,
  type ImaginedWorld,
  type Registration,
  type SeatId,
  type Then,
  type Truth,
  truth,
  type World,
} from '@belfry/engine';
import { DEAD, EVIL, PERHAPS_WOKE, PERHAPS_WRONG, SWAYS, WOKE, WRONG } from './flags.ts';
import type { Impairments } from './impairments.ts';
import { livingNeighbours } from './neighbours.ts';
import { died, diedByExecution, executions, nominated, voted } from './today.ts';

const NO_MEMORY = {};

/** The table of one course, as an ability asks about it. One object answers for all courses of a problem, one at a time. */
export class CourseWorld implements ImaginedWorld {
  me: SeatId = 0;
  course!: Impairments;
  /** Whose ability asks. */
  code = 0;
  /** Nobody registers as anything but what they are. */
  plainly = false;
  /** Who is taken to be marked by the asking ability, or -1; and who was asked about. */
  assumedMark = -1;
  askedMarks = 0;
  /** Who was taken to register falsely though they may be impaired. */
  leanedOn = 0;
  /** On whom an ability lies that was asked about, and not decided yet: 32 times the source, and the seat; or -1. */
  openToken = -1;
  /** Later tonight these still wake. */
  wakesLater: (seat: SeatId) => Truth = () => 'no';
  recalled: ReturnType<World['memory']> = NO_MEMORY;
  readonly #all: readonly SeatId[];

  constructor(seats: number) {
    this.#all = Array.from({ length: seats }, (_, seat) => seat);
  }

  players = (): readonly SeatId[] => this.#all;
  living = (): readonly SeatId[] => this.#all.filter(this.isAlive);
  isAlive = (seat: SeatId): boolean => (this.course.flags(seat) & DEAD) === 0;
  isTraveller = (): boolean => false;

  isEvil = (seat: SeatId): Truth => {
    if ((this.course.flags(seat) & SWAYS) !== 0) return 'may';
    const evil = (this.course.flags(seat) & EVIL) !== 0;
    const as = this.#registration(seat)?.alignment;
    return as !== undefined && (as === 'evil') !== evil && this.#leansOn(seat) ? 'may' : truth(evil);
  };
  isTeam = (seat: SeatId, team: Team): Truth => this.#among(seat, this.course.teamOf(seat) === team, team);
  isCharacter = (seat: SeatId, character: CharacterId): Truth =>
    this.course.m.isKnown(character)
      ? this.#among(seat, this.course.characterOf(seat) === character, this.teamOf(character))
      : 'no';
  #among(seat: SeatId, really: boolean, team: Team): Truth {
    const teams = this.#registration(seat)?.teams;
    return teams !== undefined && (really || teams.includes(team)) && this.#leansOn(seat) ? 'may' : truth(really);
  }
  #registration(seat: SeatId): Registration | null {
    return this.plainly ? null : this.course.registrationOf(seat);
  }
  #leansOn(seat: SeatId): boolean {
    const status = this.course.status(seat);
    if (status < 0) this.leanedOn |= 1 << seat;
    return status !== 1;
  }

  livingNeighbours = (seat: SeatId): readonly SeatId[] => livingNeighbours(this.#all.length, seat, this.isAlive);
  next = (seat: SeatId): SeatId => (seat + 1) % this.#all.length;
  sheet = (team?: Team): readonly CharacterId[] => this.course.sheet(team);
  tokens = (): readonly CharacterId[] => this.course.m.ids;
  teamOf = (character: CharacterId): Team => this.course.teamOfCharacter(character);
  isNight = (): boolean => this.course.isNight;
  night = (): number => this.course.night;
  day = (): number => (this.course.isNight ? this.course.night - 1 : this.course.night);
  #events = () => this.course.m.days[this.day() - 1]?.events ?? [];
  diedByExecutionToday = (): readonly SeatId[] =>
    diedByExecution(this.#events(), (seat) => this.course.isFinished(seat));
  executionsToday = () => executions(this.#events(), this.asTalkedAbout);
  diedToday = (): readonly Then[] => died(this.#events(), this.asTalkedAbout);
  votedToday = (): readonly Then[] => voted(this.#events(), (seat) => this.#then(seat, this.course.charAsVoter(seat)));
  nominatedToday = (): readonly Then[] =>
    nominated(this.#events(), (seat) => this.#then(seat, this.course.charAsNominator(seat)));
  asTalkedAbout = (seat: SeatId): Then => this.#then(seat, this.course.charThen(seat));
  #then(seat: SeatId, code: number): Then {
    const alignment = this.course.isEvil(seat) ? 'evil' : 'good';
    return { seat, character: this.course.m.ids[code]!, alignment };
  }
  wasTeam = ({ seat, character }: Then, team: Team): Truth =>
    this.course.characterOf(seat) === character ? this.isTeam(seat, team) : truth(this.teamOf(character) === team);
  wasCharacter = ({ seat, character }: Then, asked: CharacterId): Truth =>
    this.course.characterOf(seat) === character ? this.isCharacter(seat, asked) : truth(character === asked);
  wokeTonight = (): readonly SeatId[] => this.#all.filter((seat) => (this.course.flags(seat) & WOKE) !== 0);
  wakesTonight = (seat: SeatId): Truth => {
    const flags = this.course.flags(seat);
    if ((flags & WOKE) !== 0) return 'yes';
    const later = this.wakesLater(seat);
    return later === 'no' && (flags & PERHAPS_WOKE) !== 0 ? 'may' : later;
  };
  abnormal = () =>
    this.#all.flatMap((seat): { seat: SeatId; truth: 'yes' | 'may' }[] => {
      const flags = this.course.flags(seat);
      if ((flags & WRONG) !== 0) return [{ seat, truth: 'yes' }];
      return (flags & PERHAPS_WRONG) !== 0 ? [{ seat, truth: 'may' }] : [];
    });
  isTruly = (seat: SeatId, character: CharacterId): boolean => this.course.characterOf(seat) === character;
  lies = (source: SeatId, player: SeatId): Truth => {
    const on = this.course.impairs(source);
    if ((on & (1 << player)) === 0) return 'no';
    if (on === 1 << player) return 'yes';
    this.openToken = source * 32 + player;
    return 'may';
  };
  dealt = () => [];
  grimoire = () => [];
  usualEvil = (): number => {
    const { minion, demon } = COUNTS[Math.min(15, Math.max(5, this.#all.length))]!;
    return minion + demon;
  };
  memory = () => this.recalled;
  remembering = (memory: ReturnType<World['memory']>): World => {
    this.recalled = memory;
    return this;
  };
  markedByMe = (seat: SeatId): boolean => {
    this.askedMarks |= 1 << seat;
    return seat === this.assumedMark;
  };
}
