import type { CommandName } from '@belfry/protocol';
import { mayDo } from '@belfry/protocol/powers';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { TakeHome } from '../after/TakeHome.tsx';
import { Countdown } from '../Countdown.tsx';
import { Invite } from '../lobby/Invite.tsx';
import type { LobbyProps } from '../lobby/Lobby.tsx';
import { PeopleList } from '../lobby/PeopleList.tsx';
import { SettingsPanel } from '../lobby/SettingsPanel.tsx';
import { useDo, useSeen } from '../net/use-table.tsx';
import { RulingsPanel } from './RulingsPanel.tsx';
import { SeatsPanel } from './SeatsPanel.tsx';
import style from './TablePanel.module.css';

const MORE_SECONDS = 60;

/** Everything about the table that is not the game: clocks, people, chairs, options. */
export function TablePanel(props: LobbyProps) {
  const { t } = useWords();
  const { clocks } = useSeen();
  const { act, refusal } = useDo();
  const may = (name: CommandName) => mayDo(name, props.you, props.table);
  const paused = clocks.pausedAt !== null;
  return (
    <div className={style.panel}>
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      <section>
        <h2>{t('timers.title')}</h2>
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
      <PeopleList {...props} />
      <RulingsPanel table={props.table} />
      <SeatsPanel {...props} />
      <Invite code={props.table.code} />
      <SettingsPanel {...props} />
      <TakeHome code={props.table.code} />
    </div>
  );
}
