import type { Character } from '@belfry/almanac';
import { type KeyboardEvent, useId, useState } from 'react';
import { useAlmanac } from '../almanac/book.ts';
import { found, NO_FILTER } from '../almanac/filter.ts';
import { useWords } from '../i18n/words.tsx';
import { Token } from '../token/Token.tsx';
import { TextField } from '../ui/TextField.tsx';
import style from './AddCharacter.module.css';

const SHOWN = 6;

/** Type a few letters, press Enter, go on typing. */
export function AddCharacter(props: {
  readonly taken: readonly string[];
  readonly onAdd: (character: Character) => void;
}) {
  const { t } = useWords();
  const book = useAlmanac();
  const [words, setWords] = useState('');
  const [marked, setMarked] = useState(0);
  const id = useId();
  const fits =
    words.trim() === ''
      ? []
      : found(book.characters.values(), { ...NO_FILTER, words })
          .filter((c) => !props.taken.includes(c.id))
          .slice(0, SHOWN);
  const add = (character: Character | undefined) => {
    if (character === undefined) return;
    props.onAdd(character);
    setWords('');
    setMarked(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') add(fits[marked]);
    else if (event.key === 'ArrowDown') setMarked((at) => Math.min(at + 1, fits.length - 1));
    else if (event.key === 'ArrowUp') setMarked((at) => Math.max(at - 1, 0));
    else return;
    event.preventDefault();
  };
  return (
    <div className={style.add} data-search>
      <TextField
        label={t('scripts.search')}
        value={words}
        onKeyDown={onKeyDown}
        autoComplete="off"
        {...(words.trim() === '' ? {} : { 'aria-controls': id })}
        onChange={(next) => {
          setWords(next);
          setMarked(0);
        }}
      />
      {words.trim() === '' ? null : (
        <ul id={id} className={style.fits}>
          {fits.length === 0 ? <li className={style.nobody}>{t('scripts.search.none')}</li> : null}
          {fits.map((character, at) => (
            <li key={character.id}>
              <button
                type="button"
                className={style.fit}
                data-marked={at === marked || undefined}
                onClick={() => add(character)}
              >
                <span className={style.token}>
                  <Token character={character} />
                </span>
                <span className={style.name}>{character.name}</span>
                <span className={style.ability}>{character.ability}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
