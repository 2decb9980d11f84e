import type { TableCard } from '@belfry/protocol';
import type { Tongue } from '../../game/tongue.ts';
import style from './DeskClock.module.css';

/** Who wants to go on: the sign to open nominations, or to end the day. */
export function ReadyLine({ table, words }: { readonly table: TableCard; readonly words: Tongue }) {
  const { ready, chairs } = table;
  if (ready.length === 0) return null;
  return (
    <p className={style.ready} role="status">
      {words.t('ready.line', { n: ready.length, all: chairs.length, players: words.names(ready) })}
    </p>
  );
}
