import { finding } from '../finding.ts';
import type { Rule } from '../inquiry.ts';
import { isTeensyville, looksSmall, shapeInWords, shapeOf } from '../shape.ts';

/** Teensyville and full scripts have their usual numbers of Townsfolk, Outsiders, Minions and Demons. */
export const shape: Rule = ({ script }) => {
  if (script.characters.length === 0 || isTeensyville(script)) return [];
  const has = shapeOf(script);
  const numbers = shapeInWords(has);
  if (looksSmall(script)) {
    const message = `A Teensyville script has 6/2/2/1 or 6/2/2/2 characters; this one has ${numbers}.`;
    return [
      finding(
        'teensyville-shape',
        'the script',
        message,
        'Six Townsfolk, two Outsiders, two Minions, one or two Demons.',
      ),
    ];
  }
  const full = has.townsfolk === 13 && has.outsider === 4 && has.minion === 4 && has.demon >= 1 && has.demon <= 4;
  if (full) return [];
  return [
    finding('unusual-shape', 'the script', `Full scripts usually have 13/4/4/1–4 characters; this one has ${numbers}.`),
  ];
};
