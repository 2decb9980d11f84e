// Written by `npm run languages` from the folders of languages.
import type { Offered } from '@belfry/almanac';
import type { BalanceWords } from '../../../apps/cli/src/commands/script/balance-words.ts';
import { balance as en } from '../../en/cli/balance.ts';
import { balance as ru } from '../../ru/cli/balance.ts';

export const BALANCE: { readonly [lang in Offered]: BalanceWords } = {
  en,
  ru,
};
