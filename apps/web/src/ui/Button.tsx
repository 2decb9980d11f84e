import type { ButtonHTMLAttributes, Ref } from 'react';
import style from './Button.module.css';

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'disabled' | 'onClick'> {
  /** `main` is the one thing to do now; there is at most one on a screen. */
  readonly look?: 'main' | 'plain' | 'quiet' | 'grave';
  readonly size?: 'usual' | 'large' | 'small';
  readonly wide?: boolean;
  readonly isDisabled?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = 'plain', size = 'usual', wide = false, isDisabled, onPress, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[style.button, style[look], style[size], wide ? style.wide : ''].join(' ')}
      disabled={isDisabled}
      onClick={({ currentTarget }) => {
        // Safari does not by itself: a sheet that opens now would not know where to give the focus back.
        currentTarget.focus({ preventScroll: true });
        onPress?.();
      }}
    />
  );
}
