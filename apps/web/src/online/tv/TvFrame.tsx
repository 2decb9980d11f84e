import type { TableCard } from '@belfry/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { useDark } from '../../settings/dark.ts';
import { Button } from '../../ui/Button.tsx';
import style from './TvFrame.module.css';

/** A screen that is read from the other side of the room: the circle as large as it gets, a column of words beside it. */
export function TvFrame(props: {
  readonly table: TableCard;
  readonly script: string;
  readonly night?: boolean;
  readonly board: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const { table, script, night = false, board, children } = props;
  useDark(night);
  return (
    <div className={style.tv} data-night={night || undefined}>
      <header className={style.head}>
        <div>
          <h1 className={style.title}>{table.settings.title}</h1>
          <p className={style.script}>{script}</p>
        </div>
        <WholeScreen />
      </header>
      <section className={style.board} aria-label={t('town.label')}>
        {board}
      </section>
      <div className={style.side}>{children}</div>
    </div>
  );
}

/** Away with the browser's own bars, where it lets them go. */
function WholeScreen() {
  const { t } = useWords();
  const [whole, setWhole] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setWhole(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (whole || !document.fullscreenEnabled) return null;
  return (
    <Button
      look="quiet"
      size="small"
      onPress={() => {
        // Somebody else's page around this one may forbid it; then it stays as it is.
        document.documentElement.requestFullscreen().catch(() => {});
      }}
    >
      {t('tv.whole')}
    </Button>
  );
}
