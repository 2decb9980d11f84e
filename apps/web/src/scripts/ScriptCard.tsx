import { isUnscored, type ScriptScore } from '@belfry/scripts';
import { Link } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { Token } from '../token/Token.tsx';
import { forNewcomers } from './level.ts';
import { usePoints } from './points.ts';
import style from './ScriptCard.module.css';
import type { ShelvedScript } from './shelf.ts';
import { useScriptTitle } from './title.ts';

const FACES = 5;

/** A script on the shelf: its name, some of its faces, how hard it is. */
export function ScriptCard(props: {
  readonly shelved: ShelvedScript;
  /** null when it cannot be dealt, undefined while it is being weighed. */
  readonly score: ScriptScore | null | undefined;
}) {
  const { t } = useWords();
  const points = usePoints();
  const title = useScriptTitle();
  const { shelved, score } = props;
  const { script } = shelved;
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
      <span className={style.level} data-level={score?.category.id}>
        {score == null || isUnscored(script) ? null : (
          <>
            {t(forNewcomers(script, score) ? 'scripts.suits-beginners' : `category.${score.category.id}`)} ·{' '}
            <span className="numerals">{points.plain(score.score)}</span>
          </>
        )}
      </span>
    </Link>
  );
}

const weight = (team: string): number => ({ demon: 3, minion: 2, outsider: 1 })[team] ?? 0;
