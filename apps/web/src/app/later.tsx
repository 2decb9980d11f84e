import { type ComponentType, lazy, useEffect, useState } from 'react';

/** So long after a page is shown, what comes next may take the line: it must not compete with what is there. */
const CALM_MS = 1_500;

/** A part of the app in a file of its own. */
export type Later<P> = ComponentType<P> & { readonly fetch: () => Promise<ComponentType<P>> };

/** Fetched when it is first shown, or before, if somebody thought of it; then it is there at once. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let here: ComponentType<P> | null = null;
  const fetch = async () => {
    here = await load();
    return here;
  };
  const Coming = lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<P>; // its props are P
  // The choice stays: another component in its place would lose what the first one holds.
  const Shown = (props: P) => {
    const [Part] = useState<ComponentType<P>>(() => here ?? Coming);
    return <Part {...props} />;
  };
  return Object.assign(Shown, { fetch });
}

/** Fetches what is likely to be shown next while nothing else happens. */
export function useNext(next: { readonly fetch: () => Promise<unknown> } | null): void {
  useEffect(() => {
    if (next === null) return;
    // Without a line it is asked for again when it is shown.
    const fetch = () => void next.fetch().catch(() => {});
    const calm = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(fetch);
      else fetch();
    }, CALM_MS);
    return () => clearTimeout(calm);
  }, [next]);
}
