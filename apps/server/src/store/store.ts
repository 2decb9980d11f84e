/**
 * Where everything that must not be lost is kept. SQLite or PostgreSQL stands behind it; whatever does has to pass
 * `test/store/contract.ts`. Several processes may share one store: two writers of one game are told apart by the number
 * that each of them expects next.
 */
export interface Store {
  /** Resolves when all of it is durable. Throws {@link Conflict} when the game has moved on; then nothing was written. */
  append(append: Append): Promise<void>;
  /** The game's log, from its first record. */
  records(game: string): Promise<string[]>;
  gameByCode(code: string): Promise<GameCard | null>;
  /** A person's tables, the latest first. */
  gamesOf(account: string): Promise<MemberCard[]>;

  /** A new script, or (with the owner's account and a known id) its next version. Returns the version, or null when it is not theirs. */
  saveScript(script: SavedScript): Promise<number | null>;
  script(id: string, version: number | null): Promise<StoredScript | null>;
  scriptsOf(account: string): Promise<Omit<StoredScript, 'items'>[]>;

  /** True the first time, false ever after: for things that work once. */
  spend(key: string, now: number, forgetAfter: number): Promise<boolean>;

  /** Resolves when something could be written just now; throws, in words, when not. */
  check(): Promise<void>;

  /** A consistent copy while everything goes on. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}

export interface Append {
  readonly game: string;
  /** How many records the writer believes there are. */
  readonly after: number;
  /** JSON, one each. */
  readonly records: readonly string[];
  /** The game's entry in the index, when it has changed. */
  readonly card?: GameCard;
  readonly members?: readonly Member[];
  /** Where several nodes share the store: whose table it is from its first record on, and in which epoch it is written. */
  readonly owner?: string;
  readonly epoch?: number;
}

export interface GameCard {
  readonly game: string;
  /** How people find it. Never two games with one code. */
  readonly code: string;
  readonly title: string;
  readonly stage: string;
  readonly updatedAt: number;
}

export interface Member {
  readonly account: string;
  readonly role: string;
}

export interface MemberCard extends GameCard {
  readonly role: string;
}

export interface SavedScript {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly items: string;
  readonly at: number;
}

export interface StoredScript {
  readonly id: string;
  readonly owner: string;
  readonly version: number;
  readonly name: string;
  readonly items: string;
  readonly at: number;
}

/** Somebody else has written to this game. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The store cannot be used as it is; the message says why, and what would help. */
export class BadStore extends Error {
  override readonly name = 'BadStore';
}
