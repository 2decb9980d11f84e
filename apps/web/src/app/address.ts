import { useEffect, useState } from 'react';

/** Only this computer itself finds anything there. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;

/**
 * Under which address others find this server: links and pictures for other devices begin with it. Whoever sits at the
 * server's own computer calls it by a name that leads a phone nowhere, so the server says what it is called in the room.
 */
export async function addressForOthers(): Promise<string> {
  const { origin, hostname } = window.location;
  if (!LOOPBACK.test(hostname)) return origin;
  try {
    const { address } = (await (await fetch('/api/address')).json()) as { readonly address?: string };
    return address ?? origin;
  } catch {
    // No server, or another one: then the page is all there is.
    return origin;
  }
}

export function useAddressForOthers(): string {
  const [address, setAddress] = useState(window.location.origin);
  useEffect(() => {
    let current = true;
    void addressForOthers().then((found) => {
      if (current) setAddress(found);
    });
    return () => {
      current = false;
    };
  }, []);
  return address;
}
