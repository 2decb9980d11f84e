import { type Character, TEAMS } from '@belfry/almanac';
import { type Script, scriptItems } from '@belfry/scripts';
import { useState } from 'react';
import { useAlmanac } from '../almanac/book.ts';
import { useWords } from '../i18n/words.tsx';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AddCharacter } from './AddCharacter.tsx';
import style from './EditPanel.module.css';
import { Findings } from './Findings.tsx';
import { useLocalized } from './localized.ts';
import { changeScript, isMeta, type ShelvedScript } from './shelf.ts';

/** Name, author, and who is on it: every change is kept at once. */
export function EditPanel({ shelved }: { readonly shelved: ShelvedScript }) {
  const { t } = useWords();
  const book = useAlmanac();
  const localized = useLocalized();
  const { script, id } = shelved;
  const [news, setNews] = useState('');
  const items = scriptItems(script).filter((item) => !isMeta(item));
  const save = (meta: Script['meta'], next: readonly unknown[]) =>
    changeScript(id, [{ ...meta, id: '_meta' }, ...next]);
  const remove = (character: Character) => {
    const entry = script.entries.findIndex((e) => e.kind !== 'unknown' && e.id === character.id);
    save(
      script.meta,
      items.filter((_, at) => at !== entry),
    );
    setNews(t('scripts.removed', { name: localized(character).name }));
  };
  return (
    <div className={style.edit}>
      <div className={style.fields}>
        <TextField
          label={t('scripts.name')}
          value={script.meta?.name ?? ''}
          maxLength={80}
          onChange={(name) => save({ ...script.meta, id: '_meta', name }, items)}
        />
        <TextField
          label={t('scripts.author')}
          value={script.meta?.author ?? ''}
          maxLength={80}
          onChange={(author) => save({ ...script.meta, id: '_meta', author }, items)}
        />
      </div>
      <AddCharacter
        taken={script.characters.map((c) => c.id)}
        onAdd={(character) => {
          save(script.meta, [...items, character.id]);
          setNews(t('scripts.added', { name: character.name }));
        }}
      />
      <p className="unseen" role="status">
        {news}
      </p>
      <div className={style.columns}>
        <div className={style.teams}>
          {TEAMS.map((team) => {
            const members = script.characters.filter((c) => c.team === team);
            if (members.length === 0) return null;
            return (
              <section key={team}>
                <h2>
                  {book.terms.teams[team].many} {members.length}
                </h2>
                <ul className={style.members}>
                  {members.map((character) => (
                    <li key={character.id} className={style.member}>
                      <span className={style.token}>
                        <Token character={character} />
                      </span>
                      <span className={style.name}>{localized(character).name}</span>
                      <Button
                        look="quiet"
                        aria-label={t('scripts.remove', { name: localized(character).name })}
                        onPress={() => remove(character)}
                      >
                        <span aria-hidden="true">✕</span>
                      </Button>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        <Findings shelved={shelved} />
      </div>
    </div>
  );
}
