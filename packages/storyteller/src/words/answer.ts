import type { Json } from '@belfry/engine';
import type { Speaker } from './say-statement.ts';

/** How deep lists stand in one another: 0 for a single thing. */
const depthOf = (answer: Json): number => (Array.isArray(answer) ? 1 + Math.max(0, ...answer.map(depthOf)) : 0);

/**
 * What somebody chose in one line: seats by name, characters by theirs, texts as they are. `[[3],["imp"]]` is "Dan, Imp",
 * and a list of such pairs is "Dan, Imp; Eve, Chef".
 */
export function sayAnswer(answer: Json, speaker: Pick<Speaker, 'name' | 'character'>): string {
  if (answer === null) return '';
  if (typeof answer === 'number') return speaker.name(answer);
  if (typeof answer === 'string') return speaker.character(answer);
  if (typeof answer === 'boolean') return answer ? '✓' : '✗';
  if (!Array.isArray(answer))
    return Object.values(answer)
      .map((part) => sayAnswer(part, speaker))
      .join(' ');
  return answer.map((part: Json) => sayAnswer(part, speaker)).join(depthOf(answer) > 2 ? '; ' : ', ');
}
