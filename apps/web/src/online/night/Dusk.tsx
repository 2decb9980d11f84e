import type { SeenEvent } from '@belfry/engine';
import { useSeen } from '../net/use-table.tsx';
import { useAnnounce } from '../player/announce.ts';
import type { SeatProps } from '../player/seat-props.ts';

const ENDS_A_DAY: ReadonlySet<SeenEvent['type']> = new Set(['executed', 'no-execution']);
const TOLD: ReadonlySet<SeenEvent['type']> = new Set(['executed', 'no-execution', 'survived', 'died']);

/** How the day ended, and the tower's tale of the night: everybody saw it, so everybody who sleeps reads the same. */
export function Dusk({ table, view, words }: Pick<SeatProps, 'table' | 'view' | 'words'>) {
  const { chronicle } = useSeen();
  const announce = useAnnounce(table, view, words);
  const dusk = chronicle.findLastIndex(({ type }) => type === 'night-falls');
  if (dusk < 0) return null;
  const day = chronicle.slice(0, dusk).findLastIndex(({ type }) => type === 'dawn');
  const end = chronicle.findLastIndex(({ type }, at) => at > day && at < dusk && ENDS_A_DAY.has(type));
  // A tale says more than the heading does; the plain words would only repeat it.
  const tale = table.settings.storyteller === 'automatic';
  const lines = chronicle
    .map((fact, at) => ({ fact, at }))
    .filter(
      ({ fact, at }) => at >= (end < 0 ? dusk : end) && at <= dusk && (TOLD.has(fact.type) || (tale && at === dusk)),
    )
    .map(({ fact, at }) => announce(fact, at));
  return lines.length === 0 ? null : <p>{lines.join(' ')}</p>;
}
