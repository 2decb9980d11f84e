import { TEAMS } from '@belfry/almanac';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Empty } from '../ui/States.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useAlmanac } from './book.ts';
import { CharacterCard } from './CharacterCard.tsx';
import style from './CharacterList.module.css';
import { type CharacterFilter, found, NO_FILTER } from './filter.ts';

export function CharacterList({ current }: { readonly current: string | null }) {
  const { t } = useWords();
  const book = useAlmanac();
  const [filter, setFilter] = useState<CharacterFilter>(NO_FILTER);
  // The field keeps up with the fingers; 181 cards may come a moment later.
  const asked = useDeferredValue(filter);
  const shown = useMemo(() => found(book.characters.values(), asked), [book, asked]);
  const change = (parts: Partial<CharacterFilter>) => setFilter((old) => ({ ...old, ...parts }));
  return (
    <>
      <search className={style.filters}>
        <TextField
          label={t('almanac.search')}
          hideLabel
          placeholder={t('almanac.search')}
          type="search"
          value={filter.words}
          onChange={(words) => change({ words })}
        />
        <Choice
          label={t('almanac.team')}
          hideLabel
          value={filter.team}
          onChange={(team) => change({ team })}
          choices={[
            { value: 'all' as const, label: t('almanac.team.all') },
            ...TEAMS.map((team) => ({ value: team, label: book.terms.teams[team].many })),
          ]}
        />
        <Choice
          label={t('almanac.edition')}
          hideLabel
          value={filter.edition}
          onChange={(edition) => change({ edition })}
          choices={[
            { value: 'all', label: t('almanac.edition.all') },
            ...book.editions.map((edition) => ({ value: edition.id, label: edition.name })),
          ]}
        />
      </search>
      <p className={style.count} role="status">
        {t('almanac.found', { n: shown.length })}
      </p>
      {shown.length === 0 ? (
        <Empty title={t('almanac.nobody')}>
          <p>{t('almanac.nobody.text')}</p>
          <Button onPress={() => setFilter(NO_FILTER)}>{t('almanac.clear')}</Button>
        </Empty>
      ) : (
        <ul className={style.grid}>
          {shown.map((character) => (
            <li key={character.id}>
              <CharacterCard
                character={character}
                href={`/almanac/${character.id}`}
                team={book.terms.teams[character.team].one}
                current={character.id === current}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
