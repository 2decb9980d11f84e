import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import qrcode from 'qrcode-generator';

/** Cards that a program made: machines inside this one, tunnels. No phone in the room is behind them. */
const MADE_UP = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|wg|utun|zt)/;

/** The networks of homes and small offices, the likeliest first. */
const AT_HOME = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

const rankOf = (address: string): number => {
  const found = AT_HOME.findIndex((network) => network.test(address));
  return found < 0 ? AT_HOME.length : found;
};

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Under which addresses phones in the same network reach this computer, the likeliest first. */
export function addressesInRoom(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  return Object.entries(interfaces)
    .flatMap(([card, infos = []]) =>
      infos
        .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
        .map(({ address }) => ({ address, rank: rankOf(address) + (MADE_UP.test(card) ? 10 : 0) })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ address }) => address);
}

/** Only this computer itself would find anything there. */
export const isLoopback = (host: string | undefined): boolean =>
  host !== undefined && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);

/** White on black, whatever colours a terminal has: a camera reads no negative. */
const sureColours = (line: string): string => `\x1b[97;40m${line}\x1b[0m`;
const QUIET_ZONE = 4;

/** What the terminal shows to the room: a picture for phones, and the addresses for whoever types. */
export function invitation(urls: readonly string[], isTerminal: boolean): string {
  const [first, ...others] = urls;
  if (first === undefined) {
    return 'No network was found: connect this computer to the one that the phones use, and start again.';
  }
  const qr = qrcode(0, 'M');
  qr.addData(first);
  qr.make();
  const more = others.length === 0 ? '' : `\nShould that not open: ${others.join(' or ')}`;
  const picture = qr.createASCII(1, QUIET_ZONE).split('\n');
  return `Phones in this network: ${first}${more}\n\n${(isTerminal ? picture.map(sureColours) : picture).join('\n')}`;
}
