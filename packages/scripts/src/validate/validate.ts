import type { Script } from '../script.ts';
import { type Finding, told } from './finding.ts';
import { inquire, type Rule } from './inquiry.ts';
import { advice } from './rules/advice.ts';
import { automation } from './rules/automation.ts';
import { chaos } from './rules/chaos.ts';
import { counts } from './rules/counts.ts';
import { identity } from './rules/identity.ts';
import { jinxes } from './rules/jinxes.ts';
import { meta } from './rules/meta.ts';
import { partners } from './rules/partners.ts';
import { shape } from './rules/shape.ts';

const RULES: readonly Rule[] = [identity, meta, counts, shape, partners, advice, chaos, jinxes, automation];

export interface Report {
  /** The script breaks a rule. */
  readonly errors: readonly Finding[];
  /** The script can be played, but something about it will disappoint. */
  readonly warnings: readonly Finding[];
  /** Good to know. */
  readonly notes: readonly Finding[];
  /** The player counts, Travellers not counted, for which at least one legal bag exists. */
  readonly serves: readonly number[];
}

/** Everything worth saying about a script, in a language (`en` when none is named). */
export function validateScript(script: Script, lang = 'en'): Report {
  const inquiry = inquire(script);
  const discoveries = RULES.flatMap((rule) => rule(inquiry));
  const findings = told(discoveries, script, lang);
  const of = (severity: Finding['severity']) => findings.filter((f) => f.severity === severity);
  return { errors: of('error'), warnings: of('warning'), notes: of('note'), serves: inquiry.serves };
}
