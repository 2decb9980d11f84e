import { useId } from 'react';
import style from './Field.module.css';

/** One of many: the device's own list, which every phone and reader knows. */
export function Choice<T extends string>(props: {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
}) {
  const id = useId();
  return (
    <div className={style.field}>
      <label htmlFor={id} className={props.hideLabel ? 'unseen' : style.label}>
        {props.label}
      </label>
      <select
        id={id}
        className={style.select}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value as T)} // the values are those of the choices
      >
        {props.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
