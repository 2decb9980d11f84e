import type { Command } from '@belfry/protocol';
import { createContext, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Seen, TableClient } from './table-client.ts';

const Current = createContext<TableClient | null>(null);

/** The table this page sits at. */
export function useClient(): TableClient {
  const client = use(Current);
  if (client === null) throw new Error('There is no table around this part of the page.');
  return client;
}

export const useSeen = (): Seen => {
  const client = useClient();
  return useSyncExternalStore(client.subscribe, client.seen);
};

/** Sits down at a table while the page shows it. */
export function AtTable({ code, children }: { readonly code: string; readonly children: React.ReactNode }) {
  const client = useMemo(() => new TableClient(code), [code]);
  useEffect(() => {
    client.open();
    return () => client.close();
  }, [client]);
  return <Current value={client}>{children}</Current>;
}

/** Sends commands; the reason of the last refusal stays until something else is done. */
export function useDo(): { readonly act: (cmd: Command) => Promise<boolean>; readonly refusal: string | null } {
  const client = useClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const act = useCallback(
    async (cmd: Command) => {
      setRefusal(null);
      const done = await client.do(cmd);
      if (!done.ok) setRefusal(done.reason);
      return done.ok;
    },
    [client],
  );
  return { act, refusal };
}
