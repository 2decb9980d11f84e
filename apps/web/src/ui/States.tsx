import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import style from './States.module.css';

/** Nothing here yet, and what to do about it. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={style.state}>
      <p className={style.title}>{title}</p>
      {children}
    </div>
  );
}

export function Loading() {
  const { t } = useWords();
  return (
    <div className={style.state} role="status">
      <span className={style.flame} aria-hidden="true" />
      <p>{t('loading')}</p>
    </div>
  );
}

export function Trouble({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={style.state} role="alert">
      <p className={style.title}>{title}</p>
      {children}
    </div>
  );
}
