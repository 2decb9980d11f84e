import type { CharacterId } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import type { Refuted } from '@belfry/solver';
import { useEffect, useRef, useState } from 'react';
import type { Asking, Thought, Trouble } from './think.ts';

/** Work for the notebook's worker: to think, or to say why somebody cannot be something. */
export interface Errand {
  readonly id: number;
  readonly asking: Asking;
  readonly whyNot?: { readonly seat: SeatId; readonly character: CharacterId };
}

export interface Reply {
  readonly id: number;
  readonly thought?: Thought;
  readonly trouble?: Trouble;
  readonly why?: Refuted | null;
}

const hire = () => new Worker(new URL('./notebook.worker.ts', import.meta.url), { type: 'module' });

/** What has been thought of this so far; the thought before stays until there is a new one. Stops when nobody looks. */
export function useThought(asking: Asking): { readonly thought: Thought | null; readonly trouble: Trouble | null } {
  const worker = useRef<Worker | null>(null);
  const id = useRef(0);
  const [last, setLast] = useState<{ readonly thought: Thought | null; readonly trouble: Trouble | null }>({
    thought: null,
    trouble: null,
  });
  // The same question in other objects is the same question.
  const key = JSON.stringify(asking);
  useEffect(() => {
    const hired = hire();
    worker.current = hired;
    hired.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.id !== id.current) return;
      if (data.trouble !== undefined) setLast({ thought: null, trouble: data.trouble });
      if (data.thought !== undefined) setLast({ thought: data.thought, trouble: null });
    };
    return () => hired.terminate();
  }, []);
  useEffect(() => {
    id.current++;
    worker.current?.postMessage({ id: id.current, asking: JSON.parse(key) as Asking } satisfies Errand); // made of the same asking
  }, [key]);
  return last;
}

/** Why somebody cannot be this; a worker of its own, so that thinking goes on. */
export function askWhyNot(asking: Asking, seat: SeatId, character: CharacterId): Promise<Refuted | null> {
  const worker = hire();
  return new Promise<Refuted | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.why !== undefined) resolve(data.why);
    };
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ id: 1, asking, whyNot: { seat, character } } satisfies Errand);
  }).finally(() => worker.terminate());
}
