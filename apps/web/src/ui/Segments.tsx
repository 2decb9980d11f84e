import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import style from './Field.module.css';

/** One of a few, all in sight. */
export function Segments<T extends string>(props: {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly choices: readonly { readonly value: T; readonly label: ReactNode }[];
}) {
  return (
    <RadioGroup
      className={style.field!}
      value={props.value}
      orientation="horizontal"
      onChange={(value) => props.onChange(value as T)} // the values are those of the choices
    >
      <Label className={props.hideLabel ? 'unseen' : style.label!}>{props.label}</Label>
      <div className={style.segments}>
        {props.choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className={style.segment!}>
            {choice.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
