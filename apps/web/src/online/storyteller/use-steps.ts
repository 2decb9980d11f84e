import { useEffect, useState } from 'react';
import type { Moment } from '../../grimoire/desk.ts';
import { useClient } from '../net/use-table.tsx';
import { NOTHING_NOTED, type Noted, note } from './steps.ts';

const keyOf = (code: string) => `belfry.steps.${code}`;

function read(code: string): Noted {
  try {
    const text = sessionStorage.getItem(keyOf(code));
    return text === null ? NOTHING_NOTED : (JSON.parse(text) as Noted); // written below
  } catch {
    return NOTHING_NOTED;
  }
}

function write(code: string, noted: Noted): void {
  try {
    sessionStorage.setItem(keyOf(code), JSON.stringify(noted));
  } catch {
    // Full or forbidden: after a reload the older steps stand together as one.
  }
}

/** The steps of this game as they happened before this page's eyes; a reload does not forget them. */
export function useSteps(): readonly Moment[] {
  const client = useClient();
  const [noted, setNoted] = useState<Noted>(NOTHING_NOTED);
  useEffect(() => {
    let latest = read(client.code);
    const look = () => {
      const { chronicle, inputs = null } = client.seen();
      if (inputs === null || (latest.now?.keep === inputs && latest.now.from === chronicle.length)) return;
      latest = note(latest, chronicle, inputs);
      write(client.code, latest);
      setNoted(latest);
    };
    setNoted(latest);
    look();
    // Frame by frame, not render by render: each frame is a step of its own.
    return client.subscribe(look);
  }, [client]);
  return noted.marks;
}
