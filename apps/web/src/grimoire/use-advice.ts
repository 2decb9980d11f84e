import type { Prompt } from '@belfry/engine';
import { useEffect, useState } from 'react';
import type { Desk } from './desk.ts';
import type { NotedClaims } from './noted-claims.ts';

/** A desk of this device with an adviser at it, who is fetched when the first ruling is to be made. */
export function useAdvice(desk: Desk, claims: NotedClaims): Desk {
  const [advised, setAdvised] = useState<{ readonly of: readonly Prompt[]; readonly prompts: readonly Prompt[] }>();
  const { prompts } = desk;
  const asked = prompts.some((prompt) => prompt.kind === 'ruling');
  // biome-ignore lint/correctness/useExhaustiveDependencies: new prompts are new questions
  useEffect(() => {
    if (!asked) return;
    let current = true;
    void Promise.all([import('./advise.ts'), desk.game()]).then(
      ([{ advise }, game]) => {
        const heard = new Map(Object.entries(claims).map(([seat, id]) => [Number(seat), id]));
        if (current) setAdvised({ of: prompts, prompts: advise(game, heard) });
      },
      // Without the adviser the engine's plain suggestions stand.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [asked, prompts]);
  return { ...desk, prompts: advised?.of === prompts ? advised.prompts : prompts };
}
