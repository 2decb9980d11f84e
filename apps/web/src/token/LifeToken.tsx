import style from './LifeToken.module.css';
import { roman } from './roman.ts';

/** What everybody sees of a seat: the hour it stands at, engraved. */
export function LifeToken({ hour, traveller }: { readonly hour: number; readonly traveller: boolean }) {
  return (
    <span className={style.life} data-traveller={traveller || undefined} aria-hidden="true">
      <svg viewBox="0 0 100 100" className={style.numeral} aria-hidden="true">
        <text x="50" y="50" textAnchor="middle" dominantBaseline="central" fontSize={roman(hour).length > 3 ? 28 : 36}>
          {roman(hour)}
        </text>
      </svg>
    </span>
  );
}
