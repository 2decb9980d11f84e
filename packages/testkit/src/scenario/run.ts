import { cast } from '@belfry/characters';
import {
  Game,
  type Input,
  type Intervention,
  type Json,
  type Prompt,
  type SeatId,
  type Statement,
} from '@belfry/engine';
import { choiceInWords, legalRulings, plainChoice, some } from './choices.ts';
import { checkExpectation } from './expect.ts';
import type { Act, Answers, Attempt, Expectation, HandStep, Scenario, Step, Unreadable, Written } from './format.ts';
import { characterId, inWords, isYes, type Names, namesOf, says } from './notation.ts';
import { soundness } from './soundness.ts';
import type { TranscriptEntry } from './transcript.ts';
import { unused } from './unused.ts';

export interface ScenarioResult {
  readonly name: string;
  readonly where: string;
  /** Empty when everything came out as expected. */
  readonly failures: readonly string[];
  readonly transcript: readonly TranscriptEntry[];
  readonly game: Game | null;
}

export function runScenario(scenario: Scenario | Unreadable): ScenarioResult {
  const transcript: TranscriptEntry[] = [];
  const { name, where } = scenario;
  if ('problem' in scenario) return { name, where, failures: [scenario.problem], transcript, game: null };
  try {
    const run = new Run(scenario, transcript);
    for (const step of scenario.steps) run.step(step);
    const failures = [...run.failures, ...soundness(run.game, scenario.setup, transcript)];
    return { name, where, failures, transcript, game: run.game };
  } catch (error) {
    const { message } = error as Error;
    const failures = [error instanceof Stuck ? message : `${placeOf(message, scenario)}: ${message}`];
    return { name, where, failures, transcript, game: null };
  }
}

/** A table that no game can begin with: the engine says which seat it is about. */
const placeOf = (message: string, { where, seatsAt }: Scenario): string =>
  seatsAt[Number(/^Seat (\d+)/.exec(message)?.[1] ?? NaN)] ?? where;

/** A step that cannot be played as written; the scenario stops there. */
class Stuck extends Error {}

const NO_ANSWERS: Answers = { choose: new Map(), refused: new Map(), tell: new Map(), when: new Map(), rule: [] };

class Run {
  readonly game: Game;
  readonly failures: string[] = [];
  readonly #names: Names;
  readonly #transcript: TranscriptEntry[];
  readonly #seen = new Map<string, string>();
  /** Where the latest night or day began: what `told`, `woke` and `offered` look at. */
  #window = 0;
  /** How many nights the scenario has played. */
  #nights = 0;
  #used = new Map<Written, number>();
  #asked = new Map<string, number>();

  constructor(scenario: Scenario, transcript: TranscriptEntry[]) {
    this.#transcript = transcript;
    this.#names = namesOf(
      scenario.players,
      (scenario.setup.script.homebrew ?? []).map((c) => c.id),
    );
    this.game = new Game(scenario.setup, cast);
    for (const event of this.game.events) transcript.push({ event });
    this.#notePrompts();
  }

  step(step: Step): void {
    if (step.do === 'night' || step.do === 'day') {
      this.#transcript.push({ step: step.do });
      this.#window = step.do === 'night' ? this.#beginningOfNight() : this.#transcript.length;
      this.#used = new Map();
      this.#asked = new Map();
      // What is open now is offered in this step, even if it was asked before.
      this.#seen.clear();
      this.#notePrompts();
    }
    if (step.do === 'night') this.#night(step.answers, step.where);
    else if (step.do === 'day') this.#day(step);
    else if (step.do === 'expect') this.#expect(step.expect);
    else if (step.do === 'undo') this.#undo(step.inputs, step.where);
    else if (step.do === 'attempt') this.#attempt(step);
    else if (step.do === 'answer') this.#answerRequests(step.answers);
    else {
      this.#used = new Map();
      this.#asked = new Map();
      this.#intervene(step.action, step.where, step.refused, step.answers);
    }
    if ('answers' in step && step.do !== 'answer') this.failures.push(...this.#unused(step.answers));
  }

  #night(answers: Answers, where: string): void {
    const played = this.game.state.night === this.#nights;
    if (played && this.game.isOver) throw new Stuck(`${where}: the game is over before this night.`);
    if (played && this.#waits('run-day')) {
      throw new Stuck(`${where}: it is day ${this.game.state.day}; end the day before the night.`);
    }
    // A night in which nobody is asked anything is over before it can be played.
    while (!this.game.isOver && !this.#waits('run-day')) this.#answerNext(answers, where);
    this.#nights = this.game.state.night;
  }

  /** Where the transcript of the current night begins; the first night includes everything before it. */
  #beginningOfNight(): number {
    const { night } = this.game.state;
    if (night <= 1) return 0;
    return this.#transcript.findIndex((e) => 'event' in e && e.event.type === 'night-falls' && e.event.night === night);
  }

  #day({ acts, ends, answers, where }: Extract<Step, { do: 'day' }>): void {
    if (this.game.isOver) throw new Stuck(`${where}: the game is over before this day.`);
    if (!this.#waits('run-day'))
      throw new Stuck(`${where}: it is night ${this.game.state.night}; add "- night:" before this day.`);
    const { day } = this.game.state;
    for (const act of acts) {
      if (act.kind === 'expect') this.#expect(act.expect);
      else if (act.attempt !== null) this.#attempt(act.attempt);
      else if (this.game.isOver || this.game.state.day !== day || this.game.state.phase !== 'day') {
        throw new Stuck(`${act.where}: the day is over before this.`);
      } else this.#act(act, answers);
    }
    if (ends && !this.game.isOver && this.game.state.phase === 'day') {
      this.#submit(this.#prompt('run-day'), { do: 'end-day' }, where);
      this.#settle(answers, where);
    }
  }

  #act(act: Act, answers: Answers): void {
    if (act.kind === 'storyteller') this.#intervene(act.action, act.where, act.refused, answers);
    else if (act.kind === 'open') this.#submit(this.#prompt('run-day'), { do: 'open-nominations' }, act.where);
    else if (act.kind === 'last-call') this.#submit(this.#prompt('run-day'), { do: 'last-call' }, act.where);
    else {
      if (act.kind === 'nominate' && this.game.state.today.stage === 'discussion') {
        this.#submit(this.#prompt('run-day'), { do: 'open-nominations' }, act.where);
      }
      const by = this.game.promptsFor(act.by!).find((p) => p.kind === 'day');
      if (by === undefined) throw new Stuck(`${act.where}: ${this.#names.name(act.by!)} cannot act now.`);
      const choice: Json =
        act.kind === 'use'
          ? { do: 'use', character: act.character!, with: act.whom }
          : { do: act.kind === 'exile' ? 'call-exile' : 'nominate', with: act.whom };
      if (act.refused === null) this.#submit(by, choice, act.where);
      else this.#mustRefuse(by, choice, act.refused, act.where);
    }
    this.#settle(answers, act.where);
    if (this.#waits('run-vote')) this.#vote(act, answers);
    this.#settle(answers, act.where);
  }

  /** Tries it on everything that the player is asked now, or, asked nothing, on what they were asked last. */
  #attempt({ by, choice, refused, where }: Attempt): void {
    const open = this.game.promptsFor(by).map(({ id }) => id);
    const last = this.#transcript.findLast((entry) => 'prompt' in entry && entry.prompt.to === by);
    const stale = last !== undefined && 'prompt' in last ? last.prompt.id : `${by}.1`;
    for (const prompt of open.length > 0 ? open : [stale])
      this.#mustNot(() => this.#send({ type: 'answer', prompt, by, choice }), choice, refused, where);
  }

  #vote({ hands, refusedHands, sweep, where }: Act, answers: Answers): void {
    for (const hand of sweep) this.#hand(hand);
    // A hand that waits for another's (a Butler's) goes up after it.
    let waiting = [...hands];
    for (let before = -1; waiting.length !== before && waiting.length > 0; ) {
      before = waiting.length;
      waiting = waiting.filter((seat) => !this.#raise(seat));
    }
    for (const seat of waiting) {
      const prompt = this.game.promptsFor(seat).find((p) => p.kind === 'hand');
      if (prompt === undefined) this.failures.push(`${where}: ${this.#names.name(seat)} has no hand in this vote.`);
      else this.#submit(prompt, { do: 'raise' }, where);
    }
    for (const seat of refusedHands) {
      const prompt = this.game.promptsFor(seat).find((p) => p.kind === 'hand');
      if (prompt !== undefined) this.#mustRefuse(prompt, { do: 'raise' }, true, where);
    }
    if (this.#waits('run-vote')) this.#submit(this.#prompt('run-vote'), { do: 'sweep' }, where);
    this.#settle(answers, where);
  }

  #raise(seat: SeatId): boolean {
    const prompt = this.game.promptsFor(seat).find((p) => p.kind === 'hand');
    const offers = prompt?.options.pick === 'action' && prompt.options.of.some((a) => a.do === 'raise');
    if (prompt === undefined || !offers) return false;
    return this.#try(prompt, { do: 'raise' }) === null;
  }

  #hand({ do: action, seat, times, attempt, refused, where }: HandStep): void {
    if (attempt !== null) {
      this.#attempt(attempt);
      return;
    }
    if (action === 'advance') {
      for (let n = 0; n < times; n++) this.#submit(this.#prompt('run-vote'), { do: 'advance' }, where);
      return;
    }
    const prompt = this.game.promptsFor(seat!).find((p) => p.kind === 'hand');
    if (prompt === undefined) {
      if (!refused) this.failures.push(`${where}: the clock hand has passed ${this.#names.name(seat!)}.`);
    } else if (refused) this.#mustRefuse(prompt, { do: action }, true, where);
    else this.#submit(prompt, { do: action }, where);
  }

  /** Answers everything that is neither the day's course nor a vote's. */
  #settle(answers: Answers, where: string): void {
    const { day } = this.game.state;
    while (!this.game.isOver && this.game.state.day === day && this.game.state.phase === 'day') {
      if (this.#waits('run-day') || this.#waits('run-vote')) return;
      this.#answerNext(answers, where);
    }
  }

  #answerNext(answers: Answers, where: string): void {
    const prompt = this.game.prompts().find((p) => p.kind !== 'request');
    if (prompt === undefined) throw new Stuck(`${where}: the game waits for nothing, and is not over.`);
    if (prompt.to === 'storyteller') {
      this.#submit(prompt, this.#ruling(prompt, answers, where), where);
      return;
    }
    if (!this.#asked.has(`when ${prompt.to}`)) {
      this.#asked.set(`when ${prompt.to}`, 1);
      for (const act of answers.when.get(prompt.to) ?? []) {
        this.#used.set(act, 1);
        this.#intervene(act.value as Json, act.where, null, NO_ANSWERS);
      }
      // The act may have changed what is asked, or ended it.
      if (answers.when.has(prompt.to)) return;
    }
    for (const wrong of this.#take(answers.refused.get(prompt.to), 'refused', prompt.to)) {
      this.#mustRefuse(prompt, this.#chosen(prompt, wrong), true, wrong.where);
    }
    const [written] = this.#take(answers.choose.get(prompt.to), 'choose', prompt.to);
    const choice = written === undefined ? plainChoice(prompt, this.game.state) : this.#chosen(prompt, written);
    this.#submit(prompt, choice, written?.where ?? where);
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

  #chosen(prompt: Prompt, { value, where }: Written): Json {
    const items = Array.isArray(value) ? value : [value];
    if (prompt.options.pick === 'players') {
      return items.map((name) => {
        const seat = this.#names.seat(name);
        if (seat === null) throw new Stuck(`${where}: ${this.#names.unknown(name)}`);
        return seat;
      });
    }
    if (prompt.options.pick === 'characters') return items.map((id) => characterId(String(id)));
    return value as Json;
  }

  #ruling(prompt: Prompt, { tell, rule }: Answers, where: string): Json {
    const { about, options, suggestion } = prompt;
    if (about.what === 'information' && about.seat !== undefined && options.pick === 'one') {
      const [written] = this.#take(tell.get(about.seat), 'tell', about.seat);
      if (written === undefined) return suggestion!.choice;
      const found = options.of.find((o) => says(written.value, o.value as Statement, this.#names));
      if (found !== undefined) return found.value;
      const legal = options.of.map((o) => inWords(o.value as Statement, this.#names));
      this.failures.push(
        `${written.where}: the Storyteller cannot tell ${this.#names.name(about.seat)} ${JSON.stringify(written.value)}. Legal: ${some(legal)}.`,
      );
      return suggestion!.choice;
    }
    const match = rule.find(
      (r) =>
        r.what === about.what &&
        (r.seat === null || r.seat === about.seat) &&
        (r.to === null || r.to === about.character),
    );
    if (match === undefined) return suggestion!.choice;
    this.#used.set(match.answer, 1);
    const wanted = this.#ruled(prompt, match.answer);
    const legal = options.pick !== 'one' || options.of.some((o) => JSON.stringify(o.value) === JSON.stringify(wanted));
    if (legal) return wanted;
    this.failures.push(
      `${match.answer.where || where}: the ruling "${match.what}" cannot be ${JSON.stringify(match.answer.value)}. Legal: ${some(legalRulings(prompt, this.#names))}.`,
    );
    return suggestion!.choice;
  }

  #ruled({ options, about }: Prompt, { value }: Written): Json {
    if (about.what === 'registers') return isYes(value);
    if (options.pick === 'characters')
      return (Array.isArray(value) ? value : [value]).map((id) => characterId(String(id)));
    if (options.pick === 'players')
      return (Array.isArray(value) ? value : [value]).map((name) => this.#names.seat(name) ?? -1);
    if (value === 'nobody') return null;
    return this.#names.seat(value) ?? (value as Json);
  }

  #expect(expectations: readonly Expectation[]): void {
    for (const expectation of expectations) {
      const failure = checkExpectation(expectation, {
        game: this.game,
        names: this.#names,
        window: this.#transcript.slice(this.#window),
      });
      if (failure !== null) this.failures.push(`${expectation.where}: ${failure}`);
    }
  }

  #intervene(written: Json, where: string, refused: true | string | null, answers: Answers): void {
    const action = this.#unmarked(written, where);
    const input: Input = { type: 'intervene', action: action as unknown as Intervention }; // the engine checks it
    if (refused !== null) {
      this.#mustNot(() => this.#send(input), action, refused, where);
      return;
    }
    this.#mustTake(input, where);
    if (this.game.state.phase === 'day') this.#settle(answers, where);
    // By night only what the act itself gave rise to is answered here; the night goes on later.
    else for (let left = answersIn(answers); left > 0 && !this.game.isOver; left--) this.#answerNext(answers, where);
  }

  /** `{do: unmark, kind: poisoned, seat: Ben}`: a token by what it says and where it lies. */
  #unmarked(action: Json, where: string): Json {
    const wanted = action as { do?: Json; kind?: Json; seat?: Json };
    if (wanted.do !== 'unmark' || wanted.kind === undefined) return action;
    const found = this.game.state.effects.find((e) => e.kind === wanted.kind && e.target === wanted.seat);
    if (found === undefined) throw new Stuck(`${where}: there is no such reminder token.`);
    return { do: 'unmark', effect: found.id };
  }

  #answerRequests(answers: ReadonlyMap<SeatId, readonly Written[]>): void {
    for (const [seat, list] of answers) {
      for (const written of list) {
        const prompt = this.game.promptsFor(seat).find((p) => p.kind === 'request');
        if (prompt === undefined)
          throw new Stuck(`${written.where}: the Storyteller has asked ${this.#names.name(seat)} nothing.`);
        this.#submit(prompt, this.#chosen(prompt, written), written.where);
      }
    }
  }

  #undo(inputs: number, where: string): void {
    const keep = this.game.inputs.length - inputs;
    if (keep < 0) throw new Stuck(`${where}: only ${this.game.inputs.length} inputs can be taken back.`);
    this.game.undo(keep);
    this.#transcript.push({ step: `undo ${inputs}` });
    this.#notePrompts();
  }

  #unused(answers: Answers): string[] {
    const events = this.#transcript.slice(this.#window).flatMap((e) => ('event' in e ? [e.event] : []));
    const askedAgain = (seat: SeatId) => (this.#asked.get(`choose ${seat}`) ?? 0) > 0;
    return unused(answers, { used: this.#used, askedAgain, events, names: this.#names });
  }

  #waits(kind: Prompt['kind']): boolean {
    return this.game.prompts().some((p) => p.kind === kind);
  }

  #prompt(kind: Prompt['kind']): Prompt {
    const found = this.game.prompts().find((p) => p.kind === kind);
    if (found === undefined) throw new Stuck(`the game does not wait for "${kind}" now.`);
    return found;
  }

  #submit(prompt: Prompt, choice: Json, where: string): void {
    const reason = this.#try(prompt, choice);
    if (reason !== null) {
      const who = prompt.to === 'storyteller' ? 'the Storyteller' : this.#names.name(prompt.to);
      throw new Stuck(
        `${where}: ${who} chose ${choiceInWords(prompt, choice, this.#names)} and was refused: ${reason}`,
      );
    }
  }

  #try(prompt: Prompt, choice: Json): string | null {
    return this.#send({ type: 'answer', prompt: prompt.id, by: prompt.to, choice });
  }

  #mustTake(input: Input, where: string): void {
    const reason = this.#send(input);
    if (reason !== null) throw new Stuck(`${where}: refused: ${reason}`);
  }

  #send(input: Input): string | null {
    const result = this.game.submit(input);
    if (!result.ok) {
      this.#transcript.push({ refused: input, reason: result.reason });
      return result.reason;
    }
    this.#transcript.push({ input });
    for (const event of result.events) this.#transcript.push({ event });
    this.#notePrompts();
    return null;
  }

  #mustRefuse(prompt: Prompt, choice: Json, words: true | string, where: string): void {
    this.#mustNot(() => this.#try(prompt, choice), choice, words, where);
  }

  #mustNot(attempt: () => string | null, what: Json, words: true | string, where: string): void {
    const before = JSON.stringify(this.game.state);
    const reason = attempt();
    if (reason === null)
      throw new Stuck(`${where}: ${JSON.stringify(what)} should have been refused, and was accepted.`);
    if (words !== true && !reason.toLowerCase().includes(words.toLowerCase())) {
      this.failures.push(`${where}: the refusal says "${reason}", not "${words}".`);
    }
    if (JSON.stringify(this.game.state) !== before) this.failures.push(`${where}: a refused answer changed the game.`);
  }

  /** Every prompt goes into the transcript when it appears and when its options change. */
  #notePrompts(): void {
    for (const prompt of this.game.prompts()) {
      const now = JSON.stringify(prompt);
      if (this.#seen.get(prompt.id) === now) continue;
      this.#seen.set(prompt.id, now);
      this.#transcript.push({ prompt });
    }
  }
}

const answersIn = ({ choose, tell, rule }: Answers): number => choose.size + tell.size + rule.length;
