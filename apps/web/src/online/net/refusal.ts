import { isSentence, type Sentence, say } from '@belfry/almanac';
import type { View } from '@belfry/engine';
import type { RejectionCode } from '@belfry/protocol';
import { namesFrom } from '../../game/names-from.ts';
import type { Words } from '../../i18n/words.tsx';
import type { Refused } from './api.ts';

export interface Refusal {
  readonly code: RejectionCode;
  /** What exactly was wrong, in English. */
  readonly reason: string;
  /** The same as data. */
  readonly said?: Sentence;
}

/** Refusals are said in the reader's language; of a server from before, those who do not read English hear the kind of no. */
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
export function sayHttpRefusal({ status, message, said }: Refused, words: Pick<Words, 'lang' | 't'>): string {
  if (status === 0) return words.t('open.no-server');
  const refusal = { code: BY_STATUS[status] ?? 'trouble', reason: message } as const;
  return sayRefusal(said === null ? refusal : { ...refusal, said }, words);
}
