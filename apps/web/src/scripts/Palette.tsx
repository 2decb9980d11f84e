import { type Character, TEAMS, type Team, usualOrder } from '@belfry/almanac';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useAlmanac } from '../almanac/book.ts';
import { found } from '../almanac/filter.ts';
import { useWords } from '../i18n/words.tsx';
import { Token } from '../token/Token.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Segments } from '../ui/Segments.tsx';
import { TextField } from '../ui/TextField.tsx';
import style from './Palette.module.css';

const place = new Map(usualOrder.map((id, at) => [id, at]));
const inOrder = (a: Character, b: Character) => (place.get(a.id) ?? Infinity) - (place.get(b.id) ?? Infinity);

/** Everybody there is, to look through: pressing puts them on the script or takes them off. */
export const Palette = memo(function Palette(props: {
  readonly taken: readonly string[];
  readonly onToggle: (character: Character) => void;
}) {
  const { t } = useWords();
  const book = useAlmanac();
  const [team, setTeam] = useState<Team>('townsfolk');
  const [edition, setEdition] = useState('all');
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words);
  const shown = useMemo(
    () => found([...book.characters.values()].sort(inOrder), { words: asked, team, edition }),
    [book, asked, team, edition],
  );
  return (
    <details className={style.palette}>
      <summary>{t('palette.title')}</summary>
      <div className={style.filters}>
        <Segments
          label={t('almanac.team')}
          hideLabel
          value={team}
          onChange={setTeam}
          choices={TEAMS.map((one) => ({
            value: one,
            label: `${book.terms.teams[one].many} ${onScript(book.characters, props.taken, one)}`,
          }))}
        />
        <div className={style.narrow}>
          <TextField label={t('palette.search')} type="search" value={words} onChange={setWords} autoComplete="off" />
          <Choice
            label={t('almanac.edition')}
            value={edition}
            onChange={setEdition}
            choices={[
              { value: 'all', label: t('almanac.edition.all') },
              ...book.editions.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
      </div>
      {shown.length === 0 ? <p className={style.nobody}>{t('palette.nobody')}</p> : null}
      <ul className={style.tokens}>
        {shown.map((character) => (
          <li key={character.id}>
            <button
              type="button"
              className={style.token}
              aria-pressed={props.taken.includes(character.id)}
              title={character.ability}
              onClick={() => props.onToggle(character)}
            >
              <span className={style.disc}>
                <Token character={character} />
              </span>
              <span className={style.name}>{character.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
});

/** How many of a team are on the script already. */
const onScript = (characters: ReadonlyMap<string, Character>, taken: readonly string[], team: Team): string => {
  const many = taken.filter((id) => characters.get(id)?.team === team).length;
  return many === 0 ? '' : `· ${many}`;
};
