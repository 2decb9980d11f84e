import type { Character } from '@belfry/almanac';
import { remedied, scriptItems } from '@belfry/scripts';
import { useCallback, useDeferredValue, useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AddCharacter } from './AddCharacter.tsx';
import style from './EditPanel.module.css';
import { Findings } from './Findings.tsx';
import { Members } from './Members.tsx';
import { isMeta } from './meta.ts';
import { changeScript, onShelfNow, type ShelvedScript } from './shelf.ts';

/** Name, author, and who is on it: every change is kept at once. */
export function EditPanel({ shelved }: { readonly shelved: ShelvedScript }) {
  const { t } = useWords();
  const { script, id } = shelved;
  const [news, setNews] = useState('');
  // The fields keep up with the fingers; what is drawn from the script may come a moment later.
  const drawn = useDeferredValue(shelved);
  const write = (field: 'name' | 'author', text: string) => {
    const others = scriptItems(script).filter((item) => !isMeta(item));
    changeScript(id, [{ ...script.meta, id: '_meta', [field]: text }, ...others]);
  };
  const remove = useCallback(
    (character: Character) => {
      const now = onShelfNow(id);
      const entry = now?.script.entries.find((e) => e.kind !== 'unknown' && e.id === character.id);
      if (now == null || entry === undefined) return;
      changeScript(id, remedied(now.script, { do: 'remove', index: entry.index, id: character.id }));
      setNews(t('scripts.removed', { name: character.name }));
    },
    [id, t],
  );
  return (
    <div className={style.edit}>
      <div className={style.fields}>
        <TextField
          label={t('scripts.name')}
          value={script.meta?.name ?? ''}
          maxLength={80}
          onChange={(name) => write('name', name)}
        />
        <TextField
          label={t('scripts.author')}
          value={script.meta?.author ?? ''}
          maxLength={80}
          onChange={(author) => write('author', author)}
        />
      </div>
      <AddCharacter
        taken={script.characters.map((c) => c.id)}
        onAdd={(character) => {
          changeScript(id, remedied(script, { do: 'add', id: character.id }));
          setNews(t('scripts.added', { name: character.name }));
        }}
      />
      <p className="unseen" role="status">
        {news}
      </p>
      <div className={style.columns}>
        <Members script={drawn.script} onRemove={remove} />
        <Findings shelved={drawn} />
      </div>
    </div>
  );
}
