import type { First } from '../../en/web/first.ts';
import { common } from './common.ts';
import { door } from './door.ts';
import { home } from './home.ts';

export const first: First = { ...common, ...home, ...door };
