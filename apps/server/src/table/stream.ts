import { emptyView, type GameEvent, type Prompt, type SeenEvent, see, seenBy, type View } from '@belfry/engine';
import { factJson, factsTail, seenAmong } from './facts.ts';
import type { Frame } from './frame.ts';
import { Hearing } from './hearing.ts';
import { KeptFrames, updateFrame } from './kept-frames.ts';
import { type Asked, type Moment, NOTHING_ASKED } from './moment.ts';
import { cardJson, knownEvents, NO_CLOCKS, NO_OFFERS, NO_PROMPTS, offersJson, personCard } from './project.ts';
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
  readonly epoch: string;
  seq = 0;
  readonly #kept = new KeptFrames();
  readonly #hearing = new Hearing();
  #events: readonly GameEvent[] = [];
  #told = 0;
  #begun = false;
  #night = true;
  #you = '';
  #card = '';
  #prompts = NO_PROMPTS;
  #asked: readonly string[] = [];
  #clocks = NO_CLOCKS;
  #steps: readonly number[] | null = null;
  #offers = NO_OFFERS;

  constructor(epoch: string) {
    this.epoch = epoch;
  }

  /** Everything at once, as of the latest number. Whatever was new is told by it. */
  snapshot(moment: Moment, viewer: Viewer): Frame {
    const { state } = moment;
    const { play } = state;
    this.#events = play?.game.events ?? [];
    this.#told = knownEvents(state, viewer);
    this.#ask(moment.asked(viewer));
    this.#clocks = moment.clocks(viewer);
    if (play === null) return this.#everything(state, viewer, null, []);
    const facts = seenBy(this.#events.slice(0, this.#told), viewer.eyes);
    const view = emptyView(viewer.eyes);
    for (const fact of facts) see(view, fact);
    return this.#everything(state, viewer, view, facts);
  }

  /** The game has begun, and nothing of it is known yet: how much there is to know already depends on others. */
  opening(state: TableState, viewer: Viewer): Frame {
    this.#events = state.play!.game.events;
    this.#told = 0;
    return this.#everything(state, viewer, emptyView(viewer.eyes), []);
  }

  #everything(state: TableState, viewer: Viewer, view: View | null, facts: readonly SeenEvent[]): Frame {
    this.#begun = state.play !== null;
    this.#night = view === null || view.phase === 'night' || view.phase === 'setup';
    this.#you = JSON.stringify(personCard(state, viewer.person));
    this.#card = cardJson(state, viewer);
    const talk = this.#hearing.everything(state, viewer);
    this.#steps = stepsFor(state, viewer);
    this.#offers = offersJson(state, viewer);
    const head =
      `{"t":"snapshot","epoch":"${this.epoch}","seq":${this.seq},"you":${this.#you},"table":${this.#card},` +
      `"view":${JSON.stringify(view)},"events":${JSON.stringify(facts)},"prompts":[${this.#prompts.join()}],"talk":[${talk.lines.join()}],"talkFrom":${talk.from},"claims":[${talk.claims.join()}],"clocks":${this.#clocks},` +
      `"inputs":${JSON.stringify(this.#steps?.length ?? null)},"steps":${JSON.stringify(this.#steps)},"offers":${this.#offers}}`;
    return { head, tail: '' };
  }

  /** The next frames; none when nothing is new to this viewer. */
  next(moment: Moment, viewer: Viewer): readonly Frame[] {
    const { state, prompts } = moment;
    const frames: Frame[] = [];
    if (!this.#begun && state.play !== null) {
      this.#beginAnew();
      frames.push(this.opening(state, viewer));
    }
    if (isBeingAmended(state, prompts, viewer)) {
      this.#send(frames, this.#newCard(state, viewer) + this.#newTalk(state, viewer));
      return frames;
    }
    const facts = this.#hearing.hasMissedMuch(state, viewer) ? null : this.#newFacts(state, viewer);
    if (facts === null) {
      this.#beginAnew();
      frames.push(this.snapshot(moment, viewer));
      return frames;
    }
    const groups = this.#group(facts, viewer);
    const asked = moment.asked(viewer);
    const clocks = moment.clocks(viewer);
    if (groups.nightly) this.#send(frames, this.#clear(state, viewer, asked, clocks));
    const last = groups.byDay ? groups.frames.pop() : undefined;
    for (const group of groups.frames) this.#send(frames, '', group);
    this.#send(frames, this.#rest(state, viewer, asked, clocks), last);
    return frames;
  }

  /** The frames after `seq`, or null when they are no longer kept. */
  since(seq: number): readonly Frame[] | null {
    return this.#kept.since(seq, this.seq);
  }

  /** Lines that this viewer heard before its `before`th. */
  older(state: TableState, viewer: Viewer, before: number): Frame {
    return this.#hearing.older(state, viewer, before);
  }

  /** null: what the viewer was told is no longer so (something was taken back), and only a snapshot will do. */
  #newFacts(state: TableState, viewer: Viewer): readonly GameEvent[] | null {
    const events = state.play?.game.events ?? [];
    const known = knownEvents(state, viewer);
    let fresh: readonly GameEvent[];
    if (events === this.#events) {
      if (known < this.#told) return null;
      fresh = known === this.#told ? NOTHING : seenAmong(events, this.#told, known, viewer);
    } else {
      // Taking back is told only to those for whom something changed: silence must not depend on what others decided.
      const before = seenAmong(this.#events, 0, this.#told, viewer);
      const after = seenAmong(events, 0, known, viewer);
      const told = (fact: GameEvent, index: number) =>
        index < after.length && factJson(fact) === factJson(after[index]!);
      if (!before.every(told)) return null;
      fresh = after.slice(before.length);
    }
    this.#events = events;
    this.#told = known;
    return fresh;
  }

  /** Which facts share a frame. `byDay`: the last group is the day's, and what else is new belongs to it. */
  #group(facts: readonly GameEvent[], viewer: Viewer) {
    if (facts.length === 0) return { frames: [], byDay: false, nightly: this.#night && viewer.eyes !== 'storyteller' };
    if (viewer.eyes === 'storyteller') {
      return { frames: [facts], byDay: true, nightly: false };
    }
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
  #clear(state: TableState, viewer: Viewer, asked: Asked, clocks: string): string {
    const { pausedAt } = state;
    let parts = shownStage(state) === 'over' ? '' : this.#newCard(state, viewer);
    if (this.#asked.length > 0 && !asked.prompts.some(({ id }) => this.#asked.includes(id))) {
      this.#ask(NOTHING_ASKED);
      parts += ',"prompts":[]';
    }
    const none = JSON.stringify({ pausedAt, running: [] });
    if (clocks !== this.#clocks && !this.#clocks.endsWith('[]}')) {
      this.#clocks = none;
      parts += `,"clocks":${none}`;
    }
    return parts;
  }

  #newCard(state: TableState, viewer: Viewer): string {
    const card = cardJson(state, viewer);
    const same = card === this.#card;
    // Also when it reads the same: all viewers then hold one text.
    this.#card = card;
    if (same) return '';
    // Who one is stands on the card too, so it changes only with it.
    const you = JSON.stringify(personCard(state, viewer.person));
    const mine = you === this.#you ? '' : `,"you":${you}`;
    this.#you = you;
    return `${mine},"table":${card}`;
  }

  #rest(state: TableState, viewer: Viewer, asked: Asked, clocks: string): string {
    let parts = this.#newCard(state, viewer);
    if (!areSame(asked.texts, this.#prompts)) {
      parts += `,"prompts":[${asked.texts.join()}]`;
      this.#ask(asked);
    }
    parts += this.#newTalk(state, viewer);
    if (clocks !== this.#clocks) parts += `,"clocks":${clocks}`;
    this.#clocks = clocks;
    return parts + this.#newSteps(stepsFor(state, viewer)) + this.#newOffers(offersJson(state, viewer));
  }

  #newOffers(offers: string): string {
    if (offers === this.#offers) return '';
    this.#offers = offers;
    return `,"offers":${offers}`;
  }

  /** How many decisions there are now, and the latest of them: what was taken back meanwhile may have been taken anew. */
  #newSteps(steps: readonly number[] | null): string {
    const before = this.#steps;
    this.#steps = steps;
    if (steps === null) return '';
    const differ = steps.findIndex((from, at) => from !== before?.[at]);
    const kept = differ < 0 ? steps.length : differ;
    return kept === steps.length && kept === before?.length
      ? ''
      : `,"inputs":${steps.length},"steps":[${steps.slice(kept).join()}]`;
  }

  #ask({ prompts, texts }: Asked): void {
    this.#asked = prompts.map(({ id }) => id);
    this.#prompts = texts;
  }

  #newTalk(state: TableState, viewer: Viewer): string {
    const lines = this.#hearing.next(state, viewer);
    return lines.length === 0 ? '' : `,"talk":[${lines.join()}]`;
  }

  /** Another frame with these parts (each after a comma) and facts, unless there are none. */
  #send(frames: Frame[], parts: string, facts: readonly GameEvent[] = NOTHING): void {
    if (parts === '' && facts.length === 0) return;
    this.seq++;
    const tail = facts.length === 0 ? '' : factsTail(facts);
    this.#kept.keep(parts, tail);
    frames.push(updateFrame(this.seq, parts, tail));
  }

  /** What comes next tells everything, under a number of its own. */
  #beginAnew(): void {
    this.seq++;
    this.#kept.forgetAll();
  }
}

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** Only the Storyteller may count what was decided, and know what came of each decision. */
const stepsFor = ({ play }: TableState, viewer: Viewer): readonly number[] | null =>
  viewer.storyteller && play !== null ? play.eventsAt.slice(0, play.game.inputs.length) : null;

/**
 * The Storyteller has changed an earlier decision, and something new has to be decided before the rest follows. Until
 * then the table stays as everybody knows it: who is asked has to see the question, the others learn what it came to.
 */
function isBeingAmended({ play }: TableState, prompts: readonly Prompt[], { storyteller, seat }: Viewer): boolean {
  if (storyteller || play?.rest?.goesOn !== true) return false;
  return !prompts.some(({ to, kind }) => to === seat && (kind === 'choose' || kind === 'request'));
}
