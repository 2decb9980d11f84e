import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import style from './Field.module.css';

export function Switch(props: {
  readonly isOn: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <AriaSwitch className={style.switch!} isSelected={props.isOn} onChange={props.onChange}>
      <span className={style.track} />
      <span>{props.children}</span>
    </AriaSwitch>
  );
}
