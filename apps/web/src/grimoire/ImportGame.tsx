import { say } from '@belfry/almanac';
import { BadLog, BadSetup } from '@belfry/engine';
import { useState } from 'react';
import { goTo } from '../app/router.tsx';
import { namesFrom } from '../game/names-from.ts';
import { useWords } from '../i18n/words.tsx';
import { api, Refused } from '../online/net/api.ts';
import { sayHttpRefusal } from '../online/net/refusal.ts';
import { FileButton } from '../ui/FileButton.tsx';
import style from './GrimoirePage.module.css';
import { keepGame } from './local-games.ts';

interface Problem {
  readonly text: string;
  /** The engine's own words, which are English. */
  readonly detail?: string;
}

/** A game that was taken home as a file: one of a device goes on here, one of a table is looked back on. */
export function ImportGame() {
  const words = useWords();
  const { t } = words;
  const [problem, setProblem] = useState<Problem | null>(null);
  const take = async (file: File) => {
    setProblem(null);
    const text = await file.text();
    try {
      const told = ofTable(text);
      if (told === null) await goOn(text);
      else await lookBack(told);
    } catch (error) {
      if (error instanceof Refused) setProblem({ text: sayHttpRefusal(error, words) });
      else if (error instanceof BadLog || error instanceof BadSetup)
        setProblem({ text: t('file.bad'), detail: say(error.said, namesFrom([], words.lang), words.lang) });
      else setProblem({ text: t('file.bad') });
    }
  };
  return (
    <section className={style.section}>
      <h2>{t('file.import')}</h2>
      <p className={style.lead}>{t('file.import.text')}</p>
      {problem === null ? null : (
        <p role="alert">
          {problem.text} {problem.detail}
        </p>
      )}
      <div className={style.buttons}>
        <FileButton accept={['.json', 'application/json']} onFile={(file) => void take(file)}>
          {t('file.import')}
        </FileButton>
      </div>
    </section>
  );
}

/** The file of an online table, which is its server's; null for any other. */
function ofTable(text: string): object | null {
  try {
    const told = JSON.parse(text) as { readonly belfry?: unknown } | null;
    return told?.belfry === 'game' ? told : null;
  } catch {
    return null;
  }
}

async function lookBack(file: unknown): Promise<void> {
  const { replay } = await api.importGame(file);
  goTo(`/r/${replay}`);
}

async function goOn(text: string): Promise<void> {
  const { readGame } = await import('./local-file.ts');
  const begun = Date.now();
  const id = begun.toString(36);
  keepGame({ ...readGame(text), id, begun });
  goTo(`/grimoire/${id}`);
}
