import { useWords } from '../i18n/words.tsx';
import style from './OnlyTold.module.css';

/** Nothing can be done in this game any more: without a word about it every button would only refuse. */
export function OnlyTold() {
  const { t } = useWords();
  return (
    <p className={style.notice} role="note">
      {t('table.told-only')}
    </p>
  );
}
