import { useEffect, useRef } from 'react';
import { ring } from '../sound/sound.ts';

/** Bells at dusk and dawn, a toll at an execution; silent on the first look. */
export function useBells(phase: string, executions: number): void {
  const last = useRef({ phase, executions });
  useEffect(() => {
    const before = last.current;
    last.current = { phase, executions };
    if (before.phase !== phase && phase === 'night') ring('dusk');
    else if (before.phase === 'night' && phase === 'day') ring('dawn');
    else if (executions > before.executions) ring('toll');
  }, [phase, executions]);
}
