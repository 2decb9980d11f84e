import type { CharacterId } from '@belfry/almanac';
import { emptyView, type SeatId, type SeenEvent, see, TABLE, type View } from '@belfry/engine';
import type { Claim, ClaimedInfo } from '@belfry/protocol';
import type { Remark, Utterance } from '../talk/utterance.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { type Reading, read } from './reading.ts';
import type { Rules } from './rules.ts';

/** A night as everybody could reconstruct it in the morning. */
export interface NightRecord {
  /** Alive at dawn. */
  readonly living: readonly SeatId[];
  readonly died: readonly SeatId[];
  /** Who had died by execution on the day before. */
  readonly executed: readonly SeatId[];
}

export interface VoteRecord {
  readonly day: number;
  readonly nominator: SeatId;
  readonly nominee: SeatId;
  readonly voters: readonly SeatId[];
}

const CHANGES_MINDS: ReadonlySet<string> = new Set([
  'game-begins',
  'dawn',
  'died',
  'executed',
  'survived',
  'revived',
  'joined',
  'left',
  'traveller',
  'tally',
]);

type Judgement = Extract<Remark, { say: 'accuse' | 'vouch' }>;

export type Argument = Judgement & { readonly from: SeatId };

const isArgument = (remark: Remark): remark is Judgement =>
  (remark.say === 'accuse' || remark.say === 'vouch') &&
  (remark.because.why === 'altogether' || remark.because.why === 'hunch');

/**
 * What the whole town knows: public events and public talk, nothing else. Everybody may share one,
 * because there is nothing in it that any seat must not know.
 */
export class Board {
  readonly rules: Rules;
  readonly view: View = emptyView('public');
  /** Everything that all saw, in order. */
  readonly events: SeenEvent[] = [];
  readonly nights = new Map<number, NightRecord>();
  readonly votes: VoteRecord[] = [];
  readonly talk: Utterance[] = [];
  /** The part of it in which somebody says whom they suspect or trust, for reasons that others cannot weigh themselves. */
  readonly arguments: Argument[] = [];
  readonly diedAtNight = new Set<SeatId>();
  /** Whose nomination killed the one who made it: whatever did that, it speaks for both. */
  readonly proven = new Set<SeatId>();
  /** Who was executed and lived, and how often. */
  readonly survived = new Map<SeatId, number>();
  /** Who died on the gallows, and how often the town has sent them there. */
  readonly hanged = new Map<SeatId, number>();
  /** Who has said they are somebody else than before, and how often. */
  readonly changed = new Map<SeatId, number>();
  readonly #claims = new Map<SeatId, Claim>();
  readonly #meanings = new WeakMap<ClaimedInfo, { readonly version: number; readonly meaning: Meaning | null }>();
  /** The latest day or night on which somebody died, counted in days. */
  lastDeath = 0;
  /** What players have said today that they do, aloud. */
  readonly used: { readonly seat: SeatId; readonly character: CharacterId }[] = [];
  #executedToday: SeatId[] = [];
  #claimed = 0;
  #public: { readonly version: number; readonly reading: Reading } | null = null;
  /** Grows with every claim. */
  claims = 0;
  /** Grows with everything that could change somebody's mind; hands going up and down do not. */
  version = 0;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  note(fact: SeenEvent): void {
    see(this.view, fact);
    this.events.push(fact);
    if (CHANGES_MINDS.has(fact.type)) this.version++;
    if (fact.type === 'dawn') this.#dawn(fact.died);
    else if (fact.type === 'used') this.used.push(fact);
    else if (fact.type === 'executed') this.#executed(fact.seat);
    else if (fact.type === 'died') this.lastDeath = this.view.day;
    else if (fact.type === 'survived') this.#spared(fact.seat);
    // Nothing is to be read from hands that nobody saw, nor from a vote on the Storyteller.
    else if (fact.type === 'tally' && fact.votes !== null && fact.nominee !== TABLE) {
      const { nominator, nominee, voters } = this.view.today.nominations.at(-1)!;
      this.votes.push({ day: this.view.day, nominator, nominee, voters });
    }
  }

  #dawn(died: readonly SeatId[]): void {
    this.nights.set(this.view.night, { living: this.living(), died, executed: this.#executedToday });
    this.#executedToday = [];
    this.used.length = 0;
    for (const id of died) this.diedAtNight.add(id);
    if (died.length > 0) this.lastDeath = this.view.day;
  }

  #spared(seat: SeatId): void {
    this.#executedToday = this.#executedToday.filter((id) => id !== seat);
    this.survived.set(seat, (this.survived.get(seat) ?? 0) + 1);
  }

  #executed(seat: SeatId): void {
    this.#executedToday.push(seat);
    this.hanged.set(seat, (this.hanged.get(seat) ?? 0) + 1);
    const latest = this.view.today.nominations.at(-1);
    if (latest === undefined || latest.nominator !== seat || latest.votes !== null || latest.secret) return;
    this.proven.add(seat);
    this.proven.add(latest.nominee);
  }

  hear(utterance: Utterance): void {
    if (utterance.to !== 'everyone') throw new Error('The board hears only what is said to everyone.');
    this.talk.push(utterance);
    const { remark, from } = utterance;
    if (isArgument(remark)) this.arguments.push({ ...remark, from });
    if (remark.say !== 'claim') return;
    this.version++;
    this.claims++;
    const before = this.#claims.get(from)?.character ?? null;
    if (before !== remark.claim.character) {
      this.#claimed++;
      if (before !== null) this.changed.set(from, (this.changed.get(from) ?? 0) + 1);
    }
    this.#claims.set(from, remark.claim);
  }

  living(): SeatId[] {
    return this.view.circle.filter((id) => this.isAlive(id));
  }
  isAlive(seat: SeatId): boolean {
    return this.view.seats[seat]?.alive ?? false;
  }
  claimOf(seat: SeatId): Claim | null {
    return this.#claims.get(seat) ?? null;
  }
  characterClaimedBy(seat: SeatId): CharacterId | null {
    return this.#claims.get(seat)?.character ?? null;
  }
  get players(): number {
    return this.view.circle.length;
  }

  /** How the table looks to somebody who knows only what is public. */
  reading(): Reading {
    if (this.#public?.version !== this.version) this.#public = { version: this.version, reading: read(this, null) };
    return this.#public.reading;
  }

  /** What a claimed piece of information would mean if it were true; null when such a character learns nothing. */
  meaningOf(seat: SeatId, character: CharacterId, info: ClaimedInfo): Meaning | null {
    // Before dawn nobody knows who lived through that night: it is worked out again when they do.
    const version = this.#claimed * 2 + Number(this.nights.has(info.night));
    const known = this.#meanings.get(info);
    if (known?.version === version) return known.meaning;
    const meaning = meaningOf(this, seat, character, info, (id) => this.characterClaimedBy(id));
    this.#meanings.set(info, { version, meaning });
    return meaning;
  }
}
