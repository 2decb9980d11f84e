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
    <div className={style.state} role="status" aria-busy="true">
      <span className={style.flame} aria-hidden="true" />
      <p>{t('loading')}</p>
    </div>
  );
}

/** Something is wrong, in kind words. When it is all there is on the page, its title is the page's. */
export function Trouble(props: { readonly title: string; readonly whole?: boolean; readonly children?: ReactNode }) {
  const { title, whole = false, children } = props;
  const Title = whole ? 'h1' : 'p';
  return (
    <div className={style.state} role="alert">
      <Title className={style.title}>{title}</Title>
      {children}
    </div>
  );
}
