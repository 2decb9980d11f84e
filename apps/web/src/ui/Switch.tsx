import type { ReactNode } from 'react';
import style from './Field.module.css';

export function Switch(props: {
  readonly isOn: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <label className={style.switch} data-selected={props.isOn || undefined}>
      <input
        className="unseen"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the box itself says whether it is checked
        role="switch"
        checked={props.isOn}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      <span className={style.track} />
      <span>{props.children}</span>
    </label>
  );
}
