import { emptyView, type GameEvent, type Prompt, type SeenEvent, see, seenBy, type View } from '@belfry/engine';
import { Common } from './common.ts';
import { factJson, factsTail, seenAmong } from './facts.ts';
import type { Told } from './followers.ts';
import { Frame } from './frame.ts';
import { Hearing } from './hearing.ts';
import { KeptFrames, type Update, updateFrame, updateOf } from './kept-frames.ts';
import { type Asked, type Moment, NOTHING_ASKED, OUT_OF_STEP } from './moment.ts';
import { knownEvents, NO_CLOCKS, NO_OFFERS, NO_PROMPTS, offersJson, personCard } from './project.ts';
import { shownStage, type TableState } from './state.ts';
import type { Viewer } from './viewer.ts';

const NOTHING: readonly never[] = [];

/**
 * One viewer's numbered frames. It remembers what the viewer was told last and makes the next frames from what is new,
 * so the numbers count this viewer's own frames and nothing else.
 *
 * Where one frame ends and the next begins must not depend on what others did in between. By day it cannot: what is
 * told at once follows from one public act. At night it would (two facts come together when nobody acts between them,
 * and apart when somebody does), so at night every fact has a frame of its own, and a prompt or clock that goes away
 * does so in a frame of its own before whatever comes next.
 */
export class Stream {
  seq = 0;
  /** Which telling it had its turn in. */
  telling = 0;
  /** Which telling it was told all of; none yet. */
  #turn = OUT_OF_STEP;
  /** What all are told alike; of it, the number of the latest that this viewer was told, and how many of them are not kept here yet. */
  readonly #common: Common;
  #followed = 0;
  #unkept = 0;
  #told = 0;
  #night = true;
  readonly epoch: string;
  readonly #kept = new KeptFrames();
  readonly #hearing = new Hearing();
  #events: readonly GameEvent[] = [];
  #begun = false;
  #you = '';
  #card = '';
  #prompts = NO_PROMPTS;
  #asked: readonly Prompt[] = NOTHING;
  #clocks = NO_CLOCKS;
  /** How many decisions the viewer was told of; null where they may not count them. */
  #steps: number | null = null;
  #offers = NO_OFFERS;

  constructor(epoch: string, common = new Common()) {
    this.epoch = epoch;
    this.#common = common;
  }

  /** Everything at once, as of the latest number. Whatever was new is told by it. */
  snapshot(moment: Moment, viewer: Viewer): Frame {
    const { state } = moment;
    const { play } = state;
    this.#events = play?.game.events ?? [];
    this.#told = knownEvents(state, viewer);
    this.#ask(moment.asked(viewer));
    this.#clocks = moment.clocks(viewer);
    this.#turn = moment.turn;
    if (play === null) return this.#everything(moment, viewer, null, []);
    const facts = seenBy(this.#events.slice(0, this.#told), viewer.eyes);
    const view = emptyView(viewer.eyes);
    for (const fact of facts) see(view, fact);
    return this.#everything(moment, viewer, view, facts);
  }

  /** The game has begun, and nothing of it is known yet: how much there is to know already depends on others. */
  opening(moment: Moment, viewer: Viewer): Frame {
    this.#events = moment.state.play!.game.events;
    this.#told = 0;
    return this.#everything(moment, viewer, emptyView(viewer.eyes), []);
  }

  #everything(moment: Moment, viewer: Viewer, view: View | null, facts: readonly SeenEvent[]): Frame {
    const { state } = moment;
    this.#begun = state.play !== null;
    this.#night = view === null || view.phase === 'night' || view.phase === 'setup';
    this.#you = JSON.stringify(personCard(state, viewer.person));
    this.#card = moment.card(viewer);
    const talk = this.#hearing.everything(state, viewer);
    const steps = stepsFor(state, viewer);
    this.#steps = steps?.length ?? null;
    this.#offers = offersJson(state, viewer);
    const head =
      `{"t":"snapshot","epoch":"${this.epoch}","seq":${this.seq},"you":${this.#you},"table":${this.#card},` +
      `"view":${JSON.stringify(view)},"events":${JSON.stringify(facts)},"prompts":[${this.#prompts.join()}],"talk":[${talk.lines.join()}],"talkFrom":${talk.from},"claims":[${talk.claims.join()}],"clocks":${this.#clocks},` +
      `"inputs":${this.#steps},"steps":${JSON.stringify(steps)},"offers":${this.#offers}}`;
    return new Frame(head);
  }

  /** How far its numbers are ahead of those of the common updates, when its viewer knows what all know; null otherwise. */
  get ahead(): number | null {
    const { turn, count, isOpen } = this.#common;
    return this.#night || !isOpen || this.#turn !== turn ? null : this.seq - count;
  }

  /** Up to this number its viewer was told what all are told alike. */
  catchUp(seq: number, { turn, shown, count }: Told): void {
    this.#turn = turn;
    this.#told = shown;
    const more = seq - this.seq;
    if (more === 0) return;
    if (this.#followed !== count - more) this.#keepFollowed();
    this.#followed = count;
    this.#unkept += more;
    this.seq = seq;
  }

  /** Only now: whoever is told nothing else need not be written to for each. */
  #keepFollowed(): void {
    const from = this.#followed - this.#unkept;
    this.#unkept = 0;
    for (let number = from + 1; number <= this.#followed; number++) {
      const update = this.#common.nth(number);
      if (update === null) this.#kept.forgetAll();
      else this.#kept.keep(update);
    }
  }

  /** The next frames; none when nothing is new to this viewer. */
  next(moment: Moment, viewer: Viewer): readonly Frame[] {
    const { state, prompts } = moment;
    const frames: Frame[] = [];
    if (!this.#begun && state.play !== null) {
      this.#beginAnew();
      frames.push(this.opening(moment, viewer));
    }
    if (isBeingAmended(state, prompts, viewer)) {
      this.#send(frames, this.#newCard(moment, viewer) + this.#newTalk(state, viewer));
      return frames;
    }
    const facts = this.#hearing.hasMissedMuch(state, viewer) ? null : this.#newFacts(moment, viewer);
    if (facts === null) {
      this.#beginAnew();
      frames.push(this.snapshot(moment, viewer));
    } else if (viewer.eyes === 'storyteller' || this.#isByDay(facts)) {
      this.#send(frames, this.#rest(moment, viewer), facts, this.#newlyAsked(moment, viewer));
    } else this.#nightly(frames, facts, moment, viewer);
    this.#turn = moment.turn;
    return frames;
  }

  /** Then it all belongs to one public act. */
  #isByDay(facts: readonly GameEvent[]): boolean {
    if (this.#night) return false;
    for (const { type } of facts) if (type === 'night-falls') return false;
    return true;
  }

  #nightly(frames: Frame[], facts: readonly GameEvent[], moment: Moment, viewer: Viewer): void {
    const groups = this.#group(facts);
    if (groups.nightly) this.#send(frames, this.#clear(moment, viewer));
    const last = groups.byDay ? groups.frames.pop() : undefined;
    for (const group of groups.frames) this.#send(frames, '', group);
    this.#send(frames, this.#rest(moment, viewer), last, this.#newlyAsked(moment, viewer));
  }

  /** The frames after `seq`, or null when they are no longer kept. */
  since(seq: number): readonly Frame[] | null {
    this.#keepFollowed();
    return this.#kept.since(seq, this.seq);
  }

  /** Lines that this viewer heard before its `before`th. */
  older(state: TableState, viewer: Viewer, before: number): Frame {
    return this.#hearing.older(state, viewer, before);
  }

  /** null: what the viewer was told is no longer so (something was taken back), and only a snapshot will do. */
  #newFacts(moment: Moment, viewer: Viewer): readonly GameEvent[] | null {
    const { state } = moment;
    const events = state.play?.game.events ?? NOTHING;
    const known = knownEvents(state, viewer);
    let fresh: readonly GameEvent[];
    if (events === this.#events) {
      if (known < this.#told) return null;
      fresh = moment.facts(this.#told, known, viewer);
    } else {
      // Taking back is told only to those for whom something changed: silence must not depend on what others decided.
      const before = seenAmong(this.#events, 0, this.#told, viewer);
      const after = seenAmong(events, 0, known, viewer);
      const told = (fact: GameEvent, index: number) =>
        index < after.length && factJson(fact) === factJson(after[index]!);
      if (!before.every(told)) return null;
      fresh = after.slice(before.length);
      // What was taken back may have been decided anew.
      this.#steps = null;
    }
    this.#events = events;
    this.#told = known;
    return fresh;
  }

  /** Which facts share a frame. `byDay`: the last group is the day's, and what else is new belongs to it. */
  #group(facts: readonly GameEvent[]) {
    const frames: GameEvent[][] = [];
    let nightly = this.#night;
    let open = false;
    for (const fact of facts) {
      if (fact.type === 'dawn') this.#night = false;
      if (open && !this.#night) frames.at(-1)!.push(fact);
      else frames.push([fact]);
      open = !this.#night;
      if (fact.type === 'night-falls') {
        this.#night = true;
        nightly = true;
        open = false;
      }
    }
    return { frames, byDay: open, nightly };
  }

  /** What goes away goes first, and alone. */
  #clear(moment: Moment, viewer: Viewer): string {
    const { state } = moment;
    const { pausedAt } = state;
    let parts = shownStage(state) === 'over' ? '' : this.#newCard(moment, viewer);
    if (this.#asked.length > 0 && !moment.asked(viewer).prompts.some(({ id }) => this.#isAsked(id))) {
      this.#ask(NOTHING_ASKED);
      parts += ',"prompts":[]';
    }
    const none = JSON.stringify({ pausedAt, running: [] });
    if (moment.clocks(viewer) !== this.#clocks && !this.#clocks.endsWith('[]}')) {
      this.#clocks = none;
      parts += `,"clocks":${none}`;
    }
    return parts;
  }

  #newCard(moment: Moment, viewer: Viewer): string {
    const card = moment.card(viewer);
    const same = card === this.#card;
    // Also when it reads the same: all viewers then hold one text.
    this.#card = card;
    if (same) return '';
    // Who one is stands on the card too, so it changes only with it.
    const you = JSON.stringify(personCard(moment.state, viewer.person));
    const mine = you === this.#you ? '' : `,"you":${you}`;
    this.#you = you;
    return `${mine},"table":${card}`;
  }

  #rest(moment: Moment, viewer: Viewer): string {
    const { state } = moment;
    let parts = this.#newCard(moment, viewer) + this.#newTalk(state, viewer);
    const clocks = moment.clocks(viewer);
    if (clocks !== this.#clocks) parts += `,"clocks":${clocks}`;
    this.#clocks = clocks;
    return viewer.storyteller ? parts + this.#newSteps(state) + this.#newOffers(offersJson(state, viewer)) : parts;
  }

  /** What the viewer is asked, when that has changed. */
  #newlyAsked(moment: Moment, viewer: Viewer): readonly string[] | null {
    if (moment.isAsked(viewer, this.#prompts)) return null;
    const asked = moment.asked(viewer);
    this.#ask(asked);
    return asked.texts;
  }

  #newOffers(offers: string): string {
    if (offers === this.#offers) return '';
    this.#offers = offers;
    return `,"offers":${offers}`;
  }

  /** How many decisions there are now, and the latest of them; all of them when something was taken back meanwhile. */
  #newSteps({ play }: TableState): string {
    const before = this.#steps;
    const now = play?.game.inputs.length ?? null;
    this.#steps = now;
    if (play === null || now === null || now === before) return '';
    return `,"inputs":${now},"steps":[${play.eventsAt.slice(before ?? 0, now).join()}]`;
  }

  #ask({ prompts, texts }: Asked): void {
    this.#asked = prompts;
    this.#prompts = texts;
  }

  #isAsked(prompt: string): boolean {
    return this.#asked.some(({ id }) => id === prompt);
  }

  #newTalk(state: TableState, viewer: Viewer): string {
    const lines = this.#hearing.next(state, viewer);
    return lines.length === 0 ? '' : `,"talk":[${lines.join()}]`;
  }

  /** Another frame with these parts (each after a comma), facts and prompts, unless there are none. */
  #send(
    frames: Frame[],
    parts: string,
    facts: readonly GameEvent[] = NOTHING,
    prompts: readonly string[] | null = null,
  ): void {
    if (parts === '' && facts.length === 0 && prompts === null) return;
    frames.push(this.#keep(updateOf(parts, prompts, facts.length === 0 ? '' : factsTail(facts))));
  }

  #keep(update: Update): Frame {
    if (this.#unkept > 0) this.#keepFollowed();
    this.seq++;
    this.#kept.keep(update);
    return updateFrame(this.seq, update);
  }

  /** What comes next tells everything, under a number of its own. */
  #beginAnew(): void {
    this.seq++;
    this.#unkept = 0;
    this.#kept.forgetAll();
  }
}

/** Only the Storyteller may count what was decided, and know what came of each decision. */
const stepsFor = ({ play }: TableState, viewer: Viewer): number[] | null =>
  viewer.storyteller && play !== null ? play.eventsAt.slice(0, play.game.inputs.length) : null;

/**
 * The Storyteller has changed an earlier decision, and something new has to be decided before the rest follows. Until
 * then the table stays as everybody knows it: who is asked has to see the question, the others learn what it came to.
 */
function isBeingAmended({ play }: TableState, prompts: readonly Prompt[], { storyteller, seat }: Viewer): boolean {
  if (storyteller || play?.rest?.goesOn !== true) return false;
  return !prompts.some(({ to, kind }) => to === seat && (kind === 'choose' || kind === 'request'));
}
