import { type ReactNode, useId } from 'react';
import style from './Field.module.css';

/** One of a few, all in sight. */
export function Segments<T extends string>(props: {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly choices: readonly { readonly value: T; readonly label: ReactNode }[];
}) {
  const id = useId();
  return (
    <div className={style.field} role="radiogroup" aria-labelledby={id} aria-orientation="horizontal">
      <span id={id} className={props.hideLabel ? 'unseen' : style.label}>
        {props.label}
      </span>
      <div className={style.segments}>
        {props.choices.map(({ value, label }) => (
          <label key={value} className={style.segment} data-selected={value === props.value || undefined}>
            <input
              className="unseen"
              type="radio"
              name={id}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </div>
  );
}
