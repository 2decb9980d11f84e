import type { Claim, ClaimedInfo } from '@belfry/protocol';
import { sayStatement } from '../../game/say.ts';
import type { Tongue } from '../../game/tongue.ts';

/** One thing that somebody says they learned, and about whom they asked. */
export function sayLearned({ night, chosen, info }: ClaimedInfo, words: Tongue): string {
  const { t, names } = words;
  const what = sayStatement(info, words);
  return chosen.length === 0
    ? t('claim.learned', { n: night, what })
    : t('claim.learned-about', { n: night, names: names(chosen), what });
}

/** A claim in words, as it was made in public. */
export function sayClaim(claim: Claim, words: Tongue): string {
  const { t, lookUp, names } = words;
  return [
    claim.character === null ? t('claim.nothing') : t('claim.is', { name: lookUp(claim.character).name }),
    ...claim.learned.map((fact) => sayLearned(fact, words)),
    ...(claim.suspects.length === 0 ? [] : [t('claim.suspects', { names: names(claim.suspects) })]),
    ...(claim.trusts.length === 0 ? [] : [t('claim.trusts', { names: names(claim.trusts) })]),
  ].join(' ');
}
