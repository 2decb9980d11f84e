import { useMemo } from 'react';
import { useSeen } from '../net/use-table.tsx';
import { contradictions } from '../talk/contradictions.ts';
import { latestClaims } from '../talk/latest-claims.ts';
import type { SeatProps } from './seat-props.ts';

/** What everybody claims, and what of it is contradicted. */
export function useClaims({ you, view, script }: Pick<SeatProps, 'you' | 'view' | 'script'>) {
  const { talk, claims: earlier } = useSeen();
  const { seat } = you;
  const character = view.me?.character ?? null;
  return useMemo(() => {
    const claims = latestClaims(talk, earlier);
    const me = seat === null || character === null ? null : { seat, character };
    const clashes = contradictions({ claims, talk: [...(earlier ?? []), ...talk], characters: script.characters, me });
    return { claims, clashes };
  }, [talk, earlier, script, seat, character]);
}
