import type { Character, DifficultyTag } from '@belfry/almanac';
import { type BagSpace, bagsByShape } from '@belfry/engine';
import { THE_SCRIPT } from '../../place.ts';
import { type Discovery, discovery } from '../finding.ts';
import type { Rule } from '../inquiry.ts';
import { looksSmall } from '../shape.ts';

const LEAST_INFORMERS = 3;
/** Bad Moon Rising lives well with two spoilers to one informer. */
const DROWNING = 3;

const has = (character: Character, ...tags: DifficultyTag[]) => character.tags.some((t) => tags.includes(t.tag));
const playable = (character: Character) => !['traveller', 'fabled', 'loric'].includes(character.team);

/** Whether this character makes the number of Outsiders a question. */
function clouds(character: Character): boolean {
  const setup = character.setup;
  return setup !== null && (setup.outsiders !== undefined || setup.anyOutsiders === true || setup.noEvil === true);
}

/** Whether bags for the same players differ in their number of Outsiders: by a needed one on top, or by a crowd. */
function varies(space: BagSpace): boolean {
  return new Set(bagsByShape(space).map(({ shape }) => shape.outsider)).size > 1;
}

/** What experienced script builders would say. Homebrew may do anything, so it gets the benefit of the doubt. */
export const advice: Rule = ({ script, spaces }) => {
  const cast = script.characters.filter(playable);
  if (cast.length === 0) return [];
  const homebrew = cast.some((c) => c.edition === 'homebrew');
  const found: Discovery[] = [];
  if (!script.characters.some(clouds) && ![...spaces.values()].some(varies) && !homebrew && !looksSmall(script)) {
    const remedies = ['baron', 'sentinel'].map((id) => ({ do: 'add' as const, id }));
    found.push(discovery('outsiders-certain', { at: 'team', team: 'outsider' }, null, remedies));
  }
  const liars = cast.filter((c) => has(c, 'misinfo'));
  const informers = cast.filter((c) => has(c, 'info', 'onceInfo') && c.team !== 'demon' && c.team !== 'minion');
  if (liars.length === 0 && !homebrew) {
    const remedies = ['poisoner', 'drunk'].map((id) => ({ do: 'add' as const, id }));
    found.push(discovery('nothing-lies', THE_SCRIPT, null, remedies));
  }
  if (informers.length < LEAST_INFORMERS && !homebrew) {
    const facts = { informers: informers.map((c) => c.id) };
    found.push(discovery('little-information', { at: 'team', team: 'townsfolk' }, facts));
  }
  if (liars.length >= DROWNING * informers.length && informers.length >= LEAST_INFORMERS) {
    const facts = { liars: liars.length, informers: informers.length };
    found.push(discovery('drowned-information', THE_SCRIPT, facts));
  }
  return found;
};
