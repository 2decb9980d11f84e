import { useWords } from '../../i18n/words.tsx';
import type { Refused } from './api.ts';
import { sayHttpRefusal } from './refusal.ts';

/** Why the server said no. */
export const SaidRefusal = ({ refused }: { readonly refused: Refused }) => sayHttpRefusal(refused, useWords());
