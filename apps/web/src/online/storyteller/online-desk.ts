import type { Input, View } from '@belfry/engine';
import type { TableCard } from '@belfry/protocol';
import type { Script } from '@belfry/scripts';
import { useCallback, useMemo, useState } from 'react';
import type { Desk } from '../../grimoire/desk.ts';
import { useWords } from '../../i18n/words.tsx';
import { sayRefusal } from '../net/refusal.ts';
import { useClient, useSeen } from '../net/use-table.tsx';

const NO_OFFERS: Desk['offers'] = [];
/** How much longer a suggestion waits for a Storyteller who means to change it. */
const THINKING_SECONDS = 60;

/** The Storyteller's desk with the game on the server: the Grimoire's screen does not know the difference. */
export function useOnlineDesk(table: TableCard, view: View, script: Script): Desk {
  const client = useClient();
  const words = useWords();
  const { prompts, chronicle, steps = null, offers = null } = useSeen();
  // How many decisions there were when something was last taken back: with another number, others have followed.
  const [undone, setUndone] = useState<number | null>(null);
  const moments = useMemo(() => (steps ?? []).map((from, keep) => ({ keep, from })), [steps]);
  const refused = useCallback(
    async (cmd: Parameters<typeof client.do>[0]) => {
      const done = await client.do(cmd);
      return done.ok ? null : sayRefusal(done, words, client.seen().view?.seats);
    },
    [client, words],
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
  const { chairs, settings, code } = table;
  const paced = settings.timers.votePace !== null;
  return useMemo(
    () => ({
      script,
      characters: script.characters,
      view,
      prompts,
      offers: offers ?? NO_OFFERS,
      log: chronicle,
      inputs: moments.length,
      moments,
      inPerson: (seat) => (chairs[seat]?.person ?? null) === null,
      startVote: paced ? () => refused({ do: 'run-vote' }) : null,
      stepIn: () => {
        const waits = client.seen().clocks.running.some((timer) => timer.kind === 'ruling');
        if (waits) void refused({ do: 'extend', seconds: THINKING_SECONDS });
      },
      // The rules are fetched only for this.
      game: async () => (await import('./whole-game.ts')).wholeGame(code),
      send,
      undo: async (keep) => {
        const why = await refused({ do: 'undo', keep });
        if (why === null) setUndone(keep);
        return why;
      },
      redo: undone === moments.length ? () => refused({ do: 'redo' }) : null,
      amend: (input, choice) => refused({ do: 'amend', input, ...(choice === null ? {} : { choice }) }),
    }),
    [script, view, prompts, offers, chronicle, moments, chairs, paced, code, client, send, refused, undone],
  );
}
