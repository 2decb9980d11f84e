import type { Input } from '@belfry/engine';
import { useCallback, useState } from 'react';
import type { Desk } from './desk.ts';

export type Send = (input: Input) => Promise<boolean>;

/** Sends an input; the reason of a refusal stays on screen until something else is done. */
export function useRefusal(desk: Pick<Desk, 'send'>): [string | null, Send] {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { send } = desk;
  const attempt = useCallback(
    async (input: Input) => {
      const reason = await send(input);
      setRefusal(reason);
      return reason === null;
    },
    [send],
  );
  return [refusal, attempt];
}
