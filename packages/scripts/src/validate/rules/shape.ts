import { THE_SCRIPT } from '../../place.ts';
import { discovery } from '../finding.ts';
import type { Rule } from '../inquiry.ts';
import { isTeensyville, looksSmall, shapeInWords, shapeOf } from '../shape.ts';

/** Teensyville and full scripts have their usual numbers of Townsfolk, Outsiders, Minions and Demons. */
export const shape: Rule = ({ script }) => {
  if (script.characters.length === 0 || isTeensyville(script)) return [];
  const has = shapeOf(script);
  const facts = { shape: shapeInWords(has) };
  if (looksSmall(script)) return [discovery('teensyville-shape', THE_SCRIPT, facts)];
  const full = has.townsfolk === 13 && has.outsider === 4 && has.minion === 4 && has.demon >= 1 && has.demon <= 4;
  return full ? [] : [discovery('unusual-shape', THE_SCRIPT, facts)];
};
