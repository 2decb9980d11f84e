import { almanac } from '@belfry/almanac';
import { type Random, TABLE } from '@belfry/engine';
import type { Command, PersonId, Remark } from '@belfry/protocol';
import { BOTS, type Bot, type BotLevel, type Lang, phrase, thinkingTime, type Utterance } from '@belfry/storyteller';
import { TableClosed } from '../table/closed.ts';
import type { TableState } from '../table/state.ts';
import type { Trouble } from '../table/surroundings.ts';
import type { Table } from '../table/table.ts';
import { laterTalks } from './later-talks.ts';
import { type Glance, SeatEyes } from './seat-eyes.ts';

/**
 * How long a bot waits before it speaks, in milliseconds, from and to. Like the time it takes over a prompt it depends
 * on dice and on public things: its rhythm must not tell what it is.
 */
const SPEAKS = { talk: [4_000, 25_000], again: [25_000, 50_000], reply: [2_000, 5_000] } as const;
/** When everybody else is ready, a bot has this long for what is still on its mind. */
const HURRIED_MS = 5_000;

export interface BotNeeds {
  readonly level: BotLevel;
  /** null: the table's. */
  readonly lang: Lang | null;
  random(): Random;
  token(): string;
  /** 1 for people's pace; 0 answers at once, for tests. */
  readonly pace: number;
  trouble(error: unknown, where: Trouble): void;
}

interface Thought {
  readonly timer: NodeJS.Timeout;
  readonly due: number;
  readonly act: () => Promise<void>;
}

/**
 * A chair with a bot in it. It keeps nothing that matters: what it knows is read off the table each time, so it is the
 * same bot after a restart. It does nothing while no person is there to see it.
 */
export class BotSeat {
  readonly #table: Table;
  readonly #account: string;
  readonly #needs: BotNeeds;
  readonly #random: Random;
  readonly #dice: string;
  readonly #eyes: SeatEyes;
  /** What it is thinking about. */
  readonly #thoughts = new Map<string, Thought>();
  /** What it has thought through already. */
  readonly #done = new Set<string>();

  constructor(table: Table, person: PersonId, account: string, needs: BotNeeds) {
    this.#table = table;
    this.#account = account;
    this.#needs = needs;
    this.#random = needs.random();
    this.#dice = needs.token();
    this.#eyes = new SeatEyes(person, `${table.game} ${person}`);
  }

  /** Something has happened at the table. A bot that cannot make sense of it is no trouble of the table's. */
  stir(state: Readonly<TableState>): void {
    try {
      const now = this.#look(state);
      if (now !== null) this.#consider(now, state.settings.timers.discussion);
    } catch (error) {
      this.#report(error);
    }
  }

  #consider(now: Glance, talkSeconds: number | null): void {
    const { prompts, situation } = now;
    const { view, board, whispers, seat } = situation;
    for (const { id, kind, options } of prompts) {
      const nothingToDo = options.pick === 'action' && options.of.length === 0;
      // By day and in votes it thinks again whenever what it may do has changed.
      const key = kind === 'choose' || kind === 'request' ? id : `${id} ${JSON.stringify(options)}`;
      if (!nothingToDo) this.#think(key, thinkingTime({ kind, id: key }, this.#dice), () => this.#answer(id));
    }
    if (view.phase !== 'day') return;
    this.#speakLater(`talk ${view.day}`, 'talk');
    this.#speakLater(`talk again ${view.day}`, 'again');
    // A long talk is there to be used: what comes up later in it is said then, not the day after.
    for (const [from, to] of view.today.stage === 'discussion' ? laterTalks(talkSeconds) : [])
      this.#think(`talk at ${from} ${view.day}`, from + this.#random.next() * (to - from), () => this.#speak());
    const { vote } = view.today;
    if (vote?.about === seat && !vote.exile) {
      this.#speakLater(`plead ${view.day} ${view.today.nominations.length}`, 'reply');
    }
    const asked = [...board.talk, ...whispers].filter(
      ({ remark, from }) => from !== seat && ((remark.say === 'ask' && remark.seat === seat) || remark.say === 'plan'),
    ).length;
    if (asked > 0) this.#speakLater(`asked ${asked}`, 'reply');
  }

  /** Everybody else is ready to go on: it brings what is on its mind to an end, twice as fast or faster. */
  async hurry(): Promise<void> {
    const pending = [...this.#thoughts].map(([key, { timer, due, act }]) => {
      clearTimeout(timer);
      const left = Math.max(
        0,
        Math.min((due - performance.now()) / 2, this.#random.next() * HURRIED_MS * this.#needs.pace),
      );
      return new Promise<void>((done) => this.#set(key, left, () => act().finally(done)));
    });
    await Promise.all(pending);
  }

  stop(): void {
    for (const { timer } of this.#thoughts.values()) clearTimeout(timer);
    this.#thoughts.clear();
  }

  #look(state: Readonly<TableState>): Glance | null {
    return this.#table.ears === 0 ? null : this.#eyes.glance(state);
  }

  #report(error: unknown): void {
    this.#needs.trouble(error, { game: this.#table.game, records: 0, doing: `bot ${this.#needs.level}` });
  }

  /** What it would do as the table stands on disk. One that throws does what a bot without a mind would do. */
  #decide<T>(decide: (bot: Bot, now: Glance) => T | null): Promise<T | null> {
    return this.#table.read((state) => {
      const now = this.#look(state);
      if (now === null) return null;
      try {
        return decide(BOTS[this.#needs.level], now);
      } catch (error) {
        this.#report(error);
        return decide(BOTS.random, now);
      }
    });
  }

  #speakLater(key: string, about: keyof typeof SPEAKS): void {
    const [from, to] = SPEAKS[about];
    this.#think(key, from + this.#random.next() * (to - from), () => this.#speak());
  }

  #think(key: string, ms: number, act: () => Promise<void>): void {
    if (!this.#done.has(key) && !this.#thoughts.has(key)) this.#set(key, ms * this.#needs.pace, act);
  }

  #set(key: string, ms: number, act: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#thoughts.delete(key);
      // Nobody is there: it thinks of it again when somebody comes back.
      if (this.#table.ears === 0) return;
      this.#done.add(key);
      act().catch((error: unknown) => {
        if (!(error instanceof TableClosed)) this.#report(error);
      });
    }, ms);
    timer.unref();
    this.#thoughts.set(key, { timer, due: performance.now() + ms, act });
  }

  async #answer(prompt: string): Promise<void> {
    const decided = await this.#decide((bot, { prompts, situation }) => {
      const asked = prompts.find((p) => p.id === prompt);
      return asked === undefined ? null : { kind: asked.kind, choice: bot.answer(asked, situation) };
    });
    if (decided === null) return;
    if (decided.choice !== null) await this.#do({ do: 'answer', prompt, choice: decided.choice });
    else if (decided.kind === 'day') {
      const key = `${prompt} again ${this.#done.size}`;
      this.#think(key, thinkingTime({ kind: 'day', id: key }, this.#dice), () => this.#answer(prompt));
    }
  }

  async #speak(): Promise<void> {
    const lang = this.#needs.lang ?? (await this.#table.read(({ settings }) => settings.lang));
    const commands = await this.#decide((bot, now) => bot.speak(now.situation).map((said) => inWords(said, now, lang)));
    for (const command of commands ?? []) await this.#do(command);
  }

  /** A refusal (whispers are off, the day has ended) is nothing to a bot. */
  async #do(command: Command): Promise<void> {
    await this.#table.submit(this.#account, this.#needs.token(), command);
  }
}

/** A remark in words, and the remark itself beside them. */
function inWords(utterance: Utterance, { situation }: Glance, lang: Lang): Command & { readonly remark?: Remark } {
  const { remark, to } = utterance;
  if (remark.say === 'claim' && to === 'everyone') return { do: 'claim', claim: remark.claim };
  const name = (seat: number) =>
    seat === TABLE ? almanac(lang).terms.storyteller : (situation.view.seats.find((s) => s.seat === seat)?.name ?? '');
  const text = phrase(utterance, { lang, name });
  return to === 'everyone' ? { do: 'say', text, remark } : { do: 'whisper', to: [...to], text, remark };
}
