import type { ReactNode } from 'react';
import { Link } from '../app/router.tsx';
import style from './Button.module.css';

/** Looks like a button, is a link: it leads to another page. */
export function ButtonLink(props: {
  readonly href: string;
  readonly look?: 'main' | 'plain' | 'quiet';
  readonly size?: 'usual' | 'large' | 'small';
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  const { href, look = 'plain', size = 'usual', wide = false, children } = props;
  return (
    <Link href={href} className={[style.button, style[look], style[size], wide ? style.wide : ''].join(' ')}>
      {children}
    </Link>
  );
}
