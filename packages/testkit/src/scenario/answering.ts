import {
  type Input,
  type Intervention,
  isStatement,
  type Json,
  type Options,
  type Prompt,
  type SeatId,
  TABLE,
} from '@belfry/engine';
import { legalRulings, plainChoice, some } from './choices.ts';
import type { Answers, Refusal, Written } from './format.ts';
import type { Names } from './notation.ts';
import { type Stage, Stuck } from './stage.ts';
import { inWords, says } from './statement-notation.ts';
import { unused } from './unused.ts';
import { answerFrom, loose, Unwritable } from './written-answer.ts';

const NO_ANSWERS: Answers = { choose: new Map(), refused: new Map(), tell: new Map(), when: new Map(), rule: [] };

/** Answers what the game asks during one step: with what is written for it, and plainly where nothing is. */
export class Answering {
  readonly #stage: Stage;
  readonly #answers: Answers;
  readonly #used = new Map<Written, number>();
  /** How many of the answers written for somebody were asked for. */
  readonly #asked = new Map<string, number>();

  /** What the Storyteller says in words of their own, once asked for them. */
  #ownWords: string | null = null;

  constructor(stage: Stage, answers: Answers = NO_ANSWERS) {
    this.#stage = stage;
    this.#answers = answers;
  }

  /** Answers everything that is neither the day's course nor a vote's. */
  settle(where: string): void {
    const { game } = this.#stage;
    const { day } = game.state;
    while (!game.isOver && game.state.day === day && game.state.phase === 'day') {
      if (this.#stage.waits('run-vote')) return;
      if (!this.#stage.waits('run-day')) this.next(where);
      else if (!this.#aside(where, () => true)) return;
    }
  }

  /** Whether an answer is written for what is asked of a player now; rulings always have one. */
  hasNext(): boolean {
    const { to } = this.#stage.game.prompts().find((p) => p.kind !== 'request') ?? {};
    return typeof to !== 'number' || this.#hasAnswer(to);
  }

  #hasAnswer(seat: SeatId): boolean {
    return (this.#answers.choose.get(seat)?.length ?? 0) > (this.#asked.get(`choose ${seat}`) ?? 0);
  }

  /** At dawn somebody may be asked already what the day will go on around; whoever has nothing written here waits for it. */
  dawn(where: string): void {
    while (this.#aside(where, (seat) => this.#hasAnswer(seat)));
  }

  /** Answers what one player is asked while the day goes on; false where there is nothing. */
  #aside(where: string, who: (seat: SeatId) => boolean): boolean {
    const aside = this.#stage.game.prompts().find((p) => p.kind === 'choose' && p.to !== 'storyteller' && who(p.to));
    if (aside === undefined) return false;
    this.#answer(aside, where);
    return true;
  }

  next(where: string): void {
    const prompt = this.#stage.game.prompts().find((p) => p.kind !== 'request');
    if (prompt === undefined) throw new Stuck(`${where}: the game waits for nothing, and is not over.`);
    this.#answer(prompt, where);
  }

  #answer(prompt: Prompt, where: string): void {
    const { game } = this.#stage;
    if (prompt.to === 'storyteller') {
      this.#stage.submit(prompt, this.#ruling(prompt, where), where);
      return;
    }
    const { when, refused, choose } = this.#answers;
    if (!this.#asked.has(`when ${prompt.to}`)) {
      this.#asked.set(`when ${prompt.to}`, 1);
      for (const act of when.get(prompt.to) ?? []) {
        this.#used.set(act, 1);
        new Answering(this.#stage).intervene(act.value as Json, null, act.where);
      }
      // The act may have changed what is asked, or ended it.
      if (when.has(prompt.to)) return;
    }
    for (const wrong of this.#take(refused.get(prompt.to), 'refused', prompt.to)) {
      this.#stage.mustRefuse(prompt, this.chosen(prompt, wrong), true, wrong.where);
    }
    const [written] = this.#take(choose.get(prompt.to), 'choose', prompt.to);
    const choice = written === undefined ? plainChoice(prompt, game.state) : this.chosen(prompt, written);
    this.#stage.submit(prompt, choice, written?.where ?? where);
  }

  /** The Storyteller does something by hand, and whatever it gives rise to is answered. */
  intervene(written: Json, refused: Refusal, where: string): void {
    const { game } = this.#stage;
    const action = this.#offer(this.#unmarked(written, where), refused !== null, where);
    const input: Input = { type: 'intervene', action: action as unknown as Intervention }; // the engine checks it
    if (refused !== null) {
      this.#stage.mustNot(() => this.#stage.send(input), action, refused, where);
      return;
    }
    this.#stage.mustTake(input, where);
    if (game.state.phase === 'day') this.settle(where);
    // By night only what the act itself gave rise to is answered here; the night goes on later.
    else for (let left = this.#written(); left > 0 && !game.isOver; left--) this.next(where);
  }

  #written(): number {
    const { choose, tell, rule } = this.#answers;
    return choose.size + tell.size + rule.length;
  }

  /** `{do: unmark, kind: poisoned, seat: Ben}`: a token by what it says and where it lies. */
  #unmarked(action: Json, where: string): Json {
    const wanted = action as { do?: Json; kind?: Json; seat?: Json };
    if (wanted.do !== 'unmark' || wanted.kind === undefined) return action;
    const { effects } = this.#stage.game.state;
    const found = effects.find((e) => e.kind === wanted.kind && e.target === wanted.seat);
    if (found === undefined) throw new Stuck(`${where}: there is no such reminder token.`);
    return { do: 'unmark', effect: found.id };
  }

  /** `{do: offer, of: mutant}`: an offer by the character that makes it, with its name or seat where there are several. */
  #offer(action: Json, refused: boolean, where: string): Json {
    const wanted = action as { do?: Json; of?: Json; name?: Json; seat?: Json; choice?: Json };
    if (wanted.do !== 'offer' || wanted.of === undefined) return action;
    const { of, name, seat, choice } = wanted;
    const open = this.#stage.game.grimoire.offers();
    const found = open.find(
      (offer) =>
        offer.character === of &&
        (name === undefined || offer.name === name) &&
        (seat === undefined || offer.seat === seat),
    );
    if (found === undefined && refused) return { do: 'offer', ability: -1, name: name ?? 'none' };
    const known = open.map((offer) => `${offer.name} of ${offer.character}`).join(', ') || 'none';
    if (found === undefined) throw new Stuck(`${where}: there is no such offer now. Open: ${known}.`);
    const taken = { do: 'offer', ability: found.ability, name: found.name };
    if (choice === undefined) return taken;
    return { ...taken, choice: inEngineWords(found.options, choice, this.#stage.names, where) };
  }

  /** What was written and asked by nobody. */
  unused(): string[] {
    const events = this.#stage.window.flatMap((e) => ('event' in e ? [e.event] : []));
    const askedAgain = (seat: SeatId) => (this.#asked.get(`choose ${seat}`) ?? 0) > 0;
    return unused(this.#answers, {
      used: this.#used,
      askedAgain,
      events,
      settled: this.#stage.settled,
      names: this.#stage.names,
    });
  }

  /** The next of the answers written for somebody: each is used once. */
  #take(list: readonly Written[] | undefined, kind: string, seat: SeatId): Written[] {
    if (list === undefined) return [];
    const key = `${kind} ${seat}`;
    const at = this.#asked.get(key) ?? 0;
    this.#asked.set(key, at + 1);
    const next = list[at];
    if (next === undefined) return [];
    this.#used.set(next, 1);
    return [next];
  }

  /** A player's choice as it is written, in the engine's words. */
  chosen({ options }: Prompt, { value, where }: Written): Json {
    return inEngineWords(options, value, this.#stage.names, where);
  }

  #ruling(prompt: Prompt, where: string): Json {
    const { about, options, suggestion } = prompt;
    if (about.what === 'information' && about.seat !== undefined && options.pick === 'one') return this.#told(prompt);
    const [own] = about.what === 'choice' ? this.#take(this.#answers.choose.get(TABLE), 'choose', TABLE) : [];
    if (own !== undefined) return this.chosen(prompt, own);
    if (about.what === 'own-words' && this.#ownWords !== null) return this.#ownWords;
    const match = this.#answers.rule.find(
      (r) =>
        r.what === about.what &&
        (r.seat === null || r.seat === about.seat) &&
        (r.to === null || r.to === about.character),
    );
    if (match === undefined) return suggestion!.choice;
    const at = match.answer.where;
    const value = options.pick === 'one' ? this.#inTurn(match.answer) : match.answer.value;
    this.#used.set(match.answer, (this.#used.get(match.answer) ?? 0) + 1);
    if (value === undefined) return suggestion!.choice;
    const wanted = inEngineWords(options, value, this.#stage.names, at);
    const legal = options.pick !== 'one' || options.of.some((o) => JSON.stringify(o.value) === JSON.stringify(wanted));
    if (legal) return wanted;
    this.#stage.failures.push(
      `${at || where}: the ruling "${match.what}" cannot be ${JSON.stringify(value)}. Legal: ${some(legalRulings(prompt, this.#stage.names))}.`,
    );
    return suggestion!.choice;
  }

  /** Where one ruling is asked for several times, a list says one after the other. */
  #inTurn(answer: Written): unknown {
    return Array.isArray(answer.value) ? answer.value[this.#used.get(answer) ?? 0] : answer.value;
  }

  /** What the Storyteller lets a player learn. */
  #told({ about, options, suggestion }: Prompt): Json {
    const { names, failures } = this.#stage;
    const seat = about.seat!;
    const [written] = this.#take(this.#answers.tell.get(seat), 'tell', seat);
    if (written === undefined || options.pick !== 'one') return suggestion!.choice;
    const found = options.of.find(({ value }) => isStatement(value) && says(written.value, value, names));
    if (found !== undefined) return found.value;
    const { text } = (written.value ?? {}) as { readonly text?: unknown };
    if (typeof text === 'string' && options.of.some(({ value }) => isStatement(value) && value.says === 'text')) {
      this.#ownWords = text;
      return { says: 'text', text: '' };
    }
    const legal = options.of.flatMap(({ value }) => (isStatement(value) ? [inWords(value, names)] : []));
    failures.push(
      `${written.where}: the Storyteller cannot tell ${names.name(seat)} ${JSON.stringify(written.value)}. Legal: ${some(legal)}.`,
    );
    return suggestion!.choice;
  }
}

/** What is written for an answer; a scenario that writes what cannot be one is stuck there. */
export function inEngineWords(options: Options | null, written: unknown, names: Names, where: string): Json {
  try {
    return options === null ? loose(written, names) : answerFrom(options, written, names);
  } catch (error) {
    if (error instanceof Unwritable) throw new Stuck(`${where}: ${error.message}`);
    throw error;
  }
}
