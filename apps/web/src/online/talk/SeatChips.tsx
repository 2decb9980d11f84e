import type { SeatId } from '@belfry/engine';
import type { Tongue } from '../../game/tongue.ts';
import style from './TalkPanel.module.css';

/** Seats to choose from: none, one or several. */
export function SeatChips(props: {
  readonly label: string;
  readonly from: readonly SeatId[];
  readonly chosen: readonly SeatId[];
  readonly words: Tongue;
  readonly onChange: (chosen: readonly SeatId[]) => void;
}) {
  const { label, from, chosen, words, onChange } = props;
  return (
    <fieldset className={style.chips}>
      <legend className="unseen">{label}</legend>
      {from.map((seat) => {
        const isIn = chosen.includes(seat);
        return (
          <button
            key={seat}
            type="button"
            className={style.chip}
            aria-pressed={isIn}
            onClick={() => onChange(isIn ? chosen.filter((other) => other !== seat) : [...chosen, seat])}
          >
            {words.name(seat)}
          </button>
        );
      })}
    </fieldset>
  );
}
