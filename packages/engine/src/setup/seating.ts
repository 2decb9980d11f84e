import type { Character, CharacterId } from '@belfry/almanac';
import type { Random } from '../random.ts';

/** A token that lies before somebody, whatever else is written on it. */
interface Placed {
  readonly character: CharacterId;
}

/**
 * Moves tokens around the circle until those who may not sit just anywhere sit where they have to. Everybody else keeps
 * their place, but for those who change it with one of them.
 */
export function arrange(
  circle: Placed[],
  minionsToMake: number,
  lookUp: (id: CharacterId) => Character,
  random: Random,
): void {
  const of = (token: Placed) => lookUp(token.character);
  const evil = circle.filter((token) => of(token).team === 'minion' || of(token).team === 'demon');
  const beside = evil.filter((token) => of(token).setup?.seating === 'beside-demon');
  const middle = evil.find((token) => of(token).setup?.seating === 'inside-evil-row');
  if (middle !== undefined) {
    const others = evil.filter((token) => token !== middle && !beside.includes(token));
    // Travellers are turned into nobody, and would break the row.
    const good = circle.filter((token) => !evil.includes(token) && of(token).team !== 'traveller');
    layRow(circle, middle, [...beside, ...others, ...good.slice(0, minionsToMake)], random);
    return;
  }
  for (const token of beside) {
    const demons = evil.filter((other) => of(other).team === 'demon');
    // Where nobody is the Demon yet, one of the Minions is about to be.
    const hosts = demons.length > 0 ? demons : evil.filter((other) => other !== token);
    if (hosts.length > 0) layBeside(circle, token, hosts, random);
  }
}

/** To both sides in turn, the first ones nearest. */
function layRow(circle: Placed[], middle: Placed, others: readonly Placed[], random: Random): void {
  const centre = circle.indexOf(middle);
  const side = random.pick([1, -1]);
  for (const [n, token] of others.entries()) {
    const steps = (Math.floor(n / 2) + 1) * (n % 2 === 0 ? side : -side);
    swap(circle, circle.indexOf(token), around(circle, centre + steps));
  }
}

function layBeside(circle: Placed[], token: Placed, hosts: readonly Placed[], random: Random): void {
  const at = circle.indexOf(token);
  const neighbours = [around(circle, at - 1), around(circle, at + 1)];
  if (neighbours.some((place) => hosts.includes(circle[place]!))) return;
  const host = circle.indexOf(random.pick(hosts));
  swap(circle, at, around(circle, host + random.pick([1, -1])));
}

const around = ({ length }: readonly Placed[], place: number): number => (place + length) % length;

function swap(circle: Placed[], a: number, b: number): void {
  [circle[a], circle[b]] = [circle[b]!, circle[a]!];
}
