import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../Countdown.tsx';
import { useDo, useSeen } from '../net/use-table.tsx';
import style from './DeskClock.module.css';

/** The running clock under the Grimoire; and the rope for a Storyteller who does not want to wait for dawn. */
export function DeskClock() {
  const { t } = useWords();
  const { clocks } = useSeen();
  const { act } = useDo();
  if (clocks.running.length === 0 && clocks.pausedAt === null) return null;
  const dawn = clocks.running.some((timer) => timer.kind === 'dawn');
  return (
    <div className={style.clock}>
      <Countdown />
      {dawn ? (
        <Button size="small" look="main" onPress={() => void act({ do: 'dawn' })}>
          {t('timers.dawn')}
        </Button>
      ) : null}
      {clocks.pausedAt === null ? null : (
        <Button size="small" onPress={() => void act({ do: 'resume' })}>
          {t('timers.resume')}
        </Button>
      )}
    </div>
  );
}
