import { refusal } from '@belfry/engine';
import { expire } from './expiry.ts';
import type { Journal } from './journal.ts';
import type { Listeners } from './listeners.ts';
import { goOn, isEverybodyReady } from './ready.ts';
import type { Happening } from './record.ts';
import type { TimerState } from './state.ts';
import { rulingOf } from './storyteller.ts';
import type { Surroundings } from './surroundings.ts';
import { isThoughtAbout } from './timers.ts';
import { Wakeups } from './wakeups.ts';

const CLOCK_RETRY_MS = 1_000;
/** Nobody waits for the word of one who has not been connected for this long. */
export const AWAY_AFTER_MS = 60_000;

interface Needs {
  readonly journal: Journal;
  readonly listeners: Listeners;
  readonly around: Surroundings;
  /** A turn at the table that nobody waits for. */
  aside(doing: string, job: () => Promise<void>): void;
  /** Resolves when the bots have said what was on their minds. */
  hurried(): Promise<void>;
}

/** What happens at a table although nobody does anything: its clocks run out, and a stage ends when all are ready. */
export class ByItself {
  readonly #needs: Needs;
  readonly #wakeups: Wakeups;
  /** The stage of the day that is about to end because everybody is ready. */
  #ending: string | null = null;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#wakeups = new Wakeups(needs.around, (key) => this.#ring(key));
  }

  stop(): void {
    this.#wakeups.stop();
    this.#needs.around.thinker?.drop(this.#needs.journal.state.game);
  }

  wind(): void {
    const { journal, listeners } = this.#needs;
    this.#wakeups.set(journal.state, (seat) => listeners.delayOf(journal.state, seat));
    this.#think();
  }

  #think(): void {
    const { journal, around, aside } = this.#needs;
    const { state } = journal;
    if (state.settings.storyteller === 'automatic' && state.play === null) around.thinker?.warmUp();
    const ruling = state.play?.asked.find((prompt) => isThoughtAbout(state, prompt));
    const clock = ruling && [...state.timers.values()].find(({ prompt }) => prompt === ruling.id);
    if (ruling === undefined || clock === undefined) around.thinker?.drop(state.game);
    else around.thinker?.begin(state, ruling, clock.endsAt, () => aside('thought', () => this.#thoughtOver(clock)));
  }

  /** There is nothing more to think about: the next ruling of the same beat has the more time. */
  async #thoughtOver({ key }: TimerState): Promise<void> {
    const { journal } = this.#needs;
    const timer = journal.state.timers.get(key);
    const happening = timer === undefined || journal.state.pausedAt !== null ? null : this.#thought(timer);
    if (happening !== null) await journal.carryOut([happening], null);
  }

  /** The ruling as it was thought over, if it can still be made. */
  #thought({ prompt: id }: TimerState): Happening | null {
    const { journal, around } = this.#needs;
    const { state } = journal;
    const prompt = state.play?.asked.find((asked) => asked.id === id && isThoughtAbout(state, asked));
    const thought = prompt === undefined ? null : (around.thinker?.conclude(state, prompt) ?? null);
    if (prompt === undefined || thought === null || refusal(prompt.options, thought.choice) !== null) return null;
    return rulingOf(prompt.id, thought);
  }

  /** Somebody is gone: those who are ready wait for them, but not for long. */
  someoneLeft(): void {
    const later = () => this.#needs.aside('ready', async () => this.goOnWhenReady());
    setTimeout(later, AWAY_AFTER_MS).unref();
  }

  /** The bots finish what they were about to say; then the stage of the day ends as if its time were up. */
  goOnWhenReady(): void {
    const { journal, listeners, aside, hurried } = this.#needs;
    const stage = journal.state.play?.stage ?? null;
    if (stage === null || stage === this.#ending || listeners.size === 0) return;
    if (goOn(journal.state) === null || !this.#isEverybodyReady()) return;
    this.#ending = stage;
    const onward = async () => {
      this.#ending = null;
      const { state } = journal;
      const next = state.play?.stage === stage && this.#isEverybodyReady() ? goOn(state) : null;
      if (next !== null) await journal.carryOut([next], null);
    };
    void hurried().then(() => aside('ready', onward));
  }

  #isEverybodyReady(): boolean {
    const { journal, listeners, around } = this.#needs;
    const longAgo = around.now() - AWAY_AFTER_MS;
    return isEverybodyReady(journal.state, (person) => listeners.isAway(person, longAgo));
  }

  /** A clock that fails would ring for ever, so the table closes; a person's command that fails is only refused. */
  #ring(key: string): void {
    this.#needs.aside(`clock ${key}`, () => this.#timeIsUp(key));
  }

  async #timeIsUp(key: string): Promise<void> {
    const { journal, listeners, around, aside } = this.#needs;
    const { timers, pausedAt } = journal.state;
    const timer = timers.get(key);
    if (timer === undefined || pausedAt !== null || timer.endsAt > around.now()) return this.wind();
    // Nobody is there to see it: the table waits for somebody to come back.
    if (listeners.size === 0) return;
    const happening =
      this.#thought(timer) ?? expire(journal.state, timer, around.policies, around.random(), journal.policyTrouble);
    if (happening === null) return;
    const outcome = await journal.carryOut([happening], null);
    if (outcome.ok) return;
    // A disk that is full now will not have room in a millisecond.
    this.#wakeups.stop();
    setTimeout(() => aside('clock', async () => this.wind()), CLOCK_RETRY_MS).unref();
  }

  /** The time while the server was down is nobody's fault; nor is a clock that was set back meanwhile. */
  async giveGrace(): Promise<void> {
    const { journal, around } = this.#needs;
    const { timers, pausedAt, updatedAt } = journal.state;
    const shared = [...timers.values()].filter(({ kind }) => kind !== 'dawn' && kind !== 'ruling' && kind !== 'beat');
    if (pausedAt !== null || timers.size === 0) return;
    const now = around.now();
    let ms = Math.min(0, now - updatedAt);
    if (shared.length > 0 && around.graceMs > 0) {
      const left = Math.min(...shared.map((timer) => timer.endsAt)) + ms - now;
      ms += Math.max(0, around.graceMs - left);
    }
    if (ms !== 0) await journal.carryOut([{ type: 'extended', ms }], null);
  }
}
