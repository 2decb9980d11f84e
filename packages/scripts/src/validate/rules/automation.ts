import { list } from '../../words.ts';
import { type Finding, finding } from '../finding.ts';
import type { Rule } from '../inquiry.ts';

/** What Belfry leaves to the Storyteller, and what the score cannot know. */
export const automation: Rule = ({ script }) => {
  const findings: Finding[] = [];
  const byHand = script.characters.filter((c) => !c.automated);
  if (byHand.length > 0) {
    const message = `The Storyteller runs ${list(byHand.map((c) => c.name))} by hand.`;
    findings.push(finding('by-hand', 'the script', message));
  }
  const homebrew = script.characters.filter((c) => c.edition === 'homebrew');
  if (homebrew.length > 0) {
    const message = `${list(homebrew.map((c) => c.name))}: homebrew, without difficulty tags. The score leaves them out.`;
    findings.push(finding('not-scored', 'the script', message));
  }
  const rules = script.meta?.bootlegger?.length ?? 0;
  const announced = script.characters.some((c) => c.id === 'bootlegger');
  if ((homebrew.length > 0 || rules > 0) && !announced) {
    const what = homebrew.length > 0 ? 'homebrew characters' : 'rules of its own';
    const message = `The script has ${what} without the Bootlegger.`;
    findings.push(
      finding('no-bootlegger', 'the script', message, 'Add "bootlegger", so that players look out for them.'),
    );
  }
  return findings;
};
