import style from './Candle.module.css';

/** The vote that a dead player still has: a lit candle, or a cold one once it is spent. */
export function Candle({ lit }: { readonly lit: boolean }) {
  return (
    <svg className={style.candle} data-lit={lit || undefined} viewBox="0 0 24 40" aria-hidden="true">
      <rect className={style.wax} x="7" y="18" width="10" height="20" rx="2" />
      <path className={style.wick} d="M12 18v-4" />
      {lit ? (
        <path className={style.flame} d="M12 2c4 5 5 7 5 9.500a5 5 0 0 1-10 0C7 9 8 7 12 2z" />
      ) : (
        <path className={style.smoke} d="M12 13c3-2-3-4 0-7s-1-4 0-5" />
      )}
    </svg>
  );
}
