import type { TableCard } from '@belfry/protocol';
import { ClockCircle } from '../../circle/ClockCircle.tsx';
import type { CircleSeat } from '../../circle/seat.ts';
import { useWords } from '../../i18n/words.tsx';
import { scriptName } from '../../scripts/script-name.ts';
import { isBot } from '../table-words.ts';
import { JoinCorner } from './JoinCorner.tsx';
import { TvFrame } from './TvFrame.tsx';
import style from './TvTown.module.css';

/** Before the game: the picture to come in by, and the chairs as they fill. */
export function TvLobby({ table }: { readonly table: TableCard }) {
  const { t, lang } = useWords();
  const seats = table.chairs.map(
    ({ seat, person, name }): CircleSeat => ({
      id: seat,
      name: name ?? t('lobby.empty'),
      alive: true,
      ghostVote: false,
      guess: name === null,
      bot: isBot(table, person),
      description: t(name === null ? 'lobby.chair.free' : 'lobby.chair.taken'),
    }),
  );
  const taken = seats.filter(({ guess }) => guess !== true).length;
  return (
    <TvFrame
      table={table}
      script={scriptName(table.script.name, lang)}
      board={
        <ClockCircle label={t('lobby.circle')} seats={seats}>
          <p className={`${style.count} numerals`}>
            {taken}
            <small>/{seats.length}</small>
          </p>
          <p className={style.soft}>{t('lobby.seated')}</p>
        </ClockCircle>
      }
    >
      <JoinCorner code={table.code} large />
      <p className={style.soft} role="status">
        {t('tv.waits')}
      </p>
    </TvFrame>
  );
}
