import type { GameSetup, Json, SeatId, SetupScript, SetupSeat } from '@belfry/engine';
import { BUILTIN_NAMES, builtinScript, playable, scriptFrom } from '@belfry/scripts';
import { misWritten } from './by-hand.ts';
import {
  type Act,
  type Answers,
  type Attempt,
  BadScenario,
  type Expectation,
  type HandStep,
  type Scenario,
  type Step,
  type Written,
} from './format.ts';
import { characterId, isCharacter, type Names, namesOf, neitherYesNorNo, noSuchCharacter } from './notation.ts';

export type Path = readonly (string | number)[];
type Fields = { readonly [key: string]: unknown };

const STEP_WORDS = ['night', 'day', 'expect', 'storyteller', 'attempt', 'answer', 'undo'];
const ANSWER_WORDS = ['choose', 'refused', 'tell', 'rule', 'when'];

/** What may stand beside each step. */
const BESIDE: { readonly [step: string]: readonly string[] } = {
  night: ANSWER_WORDS,
  day: [...ANSWER_WORDS, 'ends'],
  storyteller: ['choose', 'tell', 'rule', 'refused'],
  attempt: ['refused'],
};

/** What is done by day, and what is said of it. */
const DONE_BY_DAY: { readonly [kind in Act['kind']]: readonly string[] } = {
  nominate: ['by', 'votes', 'refused-votes', 'sweep', 'refused'],
  exile: ['by', 'support', 'votes', 'refused-votes', 'sweep', 'refused'],
  use: ['by', 'on', 'refused'],
  open: [],
  'last-call': [],
  storyteller: ['refused'],
  attempt: ['refused'],
  expect: [],
};

const ATTEMPTS = ['choose', 'nominate', 'exile', 'use', 'vote'] as const;

/** The names of those who join in the course of the play, in order: they take the next free seats. */
function joining(play: unknown): string[] {
  if (Array.isArray(play)) return play.flatMap(joining);
  if (play === null || typeof play !== 'object') return [];
  const { do: act, name } = play as { do?: unknown; name?: unknown };
  if (act === 'join' && typeof name === 'string') return [name];
  // One who is refused takes no seat.
  if ('storyteller' in play && 'refused' in play && play.refused !== false) return [];
  return Object.values(play).flatMap(joining);
}

/** Walks one document and complains with places. */
export class Reader {
  readonly #root: unknown;
  readonly #where: (path: Path) => string;
  #names: Names = namesOf([]);
  #homebrew: readonly string[] = [];

  constructor(root: unknown, where: (path: Path) => string) {
    this.#root = root;
    this.#where = where;
  }

  scenario(): Scenario {
    const root = this.#fields(this.#root, [], ['name', 'script', 'seats', 'fabled', 'play']);
    const script = this.#script(root.script ?? 'trouble-brewing');
    this.#homebrew = (script.homebrew ?? []).map((c) => c.id);
    const [seats, seatsAt] = this.#seats(root.seats);
    if (root.play === undefined || root.play === null)
      this.#fail([], 'the scenario has no "play:". Write the steps there, beginning with "- night: 1".');
    const players = [...seats.map((s) => s.name), ...joining(root.play)];
    this.#names = namesOf(players, this.#homebrew);
    const setup: GameSetup = {
      script,
      seats,
      fabled: this.#list(root.fabled, ['fabled']).map((id) => this.#character(id, ['fabled'])),
    };
    const steps = this.#list(root.play, ['play']).map((step, at) => this.#step(step, ['play', at]));
    return { name: String(root.name ?? 'unnamed'), setup, players, steps, where: this.#where([]), seatsAt };
  }

  #fail(path: Path, message: string): never {
    throw new BadScenario(`${this.#where(path)}: ${path.join('.') || 'scenario'}: ${message}`);
  }

  #fields(value: unknown, path: Path, allowed: readonly string[] | null): Fields {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      this.#fail(path, `a map is needed here${allowed === null ? '' : `, with ${allowed.join(', ')}`}.`);
    }
    const unknown = allowed === null ? undefined : Object.keys(value).find((key) => !allowed.includes(key));
    if (unknown !== undefined)
      this.#fail([...path, unknown], `"${unknown}" is not known here. Known: ${allowed!.join(', ')}.`);
    return value as Fields;
  }

  #list(value: unknown, path: Path): unknown[] {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) this.#fail(path, 'a list is needed here.');
    return value;
  }

  #seats(value: unknown): [SetupSeat[], string[]] {
    if (value === undefined)
      this.#fail([], 'the scenario has no seats. Add "seats:" with a name and a character each, clockwise.');
    const entries: [string, unknown, Path][] = Array.isArray(value)
      ? value.map((item, at) => {
          const [entry] = Object.entries(this.#fields(item, ['seats', at], null));
          if (entry === undefined) this.#fail(['seats', at], 'a seat is written "Name: character".');
          return [entry[0], entry[1], ['seats', at]];
        })
      : Object.entries(this.#fields(value, ['seats'], null)).map(([name, who]) => [name, who, ['seats', name]]);
    return [
      entries.map(([name, who, path]) => this.#seat(name, who, path)),
      entries.map(([, , path]) => this.#where(path)),
    ];
  }

  #character(value: unknown, path: Path): string {
    if (!isCharacter(String(value), { homebrew: this.#homebrew })) this.#fail(path, noSuchCharacter(value));
    return characterId(String(value));
  }

  /** `imp`, `drunk (empath)`, or `{character, believes, alignment}`. */
  #seat(name: string, who: unknown, path: Path): SetupSeat {
    if (typeof who === 'string') {
      const [, character, believes, alignment] =
        /^([^(,]+?)\s*(?:\(([^)]+)\))?\s*(?:,\s*(good|evil))?$/.exec(who) ?? [];
      if (character === undefined)
        this.#fail(path, `"${who}" is not understood. Write "imp", "drunk (empath)" or "thief, evil".`);
      return {
        name,
        character: this.#character(character, path),
        ...(believes === undefined ? {} : { believes: this.#character(believes, path) }),
        ...(alignment === undefined ? {} : { alignment: alignment as 'good' | 'evil' }),
      };
    }
    const { character, believes, alignment } = this.#fields(who, path, ['character', 'believes', 'alignment']);
    if (typeof character !== 'string') this.#fail(path, 'a seat needs a character.');
    if (alignment !== undefined && alignment !== 'good' && alignment !== 'evil')
      this.#fail(path, 'alignment is good or evil.');
    return {
      name,
      character: this.#character(character, path),
      ...(believes === undefined ? {} : { believes: this.#character(believes, path) }),
      ...(alignment === undefined ? {} : { alignment }),
    };
  }

  /** The name of a built-in script, or a script in the community's format. */
  #script(value: unknown): SetupScript {
    const builtin = typeof value === 'string' ? builtinScript(value) : null;
    if (builtin !== null) return playable(builtin);
    if (typeof value === 'string') {
      this.#fail(
        ['script'],
        `there is no built-in script "${value}". Built in: ${BUILTIN_NAMES.join(', ')}; or list the characters.`,
      );
    }
    try {
      return playable(scriptFrom(value));
    } catch (error) {
      return this.#fail(['script'], (error as Error).message);
    }
  }

  #seatNamed(value: unknown, path: Path): SeatId {
    const seat = this.#names.seat(value);
    if (seat === null) this.#fail(path, this.#names.unknown(value)!);
    return seat;
  }

  #seatsNamed(value: unknown, path: Path): SeatId[] {
    const items = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
    return items.map((item) => this.#seatNamed(item, path));
  }

  #step(value: unknown, path: Path): Step {
    const fields = this.#fields(value, path, [...STEP_WORDS, ...ANSWER_WORDS, 'ends', 'note']);
    const where = this.#where(path);
    const [kind, another] = STEP_WORDS.filter((word) => word in fields);
    if (another !== undefined) {
      this.#fail(path, `"${kind}" and "${another}" are two steps: begin each with a "-" of its own.`);
    }
    this.#nothingIdle(kind, fields, path);
    const takesRefusals = kind === 'night' || kind === 'day';
    const answers = this.#answers(takesRefusals ? fields : { ...fields, refused: undefined }, path);
    switch (kind) {
      case 'night':
        if (fields.night !== null && typeof fields.night === 'object')
          this.#fail([...path, 'night'], 'what is answered stands beside "night:", on lines of their own, not in it.');
        return { do: 'night', where, answers };
      case 'day':
        return {
          do: 'day',
          where,
          answers,
          ends: fields.ends !== false,
          acts: this.#acts(fields.day, [...path, 'day']),
        };
      case 'expect':
        return { do: 'expect', where, expect: this.#expect(fields.expect, [...path, 'expect']) };
      case 'storyteller':
        return {
          do: 'storyteller',
          where,
          action: this.#intervention(fields.storyteller, [...path, 'storyteller'], fields.refused === undefined),
          refused: this.#refusal(fields.refused),
          answers,
        };
      case 'attempt':
        return { do: 'attempt', ...this.#attempt(fields, path) };
      case 'answer':
        return { do: 'answer', where, answers: this.#perSeat(fields.answer, [...path, 'answer']) };
      case 'undo':
        if (typeof fields.undo !== 'number') this.#fail(path, '"undo" takes the number of inputs to take back.');
        return { do: 'undo', where, inputs: fields.undo };
      default:
        return this.#fail(path, `a step is one of: ${STEP_WORDS.join(', ')}.`);
    }
  }

  /** What is written beside a step that has no use for it would be read by nobody. */
  #nothingIdle(kind: string | undefined, fields: Fields, path: Path): void {
    const taken = kind === undefined ? null : (BESIDE[kind] ?? []);
    const idle = Object.keys(fields).find((key) => key !== kind && key !== 'note' && taken?.includes(key) === false);
    if (idle === undefined) return;
    const known = taken!.length === 0 ? 'nothing' : taken!.join(', ');
    this.#fail([...path, idle], `"${idle}" cannot stand beside "${kind}", which takes ${known}.`);
  }

  /** A list of things done; "day: 1" is a day on which nothing is. */
  #acts(value: unknown, path: Path): Act[] {
    if (value === null || typeof value === 'number') return [];
    if (!Array.isArray(value)) this.#fail(path, 'a day is a list of things done: begin each with a "-".');
    return value.map((act, at) => this.#act(act, [...path, at]));
  }

  #answers(fields: Fields, path: Path): Answers {
    return {
      choose: this.#perSeat(fields.choose, [...path, 'choose']),
      refused: this.#perSeat(fields.refused, [...path, 'refused']),
      tell: this.#perSeat(fields.tell, [...path, 'tell'], true),
      when: this.#when(fields.when, [...path, 'when']),
      rule: this.#rulings(fields.rule, [...path, 'rule']),
    };
  }

  /** true, or words that the refusal contains. */
  #refusal(value: unknown): true | string | null {
    if (value === undefined || value === false) return null;
    return value === true ? true : String(value);
  }

  /** `{Ben: {do: kill, seat: Cat}}`, or a list of such acts. */
  #when(value: unknown, path: Path): Map<SeatId, Written[]> {
    const out = new Map<SeatId, Written[]>();
    if (value === undefined) return out;
    for (const [name, acts] of Object.entries(this.#fields(value, path, null))) {
      const at = [...path, name];
      out.set(
        this.#seatNamed(name, at),
        (Array.isArray(acts) ? acts : [acts]).map((act) => ({
          value: this.#intervention(act, at, true),
          where: this.#where(at),
        })),
      );
    }
    return out;
  }

  /** A list of lists (for `tell`: a list) is one answer after another. */
  #perSeat(value: unknown, path: Path, told = false): Map<SeatId, Written[]> {
    const out = new Map<SeatId, Written[]>();
    if (value === undefined) return out;
    for (const [name, answer] of Object.entries(this.#fields(value, path, null))) {
      const where = this.#where([...path, name]);
      const several = Array.isArray(answer) && (told || answer.every(Array.isArray));
      out.set(
        this.#seatNamed(name, [...path, name]),
        (several ? answer : [answer]).map((item: unknown) => ({ value: item, where })),
      );
    }
    return out;
  }

  /** `redirect: Cat`, `"heir of Ann": Dan`, `registers: {Cat: {slayer: yes}}`. */
  #rulings(value: unknown, path: Path): Answers['rule'] {
    if (value === undefined) return [];
    return Object.entries(this.#fields(value, path, null)).flatMap(([key, answer]): Answers['rule'] => {
      const at = [...path, key];
      const where = this.#where(at);
      if (key === 'registers') {
        return Object.entries(this.#fields(answer, at, null)).flatMap(([name, how]): Answers['rule'] => {
          const seat = this.#seatNamed(name, [...at, name]);
          const askers: [string | null, unknown][] =
            how === null || typeof how !== 'object' ? [[null, how]] : Object.entries(how);
          return askers.map(([asker, answer]) => {
            const why = neitherYesNorNo(answer);
            if (why !== null) this.#fail([...at, name], why);
            const to = asker === null ? null : this.#character(asker, [...at, name]);
            return { what: 'registers', seat, to, answer: { value: answer, where } };
          });
        });
      }
      const [what, name] = key.split(' of ') as [string, string | undefined];
      const seat = name === undefined ? null : this.#seatNamed(name, at);
      return [{ what, seat, to: null, answer: { value: answer, where } }];
    });
  }

  #act(value: unknown, path: Path): Act {
    const kinds = Object.keys(DONE_BY_DAY) as Act['kind'][];
    const fields = typeof value === 'string' ? { [value]: true } : this.#fields(value, path, null);
    const kind = kinds.find((word) => word in fields);
    if (kind === undefined) this.#fail(path, `something done by day is one of: ${kinds.join(', ')}.`);
    this.#fields(fields, path, [kind, ...DONE_BY_DAY[kind], 'note']);
    const needsBy = kind === 'nominate' || kind === 'exile' || kind === 'use';
    if (needsBy && fields.by === undefined) this.#fail(path, `say who does it: "by: ${this.#names.all[0]}".`);
    return {
      kind,
      by: needsBy ? this.#seatNamed(fields.by, [...path, 'by']) : null,
      whom:
        kind === 'use'
          ? this.#seatsNamed(fields.on, [...path, 'on'])
          : kind === 'nominate' || kind === 'exile'
            ? this.#seatsNamed(fields[kind], [...path, kind])
            : [],
      character: kind === 'use' ? this.#character(fields.use, [...path, 'use']) : null,
      hands: this.#seatsNamed(fields.votes ?? fields.support, [
        ...path,
        fields.votes === undefined ? 'support' : 'votes',
      ]),
      refusedHands: this.#seatsNamed(fields['refused-votes'], [...path, 'refused-votes']),
      sweep: this.#list(fields.sweep, [...path, 'sweep']).map((hand, at) => this.#hand(hand, [...path, 'sweep', at])),
      refused: this.#refusal(fields.refused),
      action:
        kind === 'storyteller'
          ? this.#intervention(fields.storyteller, [...path, 'storyteller'], fields.refused === undefined)
          : null,
      attempt: kind === 'attempt' ? this.#attempt(fields, path) : null,
      expect: kind === 'expect' ? this.#expect(fields.expect, [...path, 'expect']) : [],
      where: this.#where(path),
    };
  }

  /** `{by: Ann, nominate: Ben}`, `{by: Ann, choose: Ben}`: always refused, or the scenario fails. */
  #attempt({ attempt, refused }: Fields, path: Path): Attempt {
    const at = [...path, 'attempt'];
    const tried = this.#fields(attempt, at, ['by', 'on', ...ATTEMPTS]);
    const what = ATTEMPTS.find((word) => word in tried);
    if (what === undefined) this.#fail(at, `say what is attempted: one of ${ATTEMPTS.join(', ')}.`);
    const seats = what === 'vote' ? [] : this.#seatsNamed(what === 'use' ? tried.on : tried[what], at);
    const choices: { readonly [what in (typeof ATTEMPTS)[number]]: () => Json } = {
      choose: () => seats,
      nominate: () => ({ do: 'nominate', with: seats }),
      exile: () => ({ do: 'call-exile', with: seats }),
      use: () => ({ do: 'use', character: this.#character(tried.use, at), with: seats }),
      vote: () => ({ do: 'raise' }),
    };
    const where = this.#where(path);
    return {
      by: this.#seatNamed(tried.by, at),
      choice: choices[what](),
      refused: this.#refusal(refused) ?? true,
      where,
    };
  }

  #hand(value: unknown, path: Path): HandStep {
    const fields =
      typeof value === 'string'
        ? { [value]: 1 }
        : this.#fields(value, path, ['raise', 'lower', 'advance', 'attempt', 'refused']);
    const action = (['raise', 'lower', 'advance', 'attempt'] as const).find((word) => word in fields);
    if (action === undefined) this.#fail(path, 'a step of a sweep is one of: raise, lower, advance, attempt.');
    return {
      do: action,
      seat: action === 'raise' || action === 'lower' ? this.#seatNamed(fields[action], path) : null,
      attempt: action === 'attempt' ? this.#attempt(fields, path) : null,
      times: action === 'advance' ? Number(fields.advance) : 1,
      refused: fields.refused === true,
      where: this.#where(path),
    };
  }

  /** Like the engine's interventions, with names for seats. One that must be refused may be written as wrongly as it likes. */
  #intervention(value: unknown, path: Path, meant: boolean): Json {
    const fields = this.#fields(value, path, null);
    const wrong = meant ? misWritten(fields) : null;
    if (wrong !== null) this.#fail(path, wrong);
    const out: { [key: string]: Json } = {};
    for (const [key, item] of Object.entries(fields)) {
      if (key === 'seat' || key === 'after') out[key] = this.#seatNamed(item, [...path, key]);
      else if (key === 'seats' || key === 'circle') out[key] = this.#seatsNamed(item, [...path, key]);
      else if (key === 'character' || key === 'believes')
        out[key] = item === null ? null : meant ? this.#character(item, [...path, key]) : characterId(String(item));
      else if (key === 'options') out[key] = this.#options(item, [...path, key]);
      else if (item === 'yes' || item === 'no') out[key] = item === 'yes';
      else out[key] = item as Json; // checked by the engine
    }
    return out;
  }

  /** What the Storyteller lets a player choose from: players by name, characters in any spelling. */
  #options(value: unknown, path: Path): Json {
    const options = value as { readonly pick?: unknown; readonly from?: unknown } | null;
    if (!Array.isArray(options?.from)) return value as Json; // checked by the engine
    const from = options.from.map((item: unknown) => {
      if (options.pick === 'characters') return characterId(String(item));
      return typeof item === 'string' ? this.#seatNamed(item, path) : (item as Json);
    });
    return { ...(options as { readonly [key: string]: Json }), from };
  }

  #expect(value: unknown, path: Path): Expectation[] {
    return Object.entries(this.#fields(value, path, null)).flatMap(([key, expected]): Expectation[] => {
      const at = [...path, key];
      const seat = this.#names.seat(key);
      if (seat === null) return [{ subject: 'table', what: key, value: expected, where: this.#where(at) }];
      return Object.entries(this.#fields(expected, at, null)).map(([what, wanted]) => ({
        subject: seat,
        what,
        value: wanted,
        where: this.#where([...at, what]),
      }));
    });
  }
}
