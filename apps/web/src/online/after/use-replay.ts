import type { Viewer } from '@belfry/engine';
import { useEffect, useState } from 'react';
import { api, type Replayed } from '../net/api.ts';

/** The link to the game that was just played; `again` asks for it once more. */
export function useOwnReplay(code: string) {
  const [replay, setReplay] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody asks again
  useEffect(() => {
    api.shareReplay(code).then(
      ({ replay: id }) => setReplay(id),
      () => setFailed(true),
    );
  }, [code, tries]);
  const again = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { replay, failed, again };
}

/** A finished game through somebody's eyes, once it is there. */
export function useReplay(replay: string | null, as: Viewer) {
  const [got, setGot] = useState<Replayed | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (replay === null) return;
    let current = true;
    api.replay(replay, as).then(
      (next) => {
        if (current) setGot(next);
      },
      () => setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [replay, as]);
  return { got, failed };
}
