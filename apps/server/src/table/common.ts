import type { GameEvent, Prompt, SeatId } from '@belfry/engine';
import { factsTail } from './facts.ts';
import { MOST_FRAMES, Update } from './kept-frames.ts';
import { type Asked, type Moment, NOTHING_ASKED } from './moment.ts';

/**
 * What all are told alike. By day most acts are public, and nothing else changes for most who watch: whoever was told
 * everything in the turn before is told the very same as the others, and is not looked at any further ({@link Followers}).
 * It is the short way to what {@link Stream.next} comes to; where anything is kept from anybody, there is none.
 */
export class Common {
  /** Counts tellings: whose stream was told in the one before is in step. */
  turn = 0;
  /** Of the game's events, how many everybody has been told of. */
  shown = 0;
  /** What everybody in step is told; null for nothing. */
  update: Update | null = null;
  /** How many such updates there have been; the latest are kept here, once for all who were told them. */
  count = 0;
  readonly #kept: Update[] = [];
  /** Whom it is not enough for: they are asked something else. Null where there is no short way. */
  #askedAnew: readonly Prompt['to'][] | null = null;
  /** Whether all knew the same after this telling. */
  isOpen = false;
  #events: readonly GameEvent[] | null = null;
  #lines = 0;
  #card = '';
  #clocks = '';
  #asked: Asked = NOTHING_ASKED;

  /** The next telling; null where nobody listens. */
  take(moment: Moment | null): void {
    this.turn++;
    this.update = null;
    this.#askedAnew = null;
    const wasOpen = this.isOpen;
    this.isOpen = moment?.isOpen === true;
    if (moment === null || !this.isOpen) {
      this.#events = null;
      this.#asked = NOTHING_ASKED;
      return;
    }
    const { state, openCard: card, openClocks: clocks, all: asked } = moment;
    const { game, shown } = state.play!;
    const { length: lines } = state.talk;
    const same = card === this.#card && clocks === this.#clocks && lines === this.#lines;
    const goesOn = wasOpen && same && game.events === this.#events && shown >= this.shown;
    const facts = goesOn ? moment.openFacts(this.shown, shown) : null;
    if (facts !== null) {
      this.#askedAnew = askedAnew(this.#asked, asked);
      if (facts.length > 0) this.#keep(new Update('', null, factsTail(facts)));
    }
    this.#events = game.events;
    this.shown = shown;
    this.#lines = lines;
    this.#card = card;
    this.#clocks = clocks;
    this.#asked = asked;
  }

  #keep(update: Update): void {
    this.update = update;
    this.#kept[this.count++ % MOST_FRAMES] = update;
  }

  /** The update that was the `number`th; null when it is no longer kept. */
  nth(number: number): Update | null {
    return number > this.count - MOST_FRAMES ? this.#kept[(number - 1) % MOST_FRAMES]! : null;
  }

  /** Whether there is a short way in this telling. */
  get isShort(): boolean {
    return this.#askedAnew !== null;
  }

  /** Whether it is not enough for whoever sits here. */
  isAskedAnew(seat: SeatId | null): boolean {
    return seat !== null && this.#askedAnew!.length > 0 && this.#askedAnew!.includes(seat);
  }
}

const NOBODY: readonly Prompt['to'][] = [];

/** Whose prompts read otherwise than before; null where it is quicker to look at each of them. */
function askedAnew(before: Asked, now: Asked): readonly Prompt['to'][] | null {
  if (before.texts === now.texts) return NOBODY;
  const { length } = now.texts;
  if (before.texts.length !== length) return null;
  const anew: Prompt['to'][] = [];
  for (let at = 0; at < length; at++) {
    if (before.texts[at] === now.texts[at] && before.prompts[at] === now.prompts[at]) continue;
    const { to } = now.prompts[at]!;
    if (before.prompts[at]!.to !== to) return null;
    if (before.texts[at] !== now.texts[at]) anew.push(to);
  }
  return anew;
}
