import type { Intervention } from '@belfry/engine';

/** What each act of the Storyteller says; a question mark where it need not. */
const ACTS: { readonly [act in Intervention['do']]: readonly string[] } = {
  set: ['seat', 'character?', 'alignment?', 'alive?', 'ghostVote?', 'believes?', 'tell?'],
  mark: ['kind', 'seat', 'until?', 'by?', 'data?'],
  unmark: ['kind?', 'seat?', 'effect?'],
  bluffs: ['characters'],
  kill: ['seat', 'cause?'],
  revive: ['seat'],
  execute: ['seat'],
  'end-game': ['winner', 'why?'],
  tell: ['seats', 'info', 'character?'],
  ask: ['seat', 'text', 'options'],
  withdraw: ['prompt'],
  announce: ['text'],
  join: ['name', 'character', 'alignment', 'after?'],
  leave: ['seat'],
  reseat: ['circle'],
  fabled: ['characters'],
  offer: ['ability?', 'of?', 'name?', 'seat?', 'choice?'],
  tellings: ['tellings'],
  'evil-info': ['seat'],
};

/** Why an act is not written as it should be, or null. The engine judges whether it can be done. */
export function misWritten(act: { readonly [key: string]: unknown }): string | null {
  const wanted = typeof act.do === 'string' && Object.hasOwn(ACTS, act.do) ? ACTS[act.do as Intervention['do']] : null;
  if (wanted === null) {
    const what =
      act.do === undefined ? 'say what the Storyteller does' : `the Storyteller cannot ${JSON.stringify(act.do)}`;
    return `${what}: "do" is one of ${Object.keys(ACTS).join(', ')}.`;
  }
  const form = `"${String(act.do)}" is written with ${wanted.join(', ')}`;
  const missing = wanted.find((part) => !part.endsWith('?') && act[part] === undefined);
  if (missing !== undefined) return `"${missing}" is missing: ${form}.`;
  const extra = Object.keys(act).find((key) => key !== 'do' && !wanted.includes(key) && !wanted.includes(`${key}?`));
  return extra === undefined ? null : `"${extra}" is not known here: ${form}.`;
}
