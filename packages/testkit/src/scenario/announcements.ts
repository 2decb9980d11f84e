import type { GameEvent } from '@belfry/engine';
import type { Names } from './notation.ts';

/** Which kinds of events can be for everybody: what a scenario may expect to be announced. */
const PUBLIC: { readonly [kind in GameEvent['type']]: boolean } = {
  'game-begins': true,
  'night-falls': true,
  dawn: true,
  'nominations-open': true,
  nominated: true,
  hand: true,
  counted: true,
  tally: true,
  'last-call': true,
  executed: true,
  'no-execution': true,
  'secret-vote': true,
  'no-vote': true,
  survived: true,
  died: true,
  revived: true,
  used: true,
  'nothing-happens': true,
  'exile-called': true,
  exile: true,
  joined: true,
  left: true,
  reseated: true,
  traveller: true,
  fabled: true,
  'ghost-vote': true,
  announcement: true,
  proclaimed: true,
  'game-over': true,
  woke: false,
  'you-are': false,
  chose: false,
  told: false,
  answered: false,
  visited: false,
  'secret-tally': false,
  dealt: false,
  'took-token': false,
  ruled: false,
  'no-effect': false,
  became: false,
  turned: false,
  believes: false,
  marked: false,
  unmarked: false,
  bluffs: false,
  states: false,
  'by-hand': false,
};

const isPublic = (kind: string): boolean => (PUBLIC as { readonly [kind: string]: boolean })[kind] === true;

/** What an announcement may be about: the players it names, its numbers, its words. */
const PLAYERS = ['seat', 'nominator', 'nominee', 'traveller', 'by', 'died', 'revived', 'chosen'];
const OTHERS = ['say', 'text', 'votes', 'support', 'needed', 'night', 'day', 'character', 'characters'];

/** One announcement as it is written: `died`, or `{died: Ben}`. */
export class Announcement {
  readonly #kind: string;
  readonly #about: unknown;
  readonly #names: Names;

  constructor(written: unknown, names: Names) {
    this.#names = names;
    const [entry] = written !== null && typeof written === 'object' ? Object.entries(written) : [];
    this.#kind = entry?.[0] ?? String(written);
    this.#about = entry?.[1];
  }

  /** Why nothing of the sort is ever announced, or null. */
  unknown(): string | null {
    if (isPublic(this.#kind)) return null;
    const known = Object.keys(PUBLIC).filter(isPublic).join(', ');
    return `nothing called "${this.#kind}" is ever announced. Known: ${known}`;
  }

  isIn(events: readonly GameEvent[]): boolean {
    return events.some((e) => e.to === 'everyone' && e.type === this.#kind && this.#fits(e));
  }

  #fits(event: GameEvent): boolean {
    if (this.#about === undefined) return true;
    const { says } = event as { readonly says?: object };
    const fields = { ...event, ...says } as { readonly [field: string]: unknown };
    const seat = this.#names.seat(this.#about);
    if (seat === null) return OTHERS.some((field) => [fields[field]].flat().includes(this.#about));
    const named = PLAYERS.flatMap((field) => fields[field] ?? []);
    // One who joins is announced with name and token.
    return named.some((one) => one === seat || (one as { readonly seat?: unknown }).seat === seat);
  }

  toString(): string {
    return this.#about === undefined ? this.#kind : `${this.#kind}: ${String(this.#about)}`;
  }
}
