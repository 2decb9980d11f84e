import style from './Chips.module.css';

/** Things to choose from, all in sight: none, one or several. */
export function Chips<T extends string | number>(props: {
  readonly label: string;
  readonly from: readonly T[];
  readonly chosen: readonly T[];
  readonly name: (one: T) => string;
  readonly onChange: (chosen: readonly T[]) => void;
}) {
  const { label, from, chosen, name, onChange } = props;
  return (
    <fieldset className={style.chips}>
      <legend className="unseen">{label}</legend>
      {from.map((one) => {
        const isIn = chosen.includes(one);
        return (
          <button
            key={one}
            type="button"
            className={style.chip}
            aria-pressed={isIn}
            onClick={() => onChange(isIn ? chosen.filter((other) => other !== one) : [...chosen, one])}
          >
            {name(one)}
          </button>
        );
      })}
    </fieldset>
  );
}
