import { readScript, ScriptReadError, scriptItems } from '@belfry/scripts';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { goTo } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { keepScript } from './shelf.ts';

/** Reads a script from a file, from what was pasted or from what was dropped; says where it goes wrong. */
export function ImportDialog({ text: given, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { t, lang } = useWords();
  const [text, setText] = useState(given);
  const [error, setError] = useState<ScriptReadError | null>(() => (given === '' ? null : troubleWith(given)));
  const take = (source: string) => {
    setText(source);
    const trouble = troubleWith(source);
    setError(trouble);
    if (trouble !== null) return;
    goTo(`/scripts/${keepScript(scriptItems(readScript(source)))}`);
    onClose();
  };
  return (
    <Dialog title={t('scripts.import')} isOpen onClose={onClose} wide>
      <FileTrigger
        acceptedFileTypes={['.json', 'application/json', 'text/plain']}
        onSelect={(files) => void files?.[0]?.text().then(take)}
      >
        <Button>{t('scripts.import.file')}</Button>
      </FileTrigger>
      <TextField
        label={t('scripts.import.paste')}
        lines={8}
        value={text}
        onChange={(next) => {
          setText(next);
          setError(null);
        }}
        hint={t('scripts.import.hint')}
        error={error === null ? null : `${t('scripts.bad')}: ${error.told(lang)}`}
      />
      <Button look="main" onPress={() => take(text)}>
        {t('scripts.import.go')}
      </Button>
    </Dialog>
  );
}

function troubleWith(text: string): ScriptReadError | null {
  try {
    readScript(text);
    return null;
  } catch (error) {
    if (error instanceof ScriptReadError) return error;
    throw error;
  }
}
