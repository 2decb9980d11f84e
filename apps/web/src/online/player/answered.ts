import type { Prompt } from '@belfry/engine';
import { useCallback, useState } from 'react';

const KEPT = 30;
const keyOf = (code: string) => `belfry.answered ${code}`;

function read(code: string): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(code)) ?? '[]') as string[]; // written below
  } catch {
    return [];
  }
}

/**
 * While the Storyteller rules, the server tells a seat nothing new, not even that its own question is settled. Whoever
 * has answered knows that without being told, also after a reload: the question goes away at once.
 */
export function useAnswered(code: string, prompts: readonly Prompt[]) {
  const [answered, setAnswered] = useState(() => read(code));
  const open = prompts.filter((p) => !((p.kind === 'choose' || p.kind === 'request') && answered.includes(p.id)));
  const note = useCallback(
    (prompt: Prompt) => {
      const ids = [...read(code), prompt.id].slice(-KEPT);
      setAnswered(ids);
      try {
        sessionStorage.setItem(keyOf(code), JSON.stringify(ids));
      } catch {
        // Forbidden storage: only a reload in the very moment would ask again, and the server refuses a second answer.
      }
    },
    [code],
  );
  return { open, note };
}
