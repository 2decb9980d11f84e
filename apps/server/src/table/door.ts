import type { Command, Cursor } from '@belfry/protocol';
import type { Refusal } from './commands/index.ts';
import type { Ear } from './surroundings.ts';

export type Outcome = { readonly ok: true } | ({ readonly ok: false } & Refusal);

/** A table as somebody's socket knows it, in this process or on another node. */
export interface TableDoor {
  readonly game: string;
  /** Whether what comes from here may still be told: asked at the last moment before something leaves. */
  readonly speaks: boolean;
  /** Somebody connects (again). They get their tail when it is kept, or everything. */
  attach(ear: Ear, cursor: Cursor | null): Promise<void>;
  detach(ear: Ear): void;
  /** A whole snapshot. */
  look(ear: Ear): Promise<void>;
  older(ear: Ear, before: number): Promise<void>;
  /** Does what somebody wants, once. Throws where nobody knows whether it was done: nothing is to be answered then. */
  submit(account: string, id: string, command: Command): Promise<Outcome>;
  /** The line to this socket was measured anew. */
  measured(ear: Ear): void;
  /** Resolves when it can take more; null when it can now. */
  full(): Promise<void> | null;
}
