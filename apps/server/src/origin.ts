import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from './config.ts';

/** Browsers say where a page came from; only our own pages may act. Programs that are no browsers say nothing. */
export function isOurOrigin({ origin, host }: IncomingHttpHeaders, { publicUrl, origins }: Config): boolean {
  if (origin === undefined) return true;
  if (origins.includes(origin) || (publicUrl !== null && new URL(publicUrl).origin === origin)) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
