import { discovery } from '../finding.ts';
import type { Rule } from '../inquiry.ts';
import { removal } from '../remedy.ts';

/** Characters that bring another into play need that other on the script. */
export const partners: Rule = ({ script }) => {
  const onScript = new Set(script.characters.map((c) => c.id));
  return script.characters.flatMap(({ id, setup }) =>
    (setup?.needs ?? [])
      .filter((partner) => !onScript.has(partner))
      .map((partner) => {
        const remedies = [{ do: 'add', id: partner } as const, ...removal(script, id)];
        return discovery('missing-partner', { at: 'character', id }, { id, partner }, remedies);
      }),
  );
};
