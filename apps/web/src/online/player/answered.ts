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
 * While the Storyteller rules, the server tells a seat nothing, not even that its own answer has arrived. Whoever has
 * answered knows it without being told, also after a reload: the question goes away at once, and comes back only if
 * the answer was refused.
 */
export function useAnswered(code: string, prompts: readonly Prompt[]) {
  const [answered, setAnswered] = useState(() => read(code));
  const open = prompts.filter((p) => !((p.kind === 'choose' || p.kind === 'request') && answered.includes(p.id)));
  const note = useCallback(
    ({ id }: Prompt, isAnswered: boolean) => {
      const others = read(code).filter((other) => other !== id);
      const ids = isAnswered ? [...others, id].slice(-KEPT) : others;
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
