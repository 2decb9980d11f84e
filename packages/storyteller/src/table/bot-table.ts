import type { Offered } from '@belfry/almanac';
import {
  emptyView,
  type Game,
  type GameEvent,
  type Grimoire,
  type Json,
  type Prompt,
  random,
  type SeatId,
  see,
  sees,
  TABLE,
  type View,
} from '@belfry/engine';
import type { Bot, Situation } from '../bots/bot.ts';
import type { Deed } from '../policy/madness.ts';
import type { Policy, Ruling } from '../policy/policy.ts';
import { listenersOf, type Utterance } from '../talk/utterance.ts';
import { Board } from '../town/board.ts';
import { rulesOf } from '../town/rules.ts';
import { foregone, runDay } from './steward.ts';

export interface TableOptions {
  readonly game: Game;
  readonly seed: string;
  /** What is spoken at the table; English unless said otherwise. */
  readonly lang?: Offered;
  /** What was said before, where the game is one that is under way. */
  readonly heard?: readonly Utterance[];
  policy(board: Board): Policy;
  /** What the Storyteller does unasked; nothing unless said otherwise. */
  deeds?(board: Board): (grimoire: Grimoire) => Deed | null;
  /** Who plays for a seat; null leaves it to a person. */
  bot(seat: SeatId): Bot | null;
  /** Told of everything in order, before anybody reacts to it. */
  listen?(happening: Happening): void;
}

export type Happening = { readonly event: GameEvent } | { readonly utterance: Utterance };

/** What a person is asked: to answer (null passes where one may pass), or to say something (again and again, until an empty list: silence). */
export type Asked =
  | { readonly for: 'answer'; readonly prompt: Prompt; readonly situation: Situation }
  | { readonly for: 'talk'; readonly situation: Situation };

interface Chair extends Situation {
  readonly view: View;
  readonly whispers: Utterance[];
}

const ROUNDS_OF_TALK = 2;
/** More than any game can need. */
const MOST_INPUTS = 10_000;

/** A whole table without a server: bots and a policy play; where a person sits, it pauses and asks. */
export class BotTable {
  readonly game: Game;
  readonly board: Board;
  readonly chairs: readonly Chair[];
  readonly #policy: Policy;
  readonly #deeds: (grimoire: Grimoire) => Deed | null;
  readonly #bots: readonly (Bot | null)[];
  readonly #listen: (happening: Happening) => void;
  readonly #seed: string;
  #heard = 0;
  #inputs = 0;
  /** Who may still do something before the Storyteller moves the day on. */
  #queue: SeatId[] = [];
  #talkedOn = 0;

  constructor({ game, seed, lang, heard = [], policy, deeds, bot, listen }: TableOptions) {
    this.game = game;
    this.#seed = seed;
    this.board = new Board(rulesOf(game.grimoire));
    this.#policy = policy(this.board);
    this.#deeds = deeds?.(this.board) ?? (() => null);
    this.#listen = listen ?? (() => {});
    // Nothing in a bot's hands leads back to the seed of the deal.
    const dice = String(random(`bots of ${seed}`).below(2 ** 31));
    this.chairs = game.state.seats.map(({ id }) => ({
      seat: id,
      view: emptyView(id),
      board: this.board,
      whispers: [],
      seed: dice,
      ...(lang === undefined ? {} : { lang }),
    }));
    this.#bots = game.state.seats.map(({ id }) => bot(id));
    this.#spread();
    for (const utterance of heard) this.say(utterance);
  }

  /** Plays to the end of the game. What it yields, a person has to answer. */
  *play(): Generator<Asked, void, Json | null | readonly Utterance[]> {
    while (!this.game.isOver) {
      const prompts = this.game.prompts();
      const asked = prompts.find((p) => p.to === 'storyteller');
      if (asked?.kind === 'run-day') yield* this.#day(asked);
      else if (asked?.kind === 'run-vote') yield* this.#vote(asked);
      else if (asked !== undefined) this.#submit(asked, this.#policy(this.game.grimoire, asked));
      else {
        const prompt = prompts[0]!;
        const choice = yield* this.#ask(prompt);
        if (choice === null) throw new Error(`Seat ${prompt.to} has to answer "${prompt.id}".`);
        this.#submit(prompt, { choice });
      }
    }
  }

  /** For tables of bots only. */
  playOut(): void {
    const { value: asked } = this.play().next();
    if (asked !== undefined) throw new Error(`Nobody answers for seat ${asked.situation.seat}.`);
  }

  *#ask(prompt: Prompt): Generator<Asked, Json | null, Json | null | readonly Utterance[]> {
    const seat = prompt.to as SeatId; // the Storyteller's prompts are ruled on, never asked
    const situation = this.chairs[seat]!;
    const bot = this.#bots[seat] ?? null;
    if (bot !== null) return bot.answer(prompt, situation);
    return (yield { for: 'answer', prompt, situation }) as Json | null;
  }

  *#day(asked: Prompt): Generator<Asked, void, Json | null | readonly Utterance[]> {
    const { day, today, circle } = this.game.state;
    if (this.#talkedOn < day) {
      this.#talkedOn = day;
      const end = foregone(this.game.grimoire, this.board);
      if (end !== null) {
        this.#intervene({ action: end });
        return;
      }
      const order = random(`${this.#seed} talk ${day}`).shuffle(circle);
      for (let round = 0; round < ROUNDS_OF_TALK; round++) for (const seat of order) yield* this.#speak(seat);
      this.#queue = [...order];
      return;
    }
    const deed = this.#deeds(this.game.grimoire);
    if (deed !== null) {
      this.#intervene(deed);
      return;
    }
    const seat = this.#queue.shift();
    if (seat !== undefined) {
      const prompt = this.game.promptsFor(seat).find((p) => p.kind === 'day');
      if (prompt === undefined || prompt.options.pick !== 'action' || prompt.options.of.length === 0) return;
      const choice = yield* this.#ask(prompt);
      if (choice === null) return;
      this.#submit(prompt, { choice });
      this.#refill();
      return;
    }
    this.#submit(asked, runDay(this.game.grimoire, asked));
    if (today.stage === 'nominations') this.#refill();
  }

  /** After anything has happened everybody may think again. */
  #refill(): void {
    const { day, circle, today } = this.game.state;
    this.#queue = random(`${this.#seed} turn ${day} ${today.nominations.length} ${today.lastCall}`).shuffle(circle);
  }

  *#vote(asked: Prompt): Generator<Asked, void, Json | null | readonly Utterance[]> {
    const about = this.board.view.today.vote?.about;
    // A Storyteller who is nominated does not speak.
    if (about !== undefined && about !== TABLE) yield* this.#speak(about);
    const { circle } = this.game.state;
    const at = circle.indexOf(about ?? circle[0]!);
    const round = [...circle.slice(at + 1), ...circle.slice(0, at + 1)];
    // Hands stay up until they are counted: the dead, who have one vote left, wait and see.
    let order = [...round.filter((id) => this.board.isAlive(id)), ...round.filter((id) => !this.board.isAlive(id))];
    // A second look for those who may only raise a hand once somebody else's is up.
    for (let look = 0; look < 2 && order.length > 0; look++) {
      const bound: SeatId[] = [];
      for (const seat of order) {
        const prompt = this.game.promptsFor(seat).find((p) => p.kind === 'hand');
        if (prompt === undefined || prompt.options.pick !== 'action') continue;
        if (prompt.options.of.length === 0) bound.push(seat);
        else {
          const choice = yield* this.#ask(prompt);
          if (choice !== null) this.#submit(prompt, { choice });
        }
      }
      order = bound;
    }
    this.#submit(
      this.game.promptsFor('storyteller').find((p) => p.kind === 'run-vote') ?? asked,
      runDay(this.game.grimoire, asked),
    );
  }

  *#speak(seat: SeatId): Generator<Asked, void, Json | null | readonly Utterance[]> {
    const situation = this.chairs[seat]!;
    const bot = this.#bots[seat] ?? null;
    if (bot !== null) {
      for (const utterance of bot.speak(situation)) this.#utter(utterance);
      return;
    }
    // A person may ask one thing after the other, until they have nothing more to say.
    for (;;) {
      const said = (yield { for: 'talk', situation }) as readonly Utterance[];
      if (said.length === 0) return;
      for (const utterance of said) this.#utter(utterance);
    }
  }

  /** Whoever is asked something, or let into a plan, answers at once: a whisper with a whisper. */
  #utter(utterance: Utterance): void {
    this.say(utterance);
    const { remark, from, to } = utterance;
    const asked = remark.say === 'ask' ? [remark.seat] : remark.say === 'plan' ? listenersOf(utterance) : [];
    for (const seat of asked) {
      if (seat === from) continue;
      const answers = this.#bots[seat]?.speak(this.chairs[seat]!) ?? [];
      for (const answer of answers) if ((answer.to === 'everyone') === (to === 'everyone')) this.say(answer);
    }
  }

  /** Somebody says something, to everyone or in a whisper. */
  say(utterance: Utterance): void {
    this.#listen({ utterance });
    const { to, from } = utterance;
    if (to === 'everyone') this.board.hear(utterance);
    else for (const seat of new Set([from, ...to])) this.chairs[seat]!.whispers.push(utterance);
  }

  #submit(prompt: Prompt, answer: Pick<Ruling, 'choice'> & Partial<Ruling>): void {
    if (++this.#inputs > MOST_INPUTS) throw new Error(`The game has not ended after ${MOST_INPUTS} inputs.`);
    const result = this.game.submit({
      type: 'answer',
      prompt: prompt.id,
      by: prompt.to,
      ...answer,
    });
    if (!result.ok)
      throw new Error(
        `${JSON.stringify(answer.choice)} was refused to ${prompt.to}: ${this.game.inEnglish(result.reason)}`,
      );
    this.#spread();
  }

  #intervene(deed: Pick<Deed, 'action'> & Partial<Deed>): void {
    const result = this.game.submit({ type: 'intervene', ...deed });
    if (!result.ok)
      throw new Error(`${JSON.stringify(deed.action)} was refused: ${this.game.inEnglish(result.reason)}`);
    this.#spread();
  }

  /** Everybody gets what they may see, and nothing else. */
  #spread(): void {
    const { events } = this.game;
    for (; this.#heard < events.length; this.#heard++) {
      const event = events[this.#heard]!;
      this.#listen({ event });
      const { to, ...fact } = event;
      if (to === 'everyone') this.board.note(fact);
      if (to === 'storyteller') continue;
      for (const chair of this.chairs) if (sees(to, chair.seat)) see(chair.view, fact);
    }
  }
}
