import { automationOf } from '../../automation.ts';
import { unscored } from '../../difficulty/unscored.ts';
import { THE_SCRIPT } from '../../place.ts';
import { type Discovery, discovery } from '../finding.ts';
import type { Rule } from '../inquiry.ts';

/** What Belfry leaves to the Storyteller, and what the score cannot know. */
export const automation: Rule = ({ script }) => {
  const found: Discovery[] = [];
  const { byHand, partly } = automationOf(script);
  for (const id of partly) found.push(discovery('left-to-people', { at: 'character', id }, { id }));
  if (byHand.length > 0) found.push(discovery('by-hand', THE_SCRIPT, { ids: byHand }));
  const homebrew = script.characters.filter((c) => c.edition === 'homebrew').map((c) => c.id);
  const ids = unscored(script);
  if (ids.length > 0) {
    const all = script.characters.every((c) => ids.includes(c.id) || c.tags.length === 0);
    found.push(discovery('not-scored', THE_SCRIPT, { ids, all }));
  }
  const rules = script.meta?.bootlegger?.length ?? 0;
  const announced = script.characters.some((c) => c.id === 'bootlegger');
  if ((homebrew.length > 0 || rules > 0) && !announced) {
    const facts = { homebrew: homebrew.length > 0 };
    found.push(discovery('no-bootlegger', THE_SCRIPT, facts, [{ do: 'add', id: 'bootlegger' }]));
  }
  return found;
};
