import type { View } from '@belfry/engine';
import type { Command } from '@belfry/protocol';
import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { allWords, useWords, type Words } from '../../i18n/words.tsx';
import { type Done, type Seen, TableClient } from './table-client.ts';

/** A table as its player's page has it: at the other end of a line, or (the first lesson) in this browser. */
export interface TableLine {
  readonly code: string;
  /** There is a server at the other end, and other devices could be there too. */
  readonly remote: boolean;
  readonly clock: { now(): number };
  readonly seen: () => Seen;
  readonly subscribe: (listener: () => void) => () => void;
  readonly do: (cmd: Command) => Promise<Done>;
  /** Asks for what was said earlier; a lesson is short, and has all of it. */
  readonly older?: () => void;
}

const Current = createContext<TableLine | null>(null);

/** Lets the parts of a page sit at this table. */
export const Seated = Current.Provider;

/** The table this page sits at. */
export function useClient(): TableLine {
  const client = use(Current);
  if (client === null) throw new Error('There is no table around this part of the page.');
  return client;
}

export const useSeen = (): Seen => {
  const client = useClient();
  return useSyncExternalStore(client.subscribe, client.seen);
};

/** Asks for what was said before the first line that the page has; null when it has everything. */
export function useOlder(): (() => void) | null {
  const { older } = useClient();
  const { talkFrom = 0 } = useSeen();
  return older === undefined || talkFrom === 0 ? null : older;
}

let waiting: TableClient | null = null;

/** A line that is open already, for the page that will show its table next. */
export function keepForPage(client: TableClient): void {
  waiting = client;
}

function lineTo(code: string, screen: boolean): TableClient {
  const client = waiting?.code === code && !screen ? waiting : new TableClient(code, { screen });
  waiting = null;
  return client;
}

/** Sits down at a table while the page shows it; a screen for the whole room looks on. */
export function AtTable({
  code,
  screen = false,
  children,
}: {
  readonly code: string;
  readonly screen?: boolean;
  readonly children: React.ReactNode;
}) {
  const [client] = useState(() => lineTo(code, screen));
  useEffect(() => {
    client.open();
    return () => client.close();
  }, [client]);
  return <Current value={client}>{children}</Current>;
}

/** What only a refusal needs is large: whoever is let in at once never waits for it. */
async function inWords(done: Done & { readonly ok: false }, words: Words, view: View | null): Promise<string> {
  try {
    const [{ sayRefusal }] = await Promise.all([import('./refusal.ts'), allWords()]);
    return sayRefusal(done, words, view?.seats);
  } catch {
    return words.t(`reject.${done.code}`);
  }
}

/** Sends commands; the reason of the last refusal stays until something else is done. */
export function useDo(): { readonly act: (cmd: Command) => Promise<boolean>; readonly refusal: string | null } {
  const client = useClient();
  const words = useWords();
  const [refusal, setRefusal] = useState<string | null>(null);
  const act = useCallback(
    async (cmd: Command) => {
      setRefusal(null);
      const done = await client.do(cmd);
      if (!done.ok) setRefusal(await inWords(done, words, client.seen().view));
      return done.ok;
    },
    [client, words],
  );
  return { act, refusal };
}
