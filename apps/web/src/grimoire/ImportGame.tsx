import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { goTo } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { api, Refused } from '../online/net/api.ts';
import { sayHttpRefusal } from '../online/net/refusal.ts';
import { Button } from '../ui/Button.tsx';
import style from './GrimoirePage.module.css';

/** A game that was taken home as a file: the server plays it again, and it is looked back on. */
export function ImportGame() {
  const words = useWords();
  const { t } = words;
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File) => {
    setProblem(null);
    let game: unknown;
    try {
      game = JSON.parse(await file.text());
    } catch {
      setProblem(t('file.bad'));
      return;
    }
    try {
      const { replay } = await api.importGame(game);
      goTo(`/r/${replay}`);
    } catch (error) {
      setProblem(error instanceof Refused ? sayHttpRefusal(error.status, error.message, words) : t('file.bad'));
    }
  };
  return (
    <section className={style.section}>
      <h2>{t('file.import')}</h2>
      <p className={style.lead}>{t('file.import.text')}</p>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <div className={style.buttons}>
        <FileTrigger
          acceptedFileTypes={['.json', 'application/json']}
          onSelect={(files) => {
            const file = files?.[0];
            if (file !== undefined) void take(file);
          }}
        >
          <Button>{t('file.import')}</Button>
        </FileTrigger>
      </div>
    </section>
  );
}
