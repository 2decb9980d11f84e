import style from './ScalesPanel.module.css';

const REACH = 76;

/** A half dial: evil on the left, good on the right, and a needle. */
export function ScalesDial(props: { readonly good: number; readonly label: string; readonly text: string }) {
  const { good, label, text } = props;
  return (
    <div className={style.dial}>
      <svg viewBox="0 0 200 112" role="img" aria-label={`${label}: ${text}`}>
        <path className={style.evil} d="M 16 100 A 84 84 0 0 1 100 16" />
        <path className={style.good} d="M 100 16 A 84 84 0 0 1 184 100" />
        {[0, 0.25, 0.5, 0.75, 1].map((at) => (
          <line
            key={at}
            className={style.tick}
            x1="24"
            y1="100"
            x2="34"
            y2="100"
            transform={`rotate(${at * 180} 100 100)`}
          />
        ))}
        <g style={{ transform: `rotate(${(good - 0.5) * 180}deg)` }} className={style.needle}>
          <path d={`M 100 ${100 - REACH} L 104 100 L 96 100 Z`} />
        </g>
        <circle className={style.hub} cx="100" cy="100" r="7" />
      </svg>
      <p className={`${style.percent} numerals`} aria-hidden="true">
        {text}
      </p>
    </div>
  );
}
