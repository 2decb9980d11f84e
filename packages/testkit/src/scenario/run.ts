import type { Game, Json, Prompt, SeatId } from '@belfry/engine';
import { Answering, inEngineWords } from './answering.ts';
import { checkExpectation } from './expect.ts';
import type { Act, Answers, Attempt, Expectation, PlayerAct, Scenario, Step, Unreadable, Written } from './format.ts';
import { namesOf } from './notation.ts';
import { soundness } from './soundness.ts';
import { Stage, Stuck } from './stage.ts';
import type { TranscriptEntry } from './transcript.ts';
import { NO_HANDS, vote } from './voting.ts';

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
    const { game, failures } = run.stage;
    const unsound = soundness(game, transcript, name).map((why) => `${where}: ${why}`);
    return { name, where, failures: [...failures, ...unsound], transcript, game };
  } catch (error) {
    const { message } = error as Error;
    const failures = [error instanceof Stuck ? message : `${placeOf(message, scenario)}: ${message}`];
    return { name, where, failures, transcript, game: null };
  }
}

/** A table that no game can begin with: the engine says which seat it is about. */
const placeOf = (message: string, { where, seatsAt }: Scenario): string =>
  seatsAt[Number(/^Seat (\d+)/.exec(message)?.[1] ?? NaN)] ?? where;

/** Plays a scenario step by step. */
class Run {
  readonly stage: Stage;
  readonly #transcript: readonly TranscriptEntry[];
  /** How many nights the scenario has played. */
  #nights = 0;

  constructor({ setup, players }: Scenario, transcript: TranscriptEntry[]) {
    this.#transcript = transcript;
    const homebrew = (setup.script.homebrew ?? []).map((c) => c.id);
    this.stage = new Stage(setup, namesOf(players, homebrew), transcript);
  }

  step(step: Step): void {
    if (step.do === 'night') this.#answered(step.answers, (answering) => this.#night(answering, step.where));
    else if (step.do === 'day') this.#answered(step.answers, (answering) => this.#day(step, answering));
    else if (step.do === 'storyteller')
      this.#answered(step.answers, (answering) => answering.intervene(step.action, step.refused, step.where));
    else if (step.do === 'expect') this.#expect(step.expect);
    else if (step.do === 'undo') this.stage.undo(step.inputs, step.where);
    else if (step.do === 'attempt') this.#attempt(step);
    else this.#answerRequests(step.answers);
  }

  #answered(answers: Answers, play: (answering: Answering) => void): void {
    const answering = new Answering(this.stage, answers);
    play(answering);
    this.stage.failures.push(...answering.unused());
  }

  #night(answering: Answering, where: string): void {
    const { stage } = this;
    const { game } = stage;
    stage.begin('night');
    const played = game.state.night === this.#nights;
    if (played && game.isOver) throw new Stuck(`${where}: the game is over before this night.`);
    if (played && stage.waits('run-day')) {
      throw new Stuck(`${where}: it is day ${game.state.day}; end the day before the night.`);
    }
    // A night in which nobody is asked anything is over before it can be played.
    while (!game.isOver && !stage.waits('run-day')) {
      // What somebody is asked at dawn may be answered beside the day.
      if (game.state.phase === 'day' && !answering.hasNext()) break;
      answering.next(where);
    }
    if (!game.isOver) answering.dawn(where);
    this.#nights = game.state.night;
  }

  #day({ acts, ends, where }: Extract<Step, { do: 'day' }>, answering: Answering): void {
    const { stage } = this;
    const { game } = stage;
    stage.begin('day');
    if (game.isOver) throw new Stuck(`${where}: the game is over before this day.`);
    answering.settle(where);
    if (!game.isOver && !stage.waits('run-day'))
      throw new Stuck(`${where}: it is night ${game.state.night}; add "- night:" before this day.`);
    const { day } = game.state;
    const isOn = () => !game.isOver && game.state.day === day && game.state.phase === 'day';
    for (const act of acts) {
      if (act.kind === 'expect') this.#expect(act.expect);
      else if (act.kind === 'attempt') this.#attempt(act.attempt);
      else if (isOn()) this.#act(act, answering);
      else throw new Stuck(`${act.where}: the day is over before this.`);
    }
    // After an execution the day may go on for somebody who can nominate again.
    while (ends && isOn()) {
      stage.submit(stage.prompt('run-day'), { do: 'end-day' }, where);
      answering.settle(where);
    }
  }

  #act(act: Exclude<Act, { kind: 'expect' | 'attempt' }>, answering: Answering): void {
    const { stage } = this;
    if (act.kind === 'storyteller') answering.intervene(act.action, act.refused, act.where);
    else if (act.kind === 'end-day' && act.refused !== null)
      stage.mustRefuse(stage.prompt('run-day'), { do: 'end-day' }, act.refused, act.where);
    else if (act.kind === 'open' || act.kind === 'last-call' || act.kind === 'end-day') {
      const choice = { do: act.kind === 'open' ? 'open-nominations' : act.kind };
      stage.submit(stage.prompt('run-day'), choice, act.where);
    } else this.#playerActs(act);
    answering.settle(act.where);
    if (stage.waits('run-vote')) {
      vote(stage, 'vote' in act ? act.vote : NO_HANDS, act.where, (step) => {
        if (step.do === 'attempt') this.#attempt(step.attempt);
        else answering.intervene(step.action, null, step.where);
      });
      answering.settle(act.where);
    }
  }

  #playerActs(act: PlayerAct): void {
    const { stage } = this;
    if (act.kind === 'nominate' && stage.game.state.today.stage === 'discussion') {
      stage.submit(stage.prompt('run-day'), { do: 'open-nominations' }, act.where);
    }
    const prompt = stage.game.promptsFor(act.by).find((p) => p.kind === 'day' || p.kind === 'run-day');
    const who = act.by === 'storyteller' ? 'the Storyteller' : stage.names.name(act.by);
    if (prompt === undefined) throw new Stuck(`${act.where}: ${who} cannot act now.`);
    const choice: Json =
      act.kind === 'use'
        ? { do: 'use', character: act.character, with: this.#usedOn(act, prompt) }
        : { do: act.kind === 'exile' ? 'call-exile' : 'nominate', with: act.whom };
    if (act.refused === null) stage.submit(prompt, choice, act.where);
    else stage.mustRefuse(prompt, choice, act.refused, act.where);
  }

  /** What the ability asks for, as it is written; as players where it is not offered, for the engine to refuse. */
  #usedOn({ character, on, where }: PlayerAct & { readonly kind: 'use' }, { options }: Prompt): Json {
    const { names } = this.stage;
    const asked =
      options.pick === 'action' ? options.of.find((a) => a.do === 'use' && a.character === character) : null;
    if (asked?.with !== undefined) return inEngineWords(asked.with, on, names, where);
    return inEngineWords(null, Array.isArray(on) ? on : on === undefined ? [] : [on], names, where);
  }

  /** Tries it on everything that the player is asked now, or, asked nothing, on what they were asked last. */
  #attempt({ by, choice, refused, where }: Attempt): void {
    const open = this.stage.game.promptsFor(by).map(({ id }) => id);
    const last = this.#transcript.findLast((entry) => 'prompt' in entry && entry.prompt.to === by);
    const stale = last !== undefined && 'prompt' in last ? last.prompt.id : `${by}.1`;
    for (const prompt of open.length > 0 ? open : [stale])
      this.stage.mustNot(() => this.stage.send({ type: 'answer', prompt, by, choice }), choice, refused, where);
  }

  #answerRequests(answers: ReadonlyMap<SeatId, readonly Written[]>): void {
    const { stage } = this;
    for (const [seat, list] of answers) {
      for (const written of list) {
        const prompt = stage.game.promptsFor(seat).find((p) => p.kind === 'request');
        if (prompt === undefined)
          throw new Stuck(`${written.where}: the Storyteller has asked ${stage.names.name(seat)} nothing.`);
        stage.submit(prompt, new Answering(stage).chosen(prompt, written), written.where);
      }
    }
  }

  #expect(expectations: readonly Expectation[]): void {
    const { game, names, window } = this.stage;
    for (const expectation of expectations) {
      const failure = checkExpectation(expectation, { game, names, window });
      if (failure !== null) this.stage.failures.push(`${expectation.where}: ${failure}`);
    }
  }
}
