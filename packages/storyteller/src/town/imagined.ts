import type { Character, CharacterId, Team } from '@belfry/almanac';
import { COUNTS, registrationTo, type SeatId, type Then, type Truth, truth, type World } from '@belfry/engine';
import type { Rules } from './rules.ts';

/** Players imagined to be evil, against what they say. */
export type Masks = ReadonlyMap<SeatId, 'minion' | 'demon'>;

export interface Imagining {
  readonly rules: Rules;
  readonly me: SeatId;
  readonly circle: readonly SeatId[];
  readonly living: readonly SeatId[];
  readonly executed: readonly SeatId[];
  /** Who raised a hand that was counted, and who nominated, on the day before. */
  readonly voted: readonly SeatId[];
  readonly nominated: readonly SeatId[];
  /** Who everybody says they are, or is taken to be; null for those of whom nothing is known. */
  claims(seat: SeatId): CharacterId | null;
  /** Whether those may be anybody (as they are unless it is said), or will turn out to be somebody else than they are said to be. */
  readonly strangers?: Strangers;
}

export type Strangers = 'anybody' | 'somebody-else';

const NOBODY: Masks = new Map();

/** What they were then is asked of the same world: of what they were, only that is known. */
const asThen = (seat: SeatId): Then => ({ seat, character: '', alignment: 'good' });

/**
 * The table as it would be if everybody were what they say, but for those who wear a mask.
 * It answers the questions of an ability, so any character's information can be tried on it.
 */
export class ImaginedWorld implements World {
  readonly me: SeatId;
  masks: Masks = NOBODY;
  readonly #rules: Rules;
  readonly #circle: readonly SeatId[];
  readonly #living: readonly SeatId[];
  readonly #executed: readonly SeatId[];
  readonly #voted: readonly SeatId[];
  readonly #nominated: readonly SeatId[];
  readonly #figures: readonly (Character | null)[];
  readonly #strangers: Strangers;

  constructor({ rules, me, circle, living, executed, voted, nominated, claims, strangers }: Imagining) {
    this.me = me;
    this.#rules = rules;
    this.#circle = circle;
    this.#living = living;
    this.#executed = executed;
    this.#voted = voted;
    this.#nominated = nominated;
    this.#strangers = strangers ?? 'anybody';
    const figures: (Character | null)[] = [];
    for (const seat of circle) {
      const claimed = claims(seat);
      figures[seat] = claimed === null ? null : rules.lookUp(claimed);
    }
    this.#figures = figures;
  }

  players = (): readonly SeatId[] => this.#circle;
  living = (): readonly SeatId[] => this.#living;
  isAlive = (player: SeatId): boolean => this.#living.includes(player);
  isTraveller = (player: SeatId): boolean => this.#figures[player]?.team === 'traveller';

  isEvil = (player: SeatId): Truth => {
    if (this.masks.has(player)) return 'yes';
    return this.#mayRegister(player)?.alignment === 'evil' ? 'may' : 'no';
  };
  isTeam = (player: SeatId, team: Team): Truth => {
    const mask = this.masks.get(player);
    if (mask !== undefined) return truth(mask === team);
    const figure = this.#figures[player] ?? null;
    if (figure === null) return team === 'minion' || team === 'demon' ? 'no' : 'may';
    if (figure.team === team) return 'yes';
    return this.#mayRegister(player)?.teams?.includes(team) ? 'may' : 'no';
  };
  isCharacter = (player: SeatId, character: CharacterId): Truth => {
    const asked = this.#rules.lookUp(character);
    const mask = this.masks.get(player);
    if (mask !== undefined) return truth(asked?.team === mask);
    const figure = this.#figures[player] ?? null;
    if (figure?.id === character) return 'yes';
    // Nobody says they are one who does not know it.
    if (asked?.setup?.drawsAs !== undefined) return 'may';
    if (figure === null && this.#strangers === 'somebody-else') return 'no';
    if (figure === null) return asked?.team === 'townsfolk' || asked?.team === 'outsider' ? 'may' : 'no';
    return asked !== null && this.#mayRegister(player)?.teams?.includes(asked.team) ? 'may' : 'no';
  };

  livingNeighbours = (player: SeatId): readonly SeatId[] => {
    const at = this.#circle.indexOf(player);
    const after = [...this.#circle.slice(at + 1), ...this.#circle.slice(0, at)];
    const right = after.find(this.isAlive);
    const left = after.findLast(this.isAlive);
    return right === undefined || left === undefined ? [] : left === right ? [left] : [left, right];
  };
  next = (player: SeatId): SeatId => this.#circle[(this.#circle.indexOf(player) + 1) % this.#circle.length]!;
  markedByMe = (): boolean => false;
  memory = () => ({});
  teamOf = (character: CharacterId): Team => this.#rules.lookUp(character)?.team ?? 'townsfolk';
  votedToday = () => this.#voted.map(asThen);
  nominatedToday = () => this.#nominated.map(asThen);
  /** Whoever is woken every night, or never, is so tonight; of anybody else, and of masks, it cannot be said. */
  wakesTonight = (player: SeatId): Truth => {
    const figure = this.#figures[player] ?? null;
    const definition = figure === null || this.masks.has(player) ? undefined : this.#rules.cast.get(figure.id);
    if (definition === undefined) return 'may';
    return definition.wakes === undefined ? 'no' : definition.wakes === 'each' ? 'yes' : 'may';
  };
  // What else happened at the table is not imagined: of that, nothing is known here yet.
  isNight = (): boolean => true;
  night = (): number => 1;
  day = (): number => 0;
  executionsToday = () => [];
  diedToday = () => [];
  wokeTonight = () => [];
  dealt = () => [];
  // Whose ability went wrong is for nobody to see: it may have been anybody's.
  abnormal = () => this.#circle.map((seat) => ({ seat, truth: 'may' as const }));
  wasCharacter = ({ seat }: Then, character: CharacterId): Truth => this.isCharacter(seat, character);
  wasTeam = ({ seat }: Then, team: Team): Truth => this.isTeam(seat, team);
  sheet = (team?: Team): readonly CharacterId[] =>
    this.#rules.sheet.filter((c) => team === undefined || c.team === team).map((c) => c.id);
  tokens = (): readonly CharacterId[] => this.sheet();
  diedByExecutionToday = (): readonly SeatId[] => this.#executed;
  grimoire = () => [];
  usualEvil = (): number => {
    const counts = COUNTS[Math.min(15, Math.max(5, this.#circle.length))]!;
    return counts.minion + counts.demon;
  };

  #mayRegister(player: SeatId) {
    const figure = this.#figures[player] ?? null;
    const definition = figure === null ? undefined : this.#rules.cast.get(figure.id);
    return definition === undefined ? null : registrationTo(definition, null);
  }
}
