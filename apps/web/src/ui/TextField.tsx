import type { Ref } from 'react';
import {
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  type TextFieldProps,
} from 'react-aria-components';
import style from './Field.module.css';

export interface FieldProps extends Omit<TextFieldProps, 'className' | 'style' | 'children'> {
  readonly label: string;
  /** The label is read, not shown: only where the place says the same. */
  readonly hideLabel?: boolean;
  readonly hint?: string;
  readonly error?: string | null;
  readonly placeholder?: string;
  readonly lines?: number;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** The id of a list of values to offer. */
  readonly list?: string;
}

export function TextField({
  label,
  hideLabel,
  hint,
  error = null,
  placeholder = '',
  lines,
  inputRef,
  list,
  ...rest
}: FieldProps) {
  return (
    <AriaTextField {...rest} className={style.field!} isInvalid={error !== null}>
      <Label className={hideLabel ? 'unseen' : style.label!}>{label}</Label>
      {lines === undefined ? (
        <Input
          className={style.input!}
          placeholder={placeholder}
          {...(list === undefined ? {} : { list })}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
        />
      ) : (
        <TextArea className={style.input!} rows={lines} placeholder={placeholder} />
      )}
      {hint === undefined ? null : (
        <Text slot="description" className={style.hint!}>
          {hint}
        </Text>
      )}
      <FieldError className={style.error!}>{error}</FieldError>
    </AriaTextField>
  );
}
