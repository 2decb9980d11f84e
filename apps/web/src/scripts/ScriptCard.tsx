import { scoreScript } from '@belfry/scripts';
import { useMemo } from 'react';
import { Link } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { Token } from '../token/Token.tsx';
import { forNewcomers } from './newcomers.ts';
import style from './ScriptCard.module.css';
import type { ShelvedScript } from './shelf.ts';
import { useScriptTitle } from './title.ts';

const USUAL_PLAYERS = 9;
const SMALL_PLAYERS = 6;
const FACES = 5;

/** A script on the shelf: its name, some of its faces, how hard it is. */
export function ScriptCard({ shelved }: { readonly shelved: ShelvedScript }) {
  const { t } = useWords();
  const { script } = shelved;
  const title = useScriptTitle();
  const score = useMemo(
    () => scoreScript(script.characters, USUAL_PLAYERS) ?? scoreScript(script.characters, SMALL_PLAYERS),
    [script],
  );
  const faces = [...script.characters].sort((a, b) => weight(b.team) - weight(a.team)).slice(0, FACES);
  return (
    <Link href={`/scripts/${shelved.id}`} className={style.card}>
      <span className={style.faces} aria-hidden="true">
        {faces.map((character) => (
          <span key={character.id} className={style.face}>
            <Token character={character} />
          </span>
        ))}
      </span>
      <span className={style.name}>{title(shelved)}</span>
      <span className={style.soft}>
        {t('almanac.found', { n: script.characters.length })}
        {script.author === null ? '' : ` · ${t('scripts.by', { author: script.author })}`}
      </span>
      {score === null ? null : (
        <span className={style.level} data-level={score.category.id}>
          {t(forNewcomers(script) ? 'scripts.suits-beginners' : `category.${score.category.id}`)} ·{' '}
          <span className="numerals">{score.score.toFixed(1)}</span>
        </span>
      )}
    </Link>
  );
}

const weight = (team: string): number => ({ demon: 3, minion: 2, outsider: 1 })[team] ?? 0;
