import type { Random } from '@belfry/engine';
import type { Command, PersonId } from '@belfry/protocol';
import { BOTS, type BotLevel, type Lang, phrase, type Utterance } from '@belfry/storyteller';
import type { Table } from '../table/table.ts';
import { type Glance, glance } from './seat-eyes.ts';

/** How long a bot thinks, in milliseconds, from and to: as long as people do. */
const THINKS: { readonly [about: string]: readonly [number, number] } = {
  choose: [2_500, 7_000],
  request: [2_500, 7_000],
  hand: [500, 2_500],
  day: [8_000, 30_000],
  talk: [4_000, 25_000],
  reply: [2_000, 5_000],
};

export interface BotNeeds {
  readonly level: BotLevel;
  readonly lang: Lang;
  random(): Random;
  token(): string;
  /** 1 for people's pace; 0 answers at once, for tests. */
  readonly pace: number;
}

/**
 * A chair with a bot in it. It keeps nothing that matters: what it knows is read off the table each time, so it is the
 * same bot after a restart. It does nothing while no person is there to see it.
 */
export class BotSeat {
  readonly #table: Table;
  readonly #person: PersonId;
  readonly #account: string;
  readonly #needs: BotNeeds;
  readonly #random: Random;
  /** What it is thinking about. */
  readonly #thoughts = new Map<string, NodeJS.Timeout>();
  /** What it has thought through already. */
  readonly #done = new Set<string>();

  constructor(table: Table, person: PersonId, account: string, needs: BotNeeds) {
    this.#table = table;
    this.#person = person;
    this.#account = account;
    this.#needs = needs;
    this.#random = needs.random();
  }

  /** Something has happened at the table. */
  stir(): void {
    const now = this.#look();
    if (now === null) return;
    const { prompts, situation } = now;
    const { view, board, whispers, seat } = situation;
    for (const { id, kind, options } of prompts) {
      const nothingToDo = options.pick === 'action' && options.of.length === 0;
      // By day and in votes it thinks again whenever what it may do has changed.
      const key = kind === 'choose' || kind === 'request' ? id : `${id} ${JSON.stringify(options)}`;
      if (!nothingToDo) this.#think(key, kind, () => this.#answer(id));
    }
    if (view.phase !== 'day') return;
    for (const round of [1, 2]) this.#think(`talk ${view.day} ${round}`, 'talk', () => this.#speak(), round);
    const { vote } = view.today;
    if (vote?.about === seat && !vote.exile) {
      this.#think(`plead ${view.day} ${view.today.nominations.length}`, 'reply', () => this.#speak());
    }
    const asked = [...board.talk, ...whispers].filter(
      ({ remark }) => remark.say === 'ask' && remark.seat === seat,
    ).length;
    if (asked > 0) this.#think(`asked ${asked}`, 'reply', () => this.#speak());
  }

  stop(): void {
    for (const timer of this.#thoughts.values()) clearTimeout(timer);
    this.#thoughts.clear();
  }

  #look(): Glance | null {
    if (this.#table.ears === 0) return null;
    return glance(this.#table.state, this.#person, `${this.#table.game} ${this.#person}`);
  }

  #think(key: string, about: string, act: () => Promise<void>, times = 1): void {
    if (this.#done.has(key) || this.#thoughts.has(key)) return;
    const [from, to] = THINKS[about] ?? THINKS.choose!;
    const ms = (from + this.#random.next() * (to - from)) * times * this.#needs.pace;
    const timer = setTimeout(() => {
      this.#thoughts.delete(key);
      this.#done.add(key);
      void act();
    }, ms);
    timer.unref();
    this.#thoughts.set(key, timer);
  }

  async #answer(prompt: string): Promise<void> {
    const now = this.#look();
    const asked = now?.prompts.find((p) => p.id === prompt);
    if (now === null || asked === undefined) return;
    const choice = BOTS[this.#needs.level].answer(asked, now.situation);
    if (choice !== null) await this.#do({ do: 'answer', prompt, choice });
    else if (asked.kind === 'day') this.#think(`${prompt} again ${this.#done.size}`, 'day', () => this.#answer(prompt));
  }

  async #speak(): Promise<void> {
    const now = this.#look();
    if (now === null) return;
    for (const utterance of BOTS[this.#needs.level].speak(now.situation)) await this.#say(utterance, now);
  }

  async #say(utterance: Utterance, { situation }: Glance): Promise<void> {
    const { remark, to } = utterance;
    if (remark.say === 'claim' && to === 'everyone') {
      await this.#do({ do: 'claim', claim: remark.claim });
      return;
    }
    const name = (seat: number) => situation.view.seats.find((s) => s.seat === seat)?.name ?? '';
    const text = phrase(utterance, { lang: this.#needs.lang, name });
    await this.#do(to === 'everyone' ? { do: 'say', text } : { do: 'whisper', to: [...to], text });
  }

  /** A refusal (whispers are off, the day has ended) is nothing to a bot. */
  async #do(command: Command): Promise<void> {
    await this.#table.submit(this.#account, this.#needs.token(), command);
  }
}
