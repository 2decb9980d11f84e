import { almanac } from '@belfry/almanac';
import { finding } from '../finding.ts';
import type { Rule } from '../inquiry.ts';

/** Characters that bring another into play need that other on the script. */
export const partners: Rule = ({ script }) => {
  const onScript = new Set(script.characters.map((c) => c.id));
  return script.characters.flatMap((character) =>
    (character.setup?.needs ?? [])
      .filter((id) => !onScript.has(id))
      .map((id) => {
        const partner = almanac().characters.get(id)?.name ?? id;
        const message = `${character.name} needs the ${partner}, who is not on the script.`;
        return finding(
          'missing-partner',
          character.name,
          message,
          `Add the ${partner}, or take ${character.name} off.`,
        );
      }),
  );
};
