import { memo } from 'react';
import style from './ClockFace.module.css';
import { type Geometry, spot } from './geometry.ts';

const MINUTES = Array.from({ length: 60 }, (_, minute) => minute);

/** The dial: two rings that hold the seats as a clock holds its hours, and the minutes inside. */
export const ClockFace = memo(function ClockFace({ geometry }: { readonly geometry: Geometry }) {
  const { inner } = geometry;
  return (
    <svg className={style.face} viewBox="0 0 100 100" aria-hidden="true">
      <circle className={style.dial} cx="50" cy="50" r="49.6" />
      <circle className={style.ring} cx="50" cy="50" r="48.8" />
      <circle className={style.plate} cx="50" cy="50" r={inner} />
      {MINUTES.map((minute) => {
        const long = minute % 5 === 0;
        const from = spot(inner - 0.6, minute * 6);
        const to = spot(inner - (long ? 2.6 : 1.6), minute * 6);
        return (
          <line key={minute} className={long ? style.hour : style.minute} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        );
      })}
    </svg>
  );
});
