import type { Team } from '@belfry/almanac';
import type { Script } from '../script.ts';

export type ShapeOfScript = Readonly<Record<'townsfolk' | 'outsider' | 'minion' | 'demon', number>>;

export function shapeOf(script: Script): ShapeOfScript {
  const of = (team: Team) => script.characters.filter((c) => c.team === team).length;
  return { townsfolk: of('townsfolk'), outsider: of('outsider'), minion: of('minion'), demon: of('demon') };
}

/** "6/2/2/1": Townsfolk, Outsiders, Minions, Demons. */
export function shapeInWords(shape: ShapeOfScript): string {
  return [shape.townsfolk, shape.outsider, shape.minion, shape.demon].join('/');
}

export function isTeensyville(script: Script): boolean {
  const { townsfolk, outsider, minion, demon } = shapeOf(script);
  return townsfolk === 6 && outsider === 2 && minion === 2 && (demon === 1 || demon === 2);
}

/** Small enough to be meant for five or six players: nine Townsfolk, as thirteen players need, are out of reach. */
export function looksSmall(script: Script): boolean {
  const { townsfolk, outsider, minion, demon } = shapeOf(script);
  return townsfolk <= 8 && townsfolk + outsider + minion + demon <= 15;
}
