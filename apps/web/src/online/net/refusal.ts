import { isSentence, type Sentence, say } from '@belfry/almanac';
import type { View } from '@belfry/engine';
import type { RejectionCode } from '@belfry/protocol';
import { namesFrom } from '../../game/names-from.ts';
import type { Words } from '../../i18n/words.tsx';

export interface Refusal {
  readonly code: RejectionCode;
  /** What exactly was wrong, in English. */
  readonly reason: string;
  /** The same as data, where the engine said it. */
  readonly said?: Sentence;
}

/** What the engine refuses is said in any language; the server's own reasons are English, others hear the kind of no. */
export function sayRefusal(
  { code, reason, said }: Refusal,
  { lang, t }: Pick<Words, 'lang' | 't'>,
  seats: View['seats'] = [],
): string {
  if (said !== undefined && isSentence(said)) return say(said, namesFrom(seats, lang), lang);
  return lang === 'en' && reason !== '' ? reason : t(`reject.${code}`);
}

const BY_STATUS: Readonly<Record<number, RejectionCode>> = {
  400: 'not-possible',
  401: 'not-joined',
  403: 'not-allowed',
  404: 'not-possible',
  409: 'not-now',
  429: 'too-fast',
};

/** The same for an answer over HTTP, which has a status instead of a code. Status 0: nobody answered. */
export const sayHttpRefusal = (status: number, reason: string, words: Pick<Words, 'lang' | 't'>): string =>
  status === 0 ? words.t('open.no-server') : sayRefusal({ code: BY_STATUS[status] ?? 'trouble', reason }, words);
