import { kept, useKept } from '../app/kept.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the tokens and reminders of one Grimoire were dragged to, in percent of its face. */
export interface Places {
  readonly tokens: Readonly<Record<number, Place>>;
  readonly reminders: Readonly<Record<number, Place>>;
}

const UNTOUCHED: Places = { tokens: {}, reminders: {} };
const KEPT = 12;

/** Table by table, the latest last. It stays on this device: where a token lies is the Storyteller's own business. */
const places = kept<readonly (readonly [game: string, places: Places])[]>('belfry.places', []);

export function usePlaces(game: string): { readonly places: Places; readonly put: (next: Places) => void } {
  const known = useKept(places).find(([other]) => other === game)?.[1] ?? UNTOUCHED;
  const put = (next: Places) => {
    const others = places.get().filter(([other]) => other !== game);
    const touched = Object.keys(next.tokens).length + Object.keys(next.reminders).length > 0;
    places.set([...others, ...(touched ? [[game, next] as const] : [])].slice(-KEPT));
  };
  return { places: known, put };
}
