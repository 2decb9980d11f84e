import { useEffect, useState } from 'react';
import { api } from './api.ts';

/** Where others come in: as the server says, which knows under which address a phone in the room finds it. */
export function useJoinLink(code: string): string {
  const [link, setLink] = useState(`${window.location.origin}/join/${code}`);
  useEffect(() => {
    let current = true;
    api.doorPlate(code).then(
      (plate) => {
        if (current) setLink(plate.link);
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [code]);
  return link;
}
