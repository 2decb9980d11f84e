import type { Translated } from '../../../apps/web/src/i18n/message.ts';
import { common } from './common.ts';
import { door } from './door.ts';
import { home } from './home.ts';

/** What the first page and a table’s door say, and what stands around every page: fetched before all the rest. */
export const first = { ...common, ...home, ...door } as const;

export type First = Translated<typeof first>;
