import { type FormEvent, useState } from 'react';
import { goTo } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import style from './JoinForm.module.css';

const CODE = /^[A-Z]{8}$/;

/** The way in for somebody who was told a code. */
export function JoinForm() {
  const { t } = useWords();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (CODE.test(code)) goTo(`/t/${code}`);
    else setWrong(true);
  };
  return (
    <form className={style.form} onSubmit={enter} noValidate>
      <TextField
        label={t('home.join.code')}
        value={code}
        maxLength={10}
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        error={wrong ? t('home.join.bad') : null}
        onChange={(next) => {
          setCode(next.toUpperCase().replace(/[^A-Z0-9]/g, ''));
          setWrong(false);
        }}
      />
      <Button type="submit">{t('home.join.go')}</Button>
    </form>
  );
}
