import { causeIn } from '@belfry/scripts';
import { useAlmanac } from '../almanac/book.ts';
import { useWords } from '../i18n/words.tsx';
import style from './Bars.module.css';
import type { Bar } from './causes.ts';
import { usePoints } from './points.ts';

/** Bars around a middle line: what makes it easier to the left, what makes it harder to the right. */
export function Bars({ bars, longest }: { readonly bars: readonly Bar[]; readonly longest: number }) {
  const { lang } = useWords();
  const points = usePoints();
  const book = useAlmanac();
  return (
    <ul className={style.bars}>
      {bars.map(({ cause, amount, characters }) => {
        const width = (Math.abs(amount) / longest) * 50;
        const names = characters.map((id) => book.characters.get(id)?.name ?? id).join(', ');
        return (
          <li key={cause} className={style.bar}>
            <span className={style.name}>
              {causeIn(lang, cause)}
              <span className="numerals">{points.signed(amount)}</span>
            </span>
            <span className={style.track} aria-hidden="true">
              <span
                className={style.fill}
                data-harder={amount > 0 || undefined}
                style={{ width: `${width}%`, ...(amount > 0 ? { left: '50%' } : { right: '50%' }) }}
              />
            </span>
            {names === '' ? null : <span className={style.who}>{names}</span>}
          </li>
        );
      })}
    </ul>
  );
}
