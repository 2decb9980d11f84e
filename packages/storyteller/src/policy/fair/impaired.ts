import type { Sentence } from '@belfry/almanac';
import type { Option, Prompt, SeatId } from '@belfry/engine';
import type { Ruling } from '../policy.ts';
import type { Bearing } from './bearing.ts';
import { type Candidate, settle } from './settle.ts';
import { isIdle, voiceOf } from './voice.ts';

/** The weaker the push, the more chance has a say. */
const LEEWAY = 0.4;

/**
 * Who of several loses their ability for a while. For evil, whoever tells the town most; for good, the Demon or a
 * Minion whose night is wasted; in doubt somebody whom it hardly concerns.
 */
export function ruleImpaired(options: readonly Option[], prompt: Prompt, bearing: Bearing): Ruling | null {
  const { push, dice, isEvil } = bearing;
  const candidates = options.map(({ value }): Candidate => {
    const noise = dice.next() * LEEWAY;
    if (typeof value !== 'number') return { choice: value, score: noise, why: () => ({ say: 'why.nobody-impaired' }) };
    const seat: SeatId = value;
    const cost = isIdle(seat, bearing) ? 0 : voiceOf(seat, bearing);
    const why = (): Sentence =>
      cost === 0
        ? { say: 'why.impaired-idle', seat }
        : isEvil(seat)
          ? { say: 'why.impaired-evil', seat }
          : push > 0
            ? { say: 'why.impaired-voice', seat }
            : { say: 'why.impaired-little', seat };
    return { choice: value, score: push * cost + noise, why };
  });
  return settle(candidates, prompt, bearing);
}
