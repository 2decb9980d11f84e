import type { ReactNode } from 'react';
import { goTo } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { Icon } from '../token/icon.tsx';
import { Button } from '../ui/Button.tsx';
import style from './CoveredScreen.module.css';

/** The desk under its cloth: whoever looks over a shoulder sees a closed book, and what the whole town may see. */
export function CoveredScreen(props: {
  readonly title: string;
  readonly phase: string;
  readonly clock: ReactNode;
  readonly leaveTo: string;
  readonly onUncover: () => void;
}) {
  const { t } = useWords();
  return (
    <div className={style.screen} data-covered>
      <header className={style.bar}>
        <Button look="quiet" size="small" aria-label={t('grimoire.leave')} onPress={() => goTo(props.leaveTo)}>
          <span aria-hidden="true">←</span>
        </Button>
        <h1 className={style.title}>{props.title}</h1>
      </header>
      <div className={style.cloth}>
        <Icon name="book-cover" className={style.book} />
        <p className={style.phase}>{props.phase}</p>
        <p role="status">{t('grimoire.covered')}</p>
        <p className={style.soft}>{t('grimoire.cover.key')}</p>
        <Button look="main" size="large" onPress={props.onUncover}>
          {t('grimoire.uncover')}
        </Button>
        {props.clock}
      </div>
    </div>
  );
}
