import { NIGHT_STEPS } from '@belfry/almanac';
import { nightIds } from '../../nightsheet.ts';
import { bare } from '../../read/spelling.ts';
import type { Script } from '../../script.ts';
import { type Discovery, discovery } from '../finding.ts';
import type { Rule } from '../inquiry.ts';

/** The longest texts that the community's schema lets through. */
const LONGEST = { name: 50, author: 50 } as const;

function nightOrder(script: Script, night: 'first' | 'other'): Discovery[] {
  const field = night === 'first' ? 'firstNight' : 'otherNight';
  const written = script.meta?.[field];
  if (written === undefined || written.length === 0) return [];
  const place = { at: 'meta-field', field } as const;
  const known = new Set<string>([...NIGHT_STEPS, ...script.characters.flatMap((c) => [c.id, bare(c.id)])]);
  const strangers = written.filter((id) => !known.has(id) && !known.has(bare(id)));
  const listed = new Set(written.flatMap((id) => [id, bare(id)]));
  const isStep = (id: string) => NIGHT_STEPS.some((step) => step === id);
  const left = nightIds(script, night).filter((id) => !isStep(id) && !listed.has(id) && !listed.has(bare(id)));
  const found: Discovery[] = [];
  if (strangers.length > 0) {
    const remedy = { do: 'leave-out', night: field, ids: strangers } as const;
    found.push(discovery('night-order-stranger', place, { ids: strangers }, [remedy]));
  }
  if (left.length > 0) found.push(discovery('night-order-gap', place, { ids: left }));
  return found;
}

/** What the file says about the script as a whole. */
export const meta: Rule = ({ script }) => {
  const found: Discovery[] = [];
  if (script.meta?.name === undefined || script.meta.name.trim() === '') {
    found.push(discovery('no-name', { at: 'meta' }, null));
  }
  for (const field of ['name', 'author'] as const) {
    const length = script.meta?.[field]?.length ?? 0;
    const most = LONGEST[field];
    if (length > most) found.push(discovery('field-too-long', { at: 'meta-field', field }, { field, length, most }));
  }
  return [...found, ...nightOrder(script, 'first'), ...nightOrder(script, 'other')];
};
