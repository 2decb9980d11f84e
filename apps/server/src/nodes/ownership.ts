import type { Append, Store } from '../store/store.ts';

/**
 * Whose tables are whose. A server with a store of its own has them all; where several nodes share a store, each table
 * has one owner at a time, and only the owner writes to it and tells of it.
 */
export interface Ownership {
  /** Which living node has it, for whoever only wants to look; null for none. */
  whose(game: string): Promise<NodeName | 'ours' | null>;
  /** Makes the table ours, unless a living node has it: then that node. */
  take(game: string): Promise<Claim | NodeName>;
  /** Our claim to a table that is ours already. */
  held(game: string): Claim | null;
  /** A new table, ours from its first record on. */
  found(append: Append): Promise<Claim>;
}

/** One life of one process: a node that was away for too long comes back under another name. */
export type NodeName = string;

/** What a table in memory rests on. Once lost it never comes back: the table is taken anew, with its log read again. */
export interface Claim {
  /** Whether this node may speak for the table, now. */
  readonly holds: boolean;
  /** Throws {@link NotOurs} when the claim is lost. */
  append(append: Append): Promise<void>;
  /** After an append of which nobody knows what became: it is in the log when this resolves, or never will be. */
  settle(): Promise<void>;
  /** Whoever asks next may have the table. */
  release(): Promise<void>;
}

/** The table is another node's, or nobody's; whatever this node has of it in memory may be old. */
export class NotOurs extends Error {
  override readonly name = 'NotOurs';
  constructor(game: string) {
    super(`Game ${game} is not this node's.`);
  }
}

/** One server, one store: everything is ours. */
export function alone(store: Store): Ownership {
  const claim: Claim = {
    holds: true,
    append: (append) => store.append(append),
    settle: async () => {},
    release: async () => {},
  };
  return {
    whose: async () => 'ours',
    take: async () => claim,
    held: () => claim,
    async found(append) {
      await store.append(append);
      return claim;
    },
  };
}
