import type { Character } from '@belfry/almanac';
import type { Script } from '@belfry/scripts';
import { useWords } from '../../i18n/words.tsx';
import { Token } from '../../token/Token.tsx';
import style from './BagToken.module.css';
import { copiesIn, type Filling, mostCopies, putIn, takeOut } from './filling.ts';

/** One character of the palette. A press puts it in or takes it out; where there may be several, it puts in one more. */
export function BagToken(props: {
  readonly character: Character;
  readonly script: Script;
  readonly players: number;
  readonly filling: Filling;
  readonly onChange: (filling: Filling) => void;
}) {
  const { character, script, players, filling, onChange } = props;
  const { t } = useWords();
  const { id, name, ability } = character;
  const copies = copiesIn(filling, id);
  const most = mostCopies(script, filling, character, players);
  const several = most > 1;
  return (
    <li className={style.item}>
      <button
        type="button"
        className={style.token}
        aria-pressed={copies > 0}
        title={ability}
        onClick={() => onChange(copies < most ? putIn(filling, id) : takeOut(filling, id))}
      >
        <span className={style.disc}>
          <Token character={character} />
        </span>
        <span className={style.name}>{name}</span>
        {several && copies > 0 ? (
          <span className={`${style.copies} numerals`}>
            <span aria-hidden="true">×{copies}</span>
            <span className="unseen">{t('bag.copies', { n: copies })}</span>
          </span>
        ) : null}
      </button>
      {several && copies > 0 ? (
        <button
          type="button"
          className={style.less}
          aria-label={t('bag.one-less', { name })}
          onClick={() => onChange(takeOut(filling, id))}
        >
          <span aria-hidden="true">−</span>
        </button>
      ) : null}
    </li>
  );
}
