import type { ReactNode } from 'react';
import style from './Page.module.css';
import { useTitle } from './router.tsx';

/** A page to read: a title, perhaps something beside it, and the text. */
export function Page(props: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}) {
  useTitle(props.title);
  return (
    <div className={`${style.page} ${props.narrow ? style.narrow : ''}`}>
      <div className={style.head}>
        <h1>{props.title}</h1>
        {props.aside}
      </div>
      {props.children}
    </div>
  );
}
