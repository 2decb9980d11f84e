import { bindUnopened, type OwnPages } from '@belfry/almanac';

/** Lets the almanac tell of the characters that only this server plays. The server has checked them; most have none. */
export function bindOwnPages(written: string | null): void {
  if (written !== null) bindUnopened(JSON.parse(written) as OwnPages); // written by the server, which has checked it
}
