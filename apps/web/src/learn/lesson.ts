import type { Sentence } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { Game, type GameSetup, type Json, type Prompt, type SeatId, seenBy, viewOf } from '@belfry/engine';
import type { Command, Line } from '@belfry/protocol';
import { builtinScript, playable } from '@belfry/scripts';
import type { Done, Seen } from '../online/net/table-client.ts';
import type { TableLine } from '../online/net/use-table.tsx';
import { firstTable, handsFor, IMP, ME, NIGHT_CHOICES, RULINGS } from './cast-list.ts';
import { lessonCard } from './lesson-card.ts';

const PACE_MS = 450;
const DEFENCE_MS = 12_000;
const script = builtinScript('trouble-brewing')!; // it comes with Belfry

/** What a lesson says in somebody's language. */
export interface LessonTongue {
  readonly title: string;
  readonly names: readonly string[];
  /** What the others say, day by day and seat by seat; the last day's words serve for all that follow. */
  readonly speeches: readonly (readonly string[])[];
  /** What somebody says on their first day among the dead. */
  readonly ghost: string;
}

const setupFor = ({ names }: LessonTongue): GameSetup => ({ script: playable(script), seats: firstTable(names) });

/**
 * The first game: the real engine, with a table that knows its part. To the player's screen it is a table like any
 * other; only the newcomer's own view leaves this class.
 */
export class Lesson implements TableLine {
  readonly #begun = Date.now();
  // A code of its own each time: what a device remembers of the last lesson is not about this one.
  readonly code = `lesson-${this.#begun}`;
  readonly remote = false;
  readonly clock = Date;
  #game: Game;
  #tongue: LessonTongue;
  readonly #said: { readonly day: number; readonly line: Line }[] = [];
  readonly #listeners = new Set<() => void>();
  #sweeping = false;
  /** Until when the nominee may speak. */
  #defence: number | null = null;
  #seen: Seen;

  constructor(tongue: LessonTongue) {
    this.#tongue = tongue;
    this.#game = new Game(setupFor(tongue), cast);
    this.#play();
    this.#seen = this.#look({
      line: 'open',
      retryAt: null,
      greeted: true,
      bye: null,
      ...this.#card(),
      waiting: 0,
      awaited: 0,
    });
  }

  /** Goes on in other words: the same decisions, among people who are called otherwise. */
  speak(tongue: LessonTongue): void {
    if (tongue.title === this.#tongue.title) return;
    this.#tongue = tongue;
    this.#game = Game.replay(setupFor(tongue), this.#game.entries, cast);
    this.#seen = { ...this.#seen, ...this.#card() };
    this.#changed();
  }

  #card(): Pick<Seen, 'you' | 'table' | 'online'> {
    const { title, names } = this.#tongue;
    const table = lessonCard(this.code, title, script, names);
    return { you: table.people[ME]!, table, online: table.people.map(({ person }) => person) };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly seen = (): Seen => this.#seen;

  readonly do = async (cmd: Command): Promise<Done> => {
    const refusal = this.#obey(cmd);
    this.#changed();
    if (refusal === null) return { ok: true };
    const no = { ok: false, code: 'not-possible', reason: '' } as const;
    return refusal === '' ? no : { ...no, said: refusal };
  };

  #obey(cmd: Command): Sentence | '' | null {
    if (cmd.do === 'say') this.#say(this.#line(ME, cmd.text));
    else if (cmd.do === 'claim') this.#say({ ...this.#line(ME, ''), channel: 'claim', claim: cmd.claim });
    else if (cmd.do === 'ready') this.#goOn();
    else if (cmd.do === 'answer') {
      const result = this.#game.submit({ type: 'answer', prompt: cmd.prompt, by: ME, choice: cmd.choice });
      if (!result.ok) return result.reason;
      this.#play();
    } else return '';
    return null;
  }

  #say(line: Line): void {
    this.#said.push({ day: this.#game.state.day, line });
  }

  #look(rest: Omit<Seen, 'view' | 'prompts' | 'talk' | 'chronicle' | 'heard' | 'clocks'>): Seen {
    const { events } = this.#game;
    const view = viewOf(events, ME);
    const chronicle = seenBy(events, ME);
    return {
      ...rest,
      view,
      prompts: this.#sweeping ? [] : this.#game.promptsFor(ME),
      talk: this.#talk(),
      chronicle,
      heard: chronicle,
      clocks: {
        pausedAt: null,
        running: this.#defence === null ? [] : [{ kind: 'defence', seat: null, endsAt: this.#defence, ms: DEFENCE_MS }],
      },
    };
  }

  /** The newcomer is ready: nominations open, or the day ends. */
  #goOn(): void {
    const day = this.#prompt('run-day');
    if (day === undefined) return;
    const { stage, lastCall } = this.#game.state.today;
    this.#rule(day, { do: stage === 'discussion' ? 'open-nominations' : lastCall ? 'end-day' : 'last-call' });
    this.#play();
  }

  /** The clock hand goes round, seat by seat, for the newcomer to see. */
  #sweep(): void {
    this.#defence = null;
    this.#sweeping = true;
    const step = () => {
      const run = this.#prompt('run-vote');
      if (run === undefined) {
        this.#sweeping = false;
        this.#play();
      } else {
        this.#rule(run, { do: 'advance' });
        setTimeout(step, PACE_MS);
      }
      this.#changed();
    };
    step();
  }

  #prompt(kind: Prompt['kind']): Prompt | undefined {
    return this.#game.prompts().find((p) => p.kind === kind && p.to === 'storyteller');
  }

  #rule(prompt: Prompt, choice: Json): void {
    this.#game.submit({ type: 'answer', prompt: prompt.id, by: 'storyteller', choice });
  }

  /** Everybody but the newcomer does what they have to. */
  #play(): void {
    for (;;) {
      const prompts = this.#game.prompts();
      const ruling = prompts.find((p) => p.kind === 'ruling' || p.kind === 'by-hand');
      const choice = prompts.find((p) => p.kind === 'choose' && p.to !== ME);
      if (ruling !== undefined)
        this.#rule(ruling, RULINGS[ruling.about.what ?? ''] ?? ruling.suggestion?.choice ?? null);
      else if (choice !== undefined) this.#rule(choice, this.#nightChoice(choice));
      else break;
    }
    const { today } = this.#game.state;
    const nominee = today.nominations.at(-1)?.nominee;
    if (this.#prompt('run-vote') === undefined || nominee === undefined || this.#defence !== null) return;
    this.#defence = Date.now() + DEFENCE_MS;
    setTimeout(() => this.#sweep(), DEFENCE_MS);
    for (const seat of handsFor(nominee)) {
      const hand = this.#game.promptsFor(seat).find((p) => p.kind === 'hand');
      // The dead keep their one vote for the Demon.
      if (!this.#game.state.seats[seat]!.alive && nominee !== IMP) continue;
      if (hand?.options.pick === 'action' && hand.options.of[0]?.do === 'raise') this.#rule(hand, { do: 'raise' });
    }
  }

  #nightChoice({ to, options }: Prompt): Json {
    const from = options.pick === 'players' ? options.from : [];
    const fits = (id: SeatId) => from.includes(id) && this.#game.state.seats[id]!.alive;
    return [NIGHT_CHOICES[Number(to)]?.find(fits) ?? from[0] ?? 0];
  }

  /** Each morning everybody has something to say; what the newcomer said stands on the day on which it was said. */
  #talk(): Line[] {
    const { names, speeches, ghost } = this.#tongue;
    const lines: Line[] = [];
    const dead = new Set<SeatId>();
    for (const { day, at, died } of this.#mornings()) {
      const words = speeches[Math.min(day, speeches.length) - 1] ?? [];
      for (const [index, text] of words.entries()) {
        const seat = index + 1;
        if (!died.has(seat)) lines.push({ ...this.#line(seat, text), at });
        else if (!dead.has(seat)) lines.push({ ...this.#line(seat, ghost), at });
      }
      for (const seat of died) dead.add(seat);
      const said = this.#said.filter((own) => own.day === day).map(({ line }) => line);
      lines.push(...said.map((line) => ({ ...line, from: { ...line.from, name: names[ME]! } })));
    }
    return lines;
  }

  /** Who was dead at each dawn. */
  #mornings(): { readonly day: number; readonly at: number; readonly died: ReadonlySet<SeatId> }[] {
    const { events } = this.#game;
    return events.flatMap((event, index) => {
      if (event.type !== 'dawn') return [];
      const { seats, day } = viewOf(events.slice(0, index + 1), 'public');
      const died = new Set(seats.filter(({ alive }) => !alive).map(({ seat }) => seat));
      // In order of time, without a clock: what was said before is older.
      return [{ day, at: this.#begun + day, died }];
    });
  }

  #line(seat: SeatId, text: string): Line {
    return {
      at: Date.now(),
      channel: 'public',
      from: { person: `p${seat + 1}`, name: this.#tongue.names[seat]!, seat, storyteller: false },
      to: null,
      text,
      claim: null,
    };
  }

  #changed(): void {
    this.#seen = this.#look(this.#seen);
    for (const listener of this.#listeners) listener();
  }
}
