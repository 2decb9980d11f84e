import { characterId, isYes } from './notation.ts';
import { checkOffer, offers } from './offers.ts';
import { isRuling, noSuchRuling } from './rulings.ts';
import { listed, prompts, type Scene } from './scene.ts';
import { notUnderstood } from './statement-notation.ts';

/** What may be expected of a ruling. */
export interface Ruling {
  readonly what: string;
  readonly seat?: string;
  readonly character?: string;
  readonly asked?: unknown;
  readonly offered?: unknown;
  readonly 'not-offered'?: unknown;
  /** How many options there were. */
  readonly count?: number;
  /** Whether the ability that calls for it works. */
  readonly works?: unknown;
  /** What the suggestion was. */
  readonly suggested?: unknown;
}

const RULING_WORDS = ['what', 'seat', 'character', 'asked', 'offered', 'not-offered', 'count', 'works', 'suggested'];

/** Whether the Storyteller was asked for this ruling, and how. */
export function checkRuling(wanted: Ruling, scene: Scene): string | null {
  if (typeof wanted?.what !== 'string') return 'a ruling is written {what: its name, …}';
  const typo = Object.keys(wanted).find((key) => !RULING_WORDS.includes(key));
  if (typo !== undefined) return `"${typo}" says nothing of a ruling. Known: ${RULING_WORDS.join(', ')}`;
  if (!isRuling(wanted.what)) return noSuchRuling(wanted.what);
  if (wanted.seat !== undefined && scene.names.seat(wanted.seat) === null) return scene.names.unknown(wanted.seat);
  const unknown = notUnderstood(wanted.offered, scene.names) ?? notUnderstood(wanted['not-offered'], scene.names);
  if (unknown !== null) return unknown;
  const found = prompts(scene).filter(
    (p) =>
      p.to === 'storyteller' &&
      (wanted.what === 'by-hand' ? p.kind === 'by-hand' : p.kind === 'ruling' && p.about.what === wanted.what) &&
      (wanted.seat === undefined || p.about.seat === scene.names.seat(wanted.seat)) &&
      (wanted.character === undefined || p.about.character === characterId(wanted.character)),
  );
  const which = `the ruling "${wanted.what}"${wanted.seat === undefined ? '' : ` about ${wanted.seat}`}`;
  const expected = wanted.asked === undefined || isYes(wanted.asked);
  if (expected !== found.length > 0) return `${which} was ${expected ? 'not ' : ''}asked for`;
  const failure = checkOffer(found, listed(wanted.offered), listed(wanted['not-offered']), scene.names);
  if (failure !== null) return `in ${which} the Storyteller ${failure}`;
  if (wanted.works !== undefined && found.some((p) => p.about.works !== isYes(wanted.works))) {
    return `in ${which} the ability ${isYes(wanted.works) ? 'does not work' : 'works'}`;
  }
  if (wanted.suggested !== undefined) {
    const suggested = found.map((p) => ({ pick: 'one' as const, of: [{ value: p.suggestion?.choice ?? null }] }));
    if (!suggested.some((options) => offers(options, wanted.suggested, scene.names))) {
      return `${which} suggested ${JSON.stringify(found.map((p) => p.suggestion?.choice))}, not ${JSON.stringify(wanted.suggested)}`;
    }
  }
  if (wanted.count === undefined) return null;
  const counts = found.map((p) => (p.options.pick === 'one' ? p.options.of.length : 0));
  return counts.includes(wanted.count) ? null : `${which} had ${counts} options, not ${wanted.count}`;
}
