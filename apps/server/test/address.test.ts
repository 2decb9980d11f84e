import { describe, expect, test } from 'vitest';
import { addressOf } from '../src/address.ts';

const from = (hops: number, forwarded: string | undefined, remoteAddress: string) =>
  addressOf(
    { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } },
    hops,
  );

describe('whom the limits count', () => {
  test.each([
    ['without a proxy, whoever calls', 0, '6.6.6.6', '1.2.3.4', '1.2.3.4'],
    ['behind one proxy, what that proxy saw', 1, '1.2.3.4', '10.0.0.1', '1.2.3.4'],
    ['never what the visitor wrote in front of it', 1, '6.6.6.6, 7.7.7.7, 1.2.3.4', '10.0.0.1', '1.2.3.4'],
    ['behind two, what the outer one saw', 2, '6.6.6.6, 1.2.3.4, 10.0.0.2', '10.0.0.1', '1.2.3.4'],
    ['past the proxy, whoever calls', 1, undefined, '1.2.3.4', '1.2.3.4'],
    ['IPv4 in the clothes of IPv6 is IPv4', 0, undefined, '::ffff:1.2.3.4', '1.2.3.4'],
    ['a household of IPv6 is one visitor', 0, undefined, '2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12::/64'],
    ['however it is written', 0, undefined, '2001:0DB8::12:0:0:0:1', '2001:db8:0:12::/64'],
  ])('%s', (_, hops, forwarded, remote, counted) => {
    expect(from(hops, forwarded, remote)).toBe(counted);
  });
});
