import type { Input, View } from '@belfry/engine';
import type { Person, TableCard } from '@belfry/protocol';
import type { Script } from '@belfry/scripts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Desk } from '../../grimoire/desk.ts';
import { useClient, useSeen } from '../net/use-table.tsx';
import { type Ledger, readLedger } from './ledger.ts';

const QUIET_MS = 350;
const NOTHING: Ledger = { log: [], moments: [] };

/** The Storyteller's desk with the game on the server: the Grimoire's screen does not know the difference. */
export function useOnlineDesk(_you: Person, table: TableCard, view: View, script: Script): Desk {
  const client = useClient();
  const { prompts } = useSeen();
  const ledger = useLedger(table.code, view);
  const refused = useCallback(
    async (cmd: Parameters<typeof client.do>[0]) => {
      const done = await client.do(cmd);
      return done.ok ? null : done.reason;
    },
    [client],
  );
  const send = useCallback(
    (input: Input) =>
      refused(
        input.type === 'answer'
          ? { do: 'answer', prompt: input.prompt, choice: input.choice, at: client.clock.now() }
          : { do: 'intervene', action: input.action },
      ),
    [refused, client],
  );
  const { chairs, settings } = table;
  const paced = settings.timers.votePace !== null;
  return useMemo(
    () => ({
      script,
      characters: script.characters,
      fabled: script.characters.filter((c) => c.team === 'fabled' || c.team === 'loric').map((c) => c.id),
      view,
      prompts,
      log: ledger.log,
      moments: ledger.moments,
      inPerson: (seat) => (chairs[seat]?.person ?? null) === null,
      startVote: paced ? () => refused({ do: 'run-vote' }) : null,
      send,
      undo: (keep) => refused({ do: 'undo', keep }),
    }),
    [script, view, prompts, ledger, chairs, paced, send, refused],
  );
}

/** Read again a moment after something has happened, not with every frame of a vote. */
function useLedger(code: string, view: View): Ledger {
  const [ledger, setLedger] = useState<Ledger>(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is the sign that the log has grown
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      readLedger(code).then(
        (read) => {
          if (current && read !== null) setLedger(read);
        },
        // The line is broken or the server is busy: the next view asks again.
        () => {},
      );
    }, QUIET_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [code, view]);
  return ledger;
}
