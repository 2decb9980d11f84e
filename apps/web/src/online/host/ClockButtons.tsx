import type { CommandName } from '@belfry/protocol';
import { mayDo } from '@belfry/protocol/powers';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../Countdown.tsx';
import type { LobbyProps } from '../lobby/Lobby.tsx';
import { useDo, useSeen } from '../net/use-table.tsx';
import style from '../storyteller/TablePanel.module.css';

const MORE_SECONDS = 60;

/** The clocks that run, and what somebody may do with them. */
export function ClockButtons({ you, table }: LobbyProps) {
  const { t } = useWords();
  const { clocks } = useSeen();
  const { act, refusal } = useDo();
  const may = (name: CommandName) => mayDo(name, you, table);
  const paused = clocks.pausedAt !== null;
  return (
    <section>
      <h2>{t('timers.title')}</h2>
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      <p>{clocks.running.length === 0 ? t('timers.none') : <Countdown />}</p>
      <div className={style.buttons}>
        {may(paused ? 'resume' : 'pause') ? (
          <Button onPress={() => void act({ do: paused ? 'resume' : 'pause' })}>
            {t(paused ? 'timers.resume' : 'timers.pause')}
          </Button>
        ) : null}
        {may('extend') ? (
          <Button
            isDisabled={clocks.running.length === 0}
            onPress={() => void act({ do: 'extend', seconds: MORE_SECONDS })}
          >
            {t('timers.extend')}
          </Button>
        ) : null}
        {may('dawn') && clocks.running.some((timer) => timer.kind === 'dawn') ? (
          <Button look="main" onPress={() => void act({ do: 'dawn' })}>
            {t('timers.dawn')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
