import {
  INTERVENTIONS,
  type InterventionName,
  type InterventionPart,
  isInterventionName,
  partOf,
} from '@belfry/engine';

/** Where a scenario says it otherwise than the engine: tokens and offers have no numbers there. */
const OWN_WAYS: { readonly [act in InterventionName]?: readonly string[] } = {
  unmark: ['kind?', 'seat?', 'effect?'],
  offer: ['ability?', 'of?', 'name?', 'seat?', 'choice?'],
};

/** What each act of the Storyteller says; a question mark where it need not. */
const partsOf = (act: InterventionName): readonly string[] =>
  OWN_WAYS[act] ??
  Object.entries(INTERVENTIONS[act]).map(([field, written]) => (partOf(written).optional ? `${field}?` : field));

/** What stands in a field of an act, also where a scenario has ways of its own; null where anything may. */
export function partAt(act: unknown, field: string): InterventionPart | null {
  if (typeof act !== 'string' || !isInterventionName(act)) return null;
  if (OWN_WAYS[act] !== undefined && field === 'seat') return 'seat';
  if (act === 'offer' && field === 'of') return 'character';
  const parts: { readonly [field: string]: string } = INTERVENTIONS[act];
  return parts[field] === undefined ? null : partOf(parts[field]).part;
}

/** Why an act is not written as it should be, or null. The engine judges whether it can be done. */
export function misWritten(act: { readonly [key: string]: unknown }): string | null {
  const wanted = typeof act.do === 'string' && isInterventionName(act.do) ? partsOf(act.do) : null;
  if (wanted === null) {
    const what =
      act.do === undefined ? 'say what the Storyteller does' : `the Storyteller cannot ${JSON.stringify(act.do)}`;
    return `${what}: "do" is one of ${Object.keys(INTERVENTIONS).join(', ')}.`;
  }
  const form = `"${String(act.do)}" is written with ${wanted.join(', ')}`;
  const missing = wanted.find((part) => !part.endsWith('?') && act[part] === undefined);
  if (missing !== undefined) return `"${missing}" is missing: ${form}.`;
  const extra = Object.keys(act).find((key) => key !== 'do' && !wanted.includes(key) && !wanted.includes(`${key}?`));
  return extra === undefined ? null : `"${extra}" is not known here: ${form}.`;
}
