import type { Character, DifficultyTag } from '@belfry/almanac';
import { list } from '../../words.ts';
import { type Finding, finding } from '../finding.ts';
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

/** What experienced script builders would say. Homebrew may do anything, so it gets the benefit of the doubt. */
export const advice: Rule = ({ script }) => {
  const cast = script.characters.filter(playable);
  if (cast.length === 0) return [];
  const homebrew = cast.some((c) => c.edition === 'homebrew');
  const findings: Finding[] = [];
  if (!script.characters.some(clouds) && !homebrew && !looksSmall(script)) {
    findings.push(
      finding(
        'outsiders-certain',
        'Outsiders',
        'Nobody on the script changes the number of Outsiders, so evil cannot safely claim to be one.',
        'Add a character such as the Baron, Godfather, Fang Gu or Balloonist, or the Sentinel.',
      ),
    );
  }
  const liars = cast.filter((c) => has(c, 'misinfo'));
  const informers = cast.filter((c) => has(c, 'info', 'onceInfo') && c.team !== 'demon' && c.team !== 'minion');
  if (liars.length === 0 && !homebrew) {
    findings.push(
      finding(
        'nothing-lies',
        'the script',
        'Nobody is ever drunk, poisoned or mistaken, so good players can trust all they learn.',
        'Add a source of false information, such as the Poisoner or the Drunk.',
      ),
    );
  }
  if (informers.length < LEAST_INFORMERS && !homebrew) {
    const who = informers.length === 0 ? 'Nobody' : `Only ${list(informers.map((c) => c.name))}`;
    findings.push(
      finding(
        'little-information',
        'Townsfolk',
        `${who} can learn anything, so the good team has little to reason with, and evil nothing to claim.`,
        'Add Townsfolk that learn things at different times: at the start, every night, once per game.',
      ),
    );
  }
  if (liars.length >= DROWNING * informers.length && informers.length >= LEAST_INFORMERS) {
    findings.push(
      finding(
        'drowned-information',
        'the script',
        `${liars.length} characters spoil information and only ${informers.length} give any.`,
        'Swap one of the former for one of the latter.',
      ),
    );
  }
  return findings;
};
