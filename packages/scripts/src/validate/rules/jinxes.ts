import { almanac, LANGUAGES, type Lang } from '@belfry/almanac';
import { officialId } from '../../read/spelling.ts';
import type { Script } from '../../script.ts';
import { discovery } from '../finding.ts';
import type { Rule } from '../inquiry.ts';

export interface ScriptJinx {
  readonly a: string;
  readonly b: string;
  readonly rule: string;
}

/** The official jinxes on a script in a language, then those that its homebrew characters bring along in their own. */
export function jinxesOn(script: Script, lang: Lang = 'en'): readonly ScriptJinx[] {
  const ids = new Set(script.characters.map((c) => c.id));
  const official = almanac(lang).jinxesOf(ids);
  const homebrew = script.entries.flatMap((entry) =>
    entry.kind !== 'homebrew'
      ? []
      : [...new Map((entry.record.jinxes ?? []).map((jinx) => [jinx.id, jinx])).values()].flatMap(({ id, reason }) => {
          const other = ids.has(id) ? id : officialId(String(id));
          return other !== null && ids.has(other) ? [{ a: entry.id, b: other, rule: String(reason) }] : [];
        }),
  );
  return [...official, ...homebrew];
}

export const jinxes: Rule = ({ script }) => {
  const told = LANGUAGES.map((lang) => [lang, jinxesOn(script, lang)] as const);
  return jinxesOn(script).map(({ a, b }, at) => {
    const rules = Object.fromEntries(told.map(([lang, all]) => [lang, all[at]!.rule])) as Record<Lang, string>; // one for each
    return discovery('jinx', { at: 'pair', a, b }, { rules });
  });
};
