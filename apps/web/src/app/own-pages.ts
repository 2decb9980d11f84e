import { bindUnopened, type OwnPages } from '@belfry/almanac';

/** Lets the almanac tell of the characters that only this server plays. The server has checked them; most have none. */
export function bindOwnPages(written: string | null): void {
  if (written !== null) bindUnopened(JSON.parse(written) as OwnPages); // written by the server, which has checked it
}

/** Where the code of those characters is, for pages whose engine plays. */
export interface OwnCode {
  readonly from: string;
  readonly ids: readonly string[];
}

/** What this page says of it; null where the server has no such characters, or no page can run them. */
export function ownCode(): OwnCode | null {
  const written = document.getElementById('own-code')?.textContent ?? null;
  return written === null ? null : (JSON.parse(written) as OwnCode); // written by the server
}
