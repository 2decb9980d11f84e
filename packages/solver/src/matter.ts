import { almanac, type Character, type CharacterId, type Team } from '@belfry/almanac';
import {
  type Cast,
  type CharacterDefinition,
  type Deduction,
  type Registration,
  registrationTo,
  type SeatId,
  type SeatSet,
  type Told,
} from '@belfry/engine';
import { NO_PARTS } from './parts.ts';
import type { DayRecord, Problem } from './problem.ts';
import { setOf } from './seat-set.ts';
import { blank } from './state.ts';

export const TEAM_ORDER: readonly Team[] = ['townsfolk', 'outsider', 'minion', 'demon'];

export const isGood = ({ team }: Character): boolean => team === 'townsfolk' || team === 'outsider';

/** What was said of one night, by character and seat. */
export interface CompiledNight {
  readonly deaths: SeatSet;
  readonly revivals: SeatSet;
  /** The places of the night, as codes of characters. */
  readonly order: readonly number[];
  /** How many of them have one; the others come last. */
  readonly placed: number;
  /** told[code]?.[seat] */
  readonly told: readonly (readonly (Told | undefined)[] | undefined)[];
  readonly heard: readonly { readonly seat: SeatId; readonly code: number; readonly told: Told }[];
  /** Who says that they became what, -1 where nothing is said. */
  readonly changes: readonly number[];
}

/** A problem with everything looked up that is asked for a million times. */
export class Matter {
  readonly problem: Problem;
  readonly cast: Cast;
  readonly ofCharacters: ReadonlyMap<CharacterId, Deduction>;
  readonly n: number;
  readonly everybody: SeatSet;
  readonly ids: readonly CharacterId[];
  readonly teams: readonly Team[];
  readonly definitions: readonly (CharacterDefinition | null)[];
  readonly deductions: readonly Deduction[];
  readonly registrations: readonly (Registration | null)[];
  /** Somebody on the script may register as something else. */
  readonly mayRegister: boolean;
  readonly claims: readonly number[];
  readonly nights: readonly CompiledNight[];
  readonly days: readonly DayRecord[];
  /** Who says that they became somebody else. */
  readonly changing: SeatSet;
  /** extra[code]: codes whose abilities come with it. */
  readonly extra: readonly (readonly number[])[];
  readonly hasExtra: boolean;
  /** abilities[code]: its own, and those that come with it. */
  readonly abilities: readonly (readonly number[])[];
  /** A course in which nothing is set yet. */
  readonly blank: readonly number[];
  /** Somebody on the script has to sit beside somebody. */
  readonly isSeated: boolean;
  readonly #codes: ReadonlyMap<CharacterId, number>;
  /** The codes that have a hook, so that nobody looks for others. */
  readonly auras: readonly number[];
  readonly savers: readonly number[];
  readonly warders: readonly number[];
  readonly raisers: readonly number[];
  readonly minders: readonly number[];
  readonly onTurning: readonly number[];
  readonly onBecoming: readonly number[];
  readonly mourners: readonly number[];
  readonly onWaking: readonly number[];
  readonly onActing: readonly number[];
  readonly stayers: readonly number[];
  readonly falsifiers: readonly number[];
  readonly turners: readonly number[];
  /** Who make others say untrue things of themselves. */
  readonly excusers: readonly number[];
  /** By code: whether they may turn themselves, and how many others they may turn, or make lie. */
  readonly turnsItself: readonly boolean[];
  readonly turnsOthers: readonly number[];
  /** Whoever may be turned in the course of the game, or made to lie, and started as this. */
  readonly turnable: ReadonlySet<number>;
  readonly atDawn: readonly number[];
  readonly atDaybreak: readonly number[];
  readonly atDusk: readonly number[];
  readonly onNomination: readonly number[];
  readonly onExecution: readonly number[];
  /** Who may go to the Storyteller by day and learn something. */
  readonly visitors: readonly number[];
  readonly enders: readonly number[];
  readonly killersByDay: readonly number[];
  readonly executioners: readonly number[];
  readonly atEnd: readonly number[];
  /** Somebody may survive an attack, or another die of it. */
  readonly mayBeSaved: boolean;
  /** How somebody is wrong about themselves, be it by what they have beside their own ability. */
  readonly wrong: readonly (Deduction['wrongAboutSelf'] | undefined)[];
  /** Of which teams the token is that such a one has drawn, or null where anything may be said. */
  readonly draws: readonly (readonly Team[] | null)[];
  readonly canChange: boolean;
  /** With any of these in a deal somebody may be somebody else in the end, or on another side, in several ways. */
  readonly unsettling: ReadonlySet<number>;
  /** Somebody can make anybody of anybody: there are more ways for a game to end than can be told. */
  readonly makesAnything: boolean;
  /** Who can, or may come to be able to. */
  readonly makers: ReadonlySet<number>;
  /** In a game somebody may be made somebody else who is then turned, or lies. */
  readonly remakes: boolean;
  /** Somebody says how many abilities went wrong, so that it has to be worked out. */
  readonly isCounted: boolean;
  /** Who says so, by night. */
  readonly counters: readonly SeatSet[];
  /** By code: the same number where two characters are the same to whoever asks for a side only. */
  readonly sideKeys: readonly number[];
  /** The same for whoever asks for a team only. */
  readonly teamKeys: readonly number[];

  constructor(problem: Problem, cast: Cast, deductions: ReadonlyMap<CharacterId, Deduction>) {
    this.problem = problem;
    this.cast = cast;
    this.ofCharacters = deductions;
    this.n = problem.names.length;
    this.everybody = (1 << this.n) - 1;
    this.ids = problem.script.map(({ id }) => id);
    this.teams = problem.script.map(({ team }) => team);
    this.#codes = new Map(this.ids.map((id, code) => [id, code]));
    this.definitions = this.ids.map((id) => cast.get(id) ?? null);
    this.deductions = this.ids.map((id) => {
      const parts = { ...NO_PARTS, ...deductions.get(id) };
      return (problem.madMayLie ? parts : { ...parts, excuses: undefined }) as Deduction; // absent is as good as undefined here
    });
    this.registrations = this.definitions.map((one) => (one === null ? null : registrationTo(one, null)));
    this.mayRegister = this.registrations.some((one) => one !== null);
    this.claims = problem.claims.map((id) => (id === null ? -1 : this.code(id)));
    this.extra = this.deductions.map(({ hasAllOf }, own) =>
      hasAllOf === undefined
        ? []
        : this.ids
            .map((_, code) => code)
            .filter((code) => code !== own && this.teams[code] === hasAllOf)
            .filter((code) => problem.allAbilities === null || problem.allAbilities.includes(this.ids[code]!)),
    );
    this.hasExtra = this.extra.some((codes) => codes.length > 0);
    this.abilities = this.extra.map((others, own) => [own, ...others]);
    this.blank = blank(this.n);
    this.isSeated = problem.script.some(({ setup }) => setup?.seating !== undefined);
    this.nights = problem.nights.map((_, at) => this.#night(at));
    this.days = problem.days;
    this.changing = setOf(problem.nights.flatMap(({ changes }) => changes.map(({ seat }) => seat)));
    const having = (has: (one: Deduction) => boolean) =>
      this.ids.map((_, code) => code).filter((code) => has(this.deductions[code]!));
    this.auras = having(({ aura }) => aura !== undefined);
    this.savers = having(({ saves }) => saves !== undefined).sort(
      (a, b) => Number(this.deductions[a]!.savesLast === true) - Number(this.deductions[b]!.savesLast === true),
    );
    this.warders = having(({ wards }) => wards !== undefined);
    this.onTurning = having(({ someoneTurns }) => someoneTurns !== undefined);
    this.onBecoming = having(({ someoneBecomes }) => someoneBecomes !== undefined);
    this.raisers = having(({ mayRaise }) => mayRaise !== undefined);
    this.minders = having(({ mindsNeighbours }) => mindsNeighbours === true);
    this.onWaking = having(({ someoneWakes }) => someoneWakes !== undefined);
    this.onActing = having(({ someoneActs }) => someoneActs !== undefined);
    this.stayers = having(({ stays }) => stays !== undefined);
    this.mourners = having(({ someoneDies }) => someoneDies !== undefined);
    this.falsifiers = having(({ falsifies }) => falsifies === true);
    this.turners = having(({ mayTurn, excuses }) => mayTurn !== undefined || excuses !== undefined);
    this.turnable = this.#turnable();
    this.excusers = having(({ excuses }) => excuses !== undefined);
    this.turnsItself = this.abilities.map((codes) =>
      codes.some((code) => this.deductions[code]!.turns === 'itself' || this.deductions[code]!.gains === true),
    );
    this.turnsOthers = this.abilities.map(
      (codes) =>
        codes.filter((code) => {
          const { turns, excuses } = this.deductions[code]!;
          return excuses !== undefined || (turns !== undefined && turns !== 'itself');
        }).length,
    );
    // Whoever keeps others safe until dawn does so from all that the end of a night brings.
    const saves = (code: number) => Number(this.deductions[code]!.saves !== undefined);
    this.atDawn = having(({ atDawn }) => atDawn !== undefined).sort((a, b) => saves(a) - saves(b));
    this.atDaybreak = having(({ atDaybreak }) => atDaybreak !== undefined);
    this.atDusk = having(({ atDusk }) => atDusk !== undefined);
    this.onNomination = having(({ nominated }) => nominated !== undefined);
    this.onExecution = having(({ executed }) => executed !== undefined);
    this.killersByDay = having(({ mayKillToday }) => mayKillToday !== undefined);
    this.executioners = having(({ mayExecute }) => mayExecute !== undefined);
    this.enders = having(({ holdsEnd }) => holdsEnd !== undefined);
    this.atEnd = having(({ atEnd }) => atEnd !== undefined);
    this.visitors = this.ids
      .map((_, code) => code)
      .filter((code) => this.definitions[code]?.action?.heard === 'in-private');
    this.mayBeSaved =
      this.savers.length + this.stayers.length > 0 || having(({ redirects }) => redirects !== undefined).length > 0;
    this.wrong = this.ids.map((_, code) => {
      const all = this.abilities[code]!.map((one) => this.deductions[one]!.wrongAboutSelf);
      return all.find((one) => one !== undefined);
    });
    this.draws = this.ids.map((_, code) => {
      const all = this.abilities[code]!.map((one) => problem.script[one]!.setup?.drawsAs);
      return all.find((one) => one !== undefined) ?? null;
    });
    this.makesAnything = having(({ makesAnything }) => makesAnything === true).length > 0;
    const makes = (code: number) =>
      [code, ...this.extra[code]!].some((one) => this.deductions[one]!.makesAnything === true);
    const isTaken = problem.script.some((character, code) => isGood(character) && makes(code));
    this.makers = new Set(
      this.ids.flatMap((_, code) => (makes(code) || (this.deductions[code]!.gains === true && isTaken) ? [code] : [])),
    );
    const lies = this.wrong.some((how) => how === 'lies about everything' || how === 'pretends');
    this.remakes =
      this.makesAnything && problem.isPlayed && problem.nights.length > 1 && (this.turners.length > 0 || lies);
    this.canChange = having(({ changes }) => changes === true).length > 0;
    const unsettles = (code: number) =>
      this.abilities[code]!.some((one) => {
        const { changes, turns } = this.deductions[one]!;
        return changes === true || turns !== undefined;
      });
    const isLent = problem.script.some((character, code) => isGood(character) && unsettles(code));
    this.unsettling = new Set(
      this.ids.flatMap((_, code) =>
        unsettles(code) || (this.deductions[code]!.gains === true && isLent) ? [code] : [],
      ),
    );
    const counting = having(({ countsWrong }) => countsWrong === true);
    this.counters = [
      0,
      ...this.nights.map(({ told }) =>
        setOf(
          this.claims.flatMap((_, seat) => (counting.some((code) => told[code]?.[seat] !== undefined) ? [seat] : [])),
        ),
      ),
    ];
    this.isCounted = this.counters.some((speakers) => speakers !== 0);
    this.sideKeys = this.ids.map((_, code) =>
      this.registrations[code]?.alignment === undefined ? Number(this.isEvilCode(code)) : code + 2,
    );
    this.teamKeys = this.teams.map((team, code) => {
      const known = this.registrations[code]?.teams === undefined ? TEAM_ORDER.indexOf(team) : -1;
      return known < 0 ? code + TEAM_ORDER.length : known;
    });
  }

  /** Whether who is dealt it starts evil. */
  isEvilCode(code: number): boolean {
    return this.teams[code] === 'minion' || this.teams[code] === 'demon';
  }

  code(id: CharacterId): number {
    const code = this.#codes.get(id);
    if (code === undefined) throw new RangeError(`"${id}" is not among the characters of this problem.`);
    return code;
  }

  isKnown(id: CharacterId): boolean {
    return this.#codes.has(id);
  }

  #turnable(): ReadonlySet<number> {
    const turnable = new Set<number>();
    for (const [code, { turns, excuses }] of this.deductions.entries()) {
      if (turns === undefined && excuses === undefined) continue;
      for (const [other, character] of this.problem.script.entries()) {
        const isTurned =
          turns === 'itself'
            ? other === code || this.extra[other]!.includes(code) || this.deductions[other]!.gains === true
            : turns === 'outsiders'
              ? character.team === 'outsider'
              : isGood(character);
        if (isTurned) turnable.add(other);
      }
    }
    return turnable;
  }

  #night(at: number): CompiledNight {
    const { deaths, revivals, told, heard, changes } = this.problem.nights[at]!;
    const order = this.problem.order ?? almanac().nightOrder;
    const placed = order[at === 0 ? 'first' : 'other'].filter((id) => this.#codes.has(id)).map((id) => this.code(id));
    const byCode: (Told | undefined)[][] = [];
    for (const { seat, told: one } of told) {
      const code = this.code(one.character);
      byCode[code] ??= [];
      byCode[code][seat] = one;
    }
    // Who learns something out of the order of the night, or has no place in it, comes last.
    const homeless = this.ids.map((_, code) => code).filter((code) => !placed.includes(code));
    const acting = homeless.filter(
      (code) => byCode[code] !== undefined || this.deductions[code]!.atNight !== undefined,
    );
    const became: number[] = Array.from({ length: this.n }, () => -1);
    for (const { seat, character } of changes) became[seat] = this.code(character);
    return {
      deaths,
      revivals,
      order: [...placed, ...acting],
      placed: placed.length,
      told: byCode,
      heard: heard.map(({ seat, told: one }) => ({ seat, code: this.code(one.character), told: one })),
      changes: became,
    };
  }
}
