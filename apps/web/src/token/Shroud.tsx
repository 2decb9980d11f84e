import style from './Shroud.module.css';

/** A cloth over the token of the dead; folded back to a corner where the token is to be seen. */
export function Shroud({ folded = false }: { readonly folded?: boolean }) {
  return (
    <svg className={style.shroud} data-folded={folded || undefined} viewBox="0 0 100 100" aria-hidden="true">
      <path
        className={style.cloth}
        d="M22 2 Q50 -4 78 2 L80 58 Q75 66 70 59 Q65 70 60 61 Q55 76 50 63 Q45 76 40 61 Q35 70 30 59 Q25 66 20 58 Z"
      />
      <path className={style.fold} d="M35 4 L33 56 M50 2 L50 60 M65 4 L67 56" />
    </svg>
  );
}
