import { type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import style from './SayForm.module.css';

/** One line to say. It is kept in the field when it was refused. */
export function SayForm(props: {
  readonly label: string;
  readonly before?: ReactNode;
  readonly refusal: string | null;
  /** Why nothing can be said just now, or null. */
  readonly silent?: string | null;
  readonly onSay: (text: string) => Promise<boolean>;
}) {
  const { t } = useWords();
  const { silent = null } = props;
  const [text, setText] = useState('');
  const say = async (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    if (!(await props.onSay(line))) setText(line);
  };
  return (
    <form className={style.form} onSubmit={(event) => void say(event)}>
      {props.before}
      {silent === null ? (
        <div className={style.row}>
          <TextField
            label={props.label}
            hideLabel
            placeholder={props.label}
            maxLength={1000}
            autoComplete="off"
            value={text}
            onChange={setText}
            error={props.refusal}
          />
          <Button type="submit" aria-label={t('talk.say')}>
            <span aria-hidden="true">➤</span>
          </Button>
        </div>
      ) : (
        <p className={style.silent}>{silent}</p>
      )}
    </form>
  );
}
