import { NIGHT_STEPS } from '@belfry/almanac';
import { nightIds } from '../../nightsheet.ts';
import { bare } from '../../read/spelling.ts';
import type { Script } from '../../script.ts';
import { list } from '../../words.ts';
import { type Finding, finding } from '../finding.ts';
import type { Rule } from '../inquiry.ts';

/** The longest texts that the community's schema lets through. */
const LONGEST = { name: 50, author: 50 } as const;

function nightOrder(script: Script, night: 'first' | 'other'): Finding[] {
  const field = night === 'first' ? 'firstNight' : 'otherNight';
  const written = script.meta?.[field];
  if (written === undefined || written.length === 0) return [];
  const place = `_meta, field "${field}"`;
  const known = new Set<string>([...NIGHT_STEPS, ...script.characters.flatMap((c) => [c.id, bare(c.id)])]);
  const strangers = written.filter((id) => !known.has(id) && !known.has(bare(id)));
  const listed = new Set(written.flatMap((id) => [id, bare(id)]));
  const isStep = (id: string) => NIGHT_STEPS.some((step) => step === id);
  const left = nightIds(script, night).filter((id) => !isStep(id) && !listed.has(id) && !listed.has(bare(id)));
  const findings: Finding[] = [];
  if (strangers.length > 0) {
    const message = `This night order names ${list(strangers)}, who ${strangers.length === 1 ? 'is' : 'are'} not on the script.`;
    findings.push(
      finding('night-order-stranger', place, message, 'Take them out of the order, or put them on the script.'),
    );
  }
  if (left.length > 0) {
    const message = `This night order leaves out ${list(left)}.`;
    findings.push(finding('night-order-gap', place, message, 'They are put where the official order has them.'));
  }
  return findings;
}

/** What the file says about the script as a whole. */
export const meta: Rule = ({ script }) => {
  const findings: Finding[] = [];
  if (script.meta?.name === undefined || script.meta.name.trim() === '') {
    const cure = 'Begin the list with { "id": "_meta", "name": "…" }.';
    findings.push(finding('no-name', '_meta', 'The script has no name.', cure));
  }
  for (const field of ['name', 'author'] as const) {
    const length = script.meta?.[field]?.length ?? 0;
    if (length > LONGEST[field]) {
      const message = `The ${field} has ${length} letters; the community tools take ${LONGEST[field]}.`;
      findings.push(finding('field-too-long', `_meta, field "${field}"`, message, 'Shorten it.'));
    }
  }
  return [...findings, ...nightOrder(script, 'first'), ...nightOrder(script, 'other')];
};
