import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useSyncExternalStore } from 'react';

const CHANGED = 'belfry:path';

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
};

export const usePath = (): string => useSyncExternalStore(subscribe, () => window.location.pathname);
export const useQuery = (): URLSearchParams => {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return new URLSearchParams(search);
};

export function goTo(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  window.dispatchEvent(new Event(CHANGED));
  if (!replace) window.scrollTo(0, 0);
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link inside Belfry: it changes the page without loading it anew. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event) || rest.target === '_blank') return;
        event.preventDefault();
        goTo(href);
      }}
      {...rest}
    />
  );
}

/** Matches `/scripts/:id` against a path; null when it does not fit. */
export function match(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (path === '/' ? pattern !== '/' : wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith(':')) {
      try {
        found[part.slice(1)] = decodeURIComponent(given[at]!);
      } catch {
        return null;
      }
    } else if (path !== '/' && part !== given[at]) return null;
  }
  return found;
}

/** The title of the window, which a screen reader says first. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Belfry' ? title : `${title} · Belfry`;
  }, [title]);
}
