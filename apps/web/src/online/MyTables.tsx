import type { MyGame } from '@belfry/protocol';
import { useEffect, useState } from 'react';
import { useKept } from '../app/kept.ts';
import { Link } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import style from './MyTables.module.css';
import { myName } from './my-name.ts';
import { api } from './net/api.ts';

const SHOWN = 4;
const STAGES = ['lobby', 'playing', 'over'] as const;

/** The way back to the tables where one sits. Who has never been at one is not asked for. */
export function MyTables() {
  const { t } = useWords();
  const known = useKept(myName) !== '';
  const [games, setGames] = useState<readonly MyGame[]>([]);
  useEffect(() => {
    if (known)
      api.myGames().then(
        ({ games: mine }) => setGames(mine),
        () => {},
      );
  }, [known]);
  if (games.length === 0) return null;
  const latest = [...games].sort((a, b) => b.updatedAt - a.updatedAt).slice(0, SHOWN);
  return (
    <section className={style.mine} aria-labelledby="my-tables">
      <h2 id="my-tables" className={style.title}>
        {t('mine.title')}
      </h2>
      <ul className={style.list}>
        {latest.map((game) => {
          const stage = STAGES.find((known) => known === game.stage);
          return (
            <li key={game.game}>
              <Link href={`/t/${game.code}`} className={style.table}>
                <strong>{game.title}</strong>
                <span>{stage === undefined ? '' : t(`mine.stage.${stage}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
