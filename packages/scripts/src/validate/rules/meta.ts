import { NIGHT_STEPS } from '@belfry/almanac';
import { nightIds } from '../../nightsheet.ts';
import { bare } from '../../read/spelling.ts';
import type { Script } from '../../script.ts';
import { type Discovery, discovery } from '../finding.ts';
import type { Rule } from '../inquiry.ts';

/** The longest texts that the community's schema lets through. */
const LONGEST = { name: 50, author: 50, ability: 250 } as const;

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

/** Letters that a program puts where it cannot read what is written: the file was saved in an older encoding. */
function garbled(script: Script): Discovery[] {
  const lost = (value: unknown) => typeof value === 'string' && value.includes('\uFFFD');
  const fields = [
    ...Object.entries(script.meta ?? {}).flatMap(([field, value]) => (lost(value) ? [`_meta.${field}`] : [])),
    ...script.entries.flatMap((entry) => {
      const item = entry.kind === 'homebrew' ? entry.record : entry.kind === 'unknown' ? { id: entry.written } : {};
      return Object.entries(item).flatMap(([field, value]) => (lost(value) ? [`${entry.index + 1}.${field}`] : []));
    }),
  ];
  return fields.length === 0 ? [] : [discovery('garbled-text', { at: 'file' }, { fields })];
}

function longAbilities(script: Script): Discovery[] {
  const most = LONGEST.ability;
  return script.entries.flatMap((entry) => {
    const length = entry.kind === 'homebrew' ? entry.record.ability.length : 0;
    if (entry.kind !== 'homebrew' || length <= most) return [];
    return [discovery('field-too-long', { at: 'character', id: entry.id }, { field: 'ability', length, most })];
  });
}

/** What the file says about the script as a whole, and whether other tools take it. */
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
  const order = [...nightOrder(script, 'first'), ...nightOrder(script, 'other')];
  return [...found, ...garbled(script), ...longAbilities(script), ...order];
};
