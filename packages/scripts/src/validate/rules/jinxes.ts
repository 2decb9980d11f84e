import { almanac } from '@belfry/almanac';
import { officialId } from '../../read/spelling.ts';
import type { Script } from '../../script.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../inquiry.ts';

export interface ScriptJinx {
  readonly a: string;
  readonly b: string;
  readonly rule: string;
}

/** The official jinxes on a script, then those that its homebrew characters bring along. */
export function jinxesOn(script: Script): readonly ScriptJinx[] {
  const ids = new Set(script.characters.map((c) => c.id));
  const official = almanac().jinxesOf(ids);
  const homebrew = script.entries.flatMap((entry) =>
    entry.kind !== 'homebrew'
      ? []
      : (entry.record.jinxes ?? []).flatMap(({ id, reason }) => {
          const other = ids.has(id) ? id : officialId(String(id));
          return other !== null && ids.has(other) ? [{ a: entry.id, b: other, rule: String(reason) }] : [];
        }),
  );
  return [...official, ...homebrew];
}

export const jinxes: Rule = ({ script }) => {
  const name = (id: string) => script.characters.find((c) => c.id === id)?.name ?? id;
  return jinxesOn(script).map(({ a, b, rule }) => finding('jinx', `${name(a)} and ${name(b)}`, rule));
};
