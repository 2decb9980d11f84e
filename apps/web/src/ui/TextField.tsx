import { type InputHTMLAttributes, type KeyboardEventHandler, type Ref, useId } from 'react';
import style from './Field.module.css';

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'aria-controls'
  | 'autoComplete'
  | 'autoCorrect'
  | 'autoFocus'
  | 'inputMode'
  | 'list'
  | 'maxLength'
  | 'placeholder'
  | 'spellCheck'
>;

export interface FieldProps extends Readonly<Input> {
  readonly label: string;
  /** The label is read, not shown: only where the place says the same. */
  readonly hideLabel?: boolean;
  readonly hint?: string;
  readonly error?: string | null;
  readonly id?: string;
  readonly type?: 'search' | 'text' | 'url';
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: (value: string) => void;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  /** More than one line. */
  readonly lines?: number;
  readonly inputRef?: Ref<HTMLInputElement>;
}

interface Typed {
  readonly target: { readonly value: string };
}

export function TextField({
  label,
  hideLabel,
  hint,
  error = null,
  id: wanted,
  lines,
  inputRef,
  type = 'text',
  onChange,
  onBlur,
  isDisabled,
  isReadOnly,
  placeholder = '',
  ...rest
}: FieldProps) {
  const own = useId();
  const id = wanted ?? own;
  const said = [...(hint === undefined ? [] : [`${id}-hint`]), ...(error === null ? [] : [`${id}-error`])];
  const field = {
    ...rest,
    id,
    placeholder,
    className: style.input,
    disabled: isDisabled,
    readOnly: isReadOnly,
    'aria-invalid': error === null ? undefined : true,
    'aria-describedby': said.length === 0 ? undefined : said.join(' '),
    onChange: ({ target }: Typed) => onChange?.(target.value),
    onBlur: ({ target }: Typed) => onBlur?.(target.value),
  };
  return (
    <div className={style.field}>
      <label htmlFor={id} className={hideLabel ? 'unseen' : style.label}>
        {label}
      </label>
      {lines === undefined ? <input {...field} type={type} ref={inputRef} /> : <textarea {...field} rows={lines} />}
      {hint === undefined ? null : (
        <span id={`${id}-hint`} className={style.hint}>
          {hint}
        </span>
      )}
      {error === null ? null : (
        <span id={`${id}-error`} className={style.error}>
          {error}
        </span>
      )}
    </div>
  );
}
