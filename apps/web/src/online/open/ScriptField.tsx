import type { ScriptChoice } from '@belfry/protocol';
import { readScript, type Script, ScriptReadError, scriptFrom, scriptItems } from '@belfry/scripts';
import { useState } from 'react';
import { useKept } from '../../app/kept.ts';
import { useWords } from '../../i18n/words.tsx';
import { BUILTIN, ownOnShelf, ownScripts } from '../../scripts/shelf.ts';
import { useScriptTitle } from '../../scripts/title.ts';
import type { Lang } from '../../settings/settings.ts';
import { Choice } from '../../ui/Choice.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface ScriptWish {
  readonly choice: ScriptChoice;
  /** Why what was pasted is no script, or null. */
  readonly problem: string | null;
}

const PASTED = 'pasted';

/** A script from the shelf, or one that is pasted here. */
export function ScriptField({
  first = 'trouble-brewing',
  onChange,
}: {
  readonly first?: string;
  readonly onChange: (wish: ScriptWish) => void;
}) {
  const { t, lang } = useWords();
  const title = useScriptTitle();
  const own = ownOnShelf(useKept(ownScripts));
  const [id, setId] = useState(first);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const tell = (next: string, pasted: string) => {
    const mine = own.find((shelved) => shelved.id === next);
    if (next !== PASTED) {
      setProblem(null);
      onChange({
        choice: mine === undefined ? { builtin: next } : { items: [...scriptItems(mine.script)] },
        problem: null,
      });
      return;
    }
    const read = readPasted(pasted, lang);
    setProblem(pasted === '' ? null : read.problem);
    onChange(read);
  };
  return (
    <>
      <Choice
        label={t('setup.script')}
        value={id}
        onChange={(next) => {
          setId(next);
          tell(next, text);
        }}
        choices={[
          ...[...BUILTIN, ...own].map((shelved) => ({ value: shelved.id, label: title(shelved) })),
          { value: PASTED, label: t('open.paste') },
        ]}
      />
      {id === PASTED ? (
        <TextField
          label={t('scripts.import.paste')}
          lines={6}
          value={text}
          error={problem}
          onChange={(next) => {
            setText(next);
            tell(PASTED, next);
          }}
        />
      ) : null}
    </>
  );
}

function readPasted(text: string, lang: Lang): ScriptWish {
  try {
    return { choice: { items: [...scriptItems(readScript(text))] }, problem: null };
  } catch (error) {
    if (error instanceof ScriptReadError) return { choice: { items: [] }, problem: error.told(lang) };
    throw error;
  }
}

const NO_SCRIPT: Script = scriptFrom([]);

/** The script itself, as far as it is known here: for what is to be said of it before the table opens. */
export const scriptWished = (choice: ScriptChoice): Script =>
  'items' in choice
    ? scriptFrom(choice.items)
    : (BUILTIN.find((shelved) => 'builtin' in choice && shelved.id === choice.builtin)?.script ?? NO_SCRIPT);
