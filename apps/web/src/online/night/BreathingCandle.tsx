import style from './BreathingCandle.module.css';

/** The one light in the dark. */
export function BreathingCandle() {
  return (
    <svg className={style.candle} viewBox="0 0 60 120" aria-hidden="true">
      <radialGradient id="candle-glow">
        <stop offset="0" stopColor="#e7b65a" stopOpacity="0.5" />
        <stop offset="1" stopColor="#e7b65a" stopOpacity="0" />
      </radialGradient>
      <circle className={style.glow} cx="30" cy="36" r="30" fill="url(#candle-glow)" />
      <path className={style.wax} d="M20 58q10 5 20 0l1 56q-11 5-22 0z" />
      <path className={style.wick} d="M30 60v-9" />
      <path className={style.flame} d="M30 18c8 11 10 16 10 22a10 10 0 0 1-20 0c0-6 2-11 10-22z" />
    </svg>
  );
}
