import { isOffered } from '@belfry/almanac';
import type { script } from '../../../../../languages/en/cli/script.ts';
import { SCRIPT } from '../../../../../languages/every/cli/script.ts';

export type ScriptWords = typeof script;

export const scriptWords = (lang: string): ScriptWords => SCRIPT[isOffered(lang) ? lang : 'en'];
