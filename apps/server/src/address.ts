import type { IncomingHttpHeaders } from 'node:http';

/** What a request tells of where it came from. */
export interface Knock {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** A household has a whole /64 of IPv6: whoever can change the rest at will is still one visitor. */
const VISITOR_GROUPS = 4;

/**
 * Whom the limits count, for HTTP and sockets alike. Each proxy in front adds the address that it was called from at the
 * right end of `X-Forwarded-For`, so with `hops` proxies the visitor's is that many places before our own caller's.
 * Whatever stands further left was written by the visitor and is believed by nobody.
 */
export function addressOf({ headers, socket }: Knock, hops: number): string {
  const caller = socket.remoteAddress ?? 'unknown';
  if (hops === 0) return visitor(caller);
  const header = headers['x-forwarded-for'];
  const told = (Array.isArray(header) ? header.join() : (header ?? '')).split(',').map((part) => part.trim());
  const way = [...told.filter((part) => part !== ''), caller];
  return visitor(way[Math.max(0, way.length - 1 - hops)]!);
}

function visitor(address: string): string {
  const [, four] = MAPPED.exec(address) ?? [];
  if (four !== undefined) return four;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all
    .slice(0, VISITOR_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
