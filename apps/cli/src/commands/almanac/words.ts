import { isOffered } from '@belfry/almanac';
import type { almanac } from '../../../../../languages/en/cli/almanac.ts';
import { ALMANAC } from '../../../../../languages/every/cli/almanac.ts';

export type AlmanacWords = typeof almanac;

export const almanacWords = (lang: string): AlmanacWords => ALMANAC[isOffered(lang) ? lang : 'en'];
