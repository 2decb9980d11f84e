import type { Claim } from '@belfry/protocol';
import { sayStatement } from '../../game/say.ts';
import type { Tongue } from '../../game/tongue.ts';

/** A claim in words, as it was made in public. */
export function sayClaim(claim: Claim, words: Tongue): string {
  const { t, lookUp, names } = words;
  return [
    claim.character === null ? t('claim.nothing') : t('claim.is', { name: lookUp(claim.character).name }),
    ...claim.learned.map(({ night, info }) => t('claim.learned', { n: night, what: sayStatement(info, words) })),
    ...(claim.suspects.length === 0 ? [] : [t('claim.suspects', { names: names(claim.suspects) })]),
    ...(claim.trusts.length === 0 ? [] : [t('claim.trusts', { names: names(claim.trusts) })]),
  ].join(' ');
}
