import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import style from './Button.module.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  /** `main` is the one thing to do now; there is at most one on a screen. */
  readonly look?: 'main' | 'plain' | 'quiet' | 'grave';
  readonly size?: 'usual' | 'large' | 'small';
  readonly wide?: boolean;
}

export function Button({ look = 'plain', size = 'usual', wide = false, ...rest }: ButtonProps) {
  const classes = [style.button, style[look], style[size], wide ? style.wide : ''].join(' ');
  return <AriaButton {...rest} className={classes} />;
}
