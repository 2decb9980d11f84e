import type { Character } from '@belfry/almanac';
import {
  draftOf,
  EMPTY_DRAFT,
  inUsualOrder,
  MOST_LOGO,
  type OwnDraft,
  remedied,
  type ScriptMeta,
  scriptItems,
  withOwn,
} from '@belfry/scripts';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { later } from '../app/later.tsx';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AddCharacter } from './AddCharacter.tsx';
import style from './EditPanel.module.css';
import { Findings } from './Findings.tsx';
import { Members } from './Members.tsx';
import { isMeta } from './meta.ts';
import { Palette } from './Palette.tsx';
import { PictureField } from './PictureField.tsx';
import { changeScript, onShelfNow, type ShelvedScript } from './shelf.ts';

const OwnCharacterForm = later(async () => (await import('./OwnCharacterForm.tsx')).OwnCharacterForm);

/** Whom the form is open for: a new character (null), or the one with that id. */
interface Forming {
  readonly id: string | null;
  readonly draft: OwnDraft;
}

/** Name, author, and who is on it: every change is kept at once. */
export function EditPanel({ shelved }: { readonly shelved: ShelvedScript }) {
  const { t } = useWords();
  const { script, id } = shelved;
  const [news, setNews] = useState('');
  const [forming, setForming] = useState<Forming | null>(null);
  // The fields keep up with the fingers; what is drawn from the script may come a moment later.
  const drawn = useDeferredValue(shelved);
  const taken = useMemo(() => drawn.script.characters.map((c) => c.id), [drawn]);
  const add = useCallback(
    (character: Character) => {
      const now = onShelfNow(id);
      if (now === null) return;
      changeScript(id, remedied(now.script, { do: 'add', id: character.id }));
      setNews(t('scripts.added', { name: character.name }));
    },
    [id, t],
  );
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
  const toggle = useCallback(
    (character: Character) =>
      onShelfNow(id)?.script.characters.some((c) => c.id === character.id) ? remove(character) : add(character),
    [id, add, remove],
  );
  const edit = useCallback(
    (character: Character) => {
      const now = onShelfNow(id)?.script;
      const entry = now?.entries.find((e) => e.kind === 'homebrew' && e.id === character.id);
      if (now !== undefined && entry?.kind === 'homebrew')
        setForming({ id: entry.id, draft: draftOf(entry.record, now.meta) });
    },
    [id],
  );
  const save = (draft: OwnDraft) => {
    const now = onShelfNow(id);
    if (now !== null) changeScript(id, withOwn(now.script, forming?.id ?? null, draft));
    setNews(t('scripts.added', { name: draft.name }));
    setForming(null);
  };
  return (
    <div className={style.edit}>
      <AboutScript shelved={shelved} />
      <AddCharacter taken={taken} onAdd={add} />
      <Palette taken={taken} onToggle={toggle} />
      <div className={style.actions}>
        <Button onPress={() => setForming({ id: null, draft: EMPTY_DRAFT })}>{t('own.new')}</Button>
        <Button
          onPress={() => {
            changeScript(id, inUsualOrder(script));
            setNews(t('scripts.sorted'));
          }}
        >
          {t('scripts.sort')}
        </Button>
      </div>
      <p className="unseen" role="status">
        {news}
      </p>
      <div className={style.columns}>
        <Members script={drawn.script} onRemove={remove} onEdit={edit} />
        <Findings shelved={drawn} />
      </div>
      {forming === null ? null : (
        <OwnCharacterForm
          first={forming.draft}
          isKnown={forming.id !== null}
          onSave={save}
          onClose={() => setForming(null)}
        />
      )}
    </div>
  );
}

/** What stands above the list: name, author, logo. */
function AboutScript({ shelved }: { readonly shelved: ShelvedScript }) {
  const { t } = useWords();
  const { script, id } = shelved;
  const { meta } = script;
  const write = (field: keyof ScriptMeta & string, text: string) => {
    const others = scriptItems(script).filter((item) => !isMeta(item));
    const { [field]: _, ...rest } = { ...meta };
    const isKept = text !== '' || field === 'name' || field === 'author';
    changeScript(id, [{ ...rest, id: '_meta', ...(isKept ? { [field]: text } : {}) }, ...others]);
  };
  return (
    <>
      <div className={style.fields}>
        <TextField
          label={t('scripts.name')}
          value={meta?.name ?? ''}
          maxLength={80}
          onChange={(name) => write('name', name)}
        />
        <TextField
          label={t('scripts.author')}
          value={meta?.author ?? ''}
          maxLength={80}
          onChange={(author) => write('author', author)}
        />
      </div>
      <details className={style.logo}>
        <summary>{t('scripts.logo')}</summary>
        <PictureField
          kind="logo"
          label={t('scripts.logo')}
          value={meta?.picture ?? null}
          address={meta?.logo ?? null}
          most={MOST_LOGO}
          onPicture={(picture) => write('picture', picture ?? '')}
          onAddress={(address) => write('logo', address)}
        />
      </details>
    </>
  );
}
