import { decodeScript, type ScriptReadError } from '@belfry/scripts';
import { useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { bringIn } from './bring-in.ts';

/** Reads a script from a file or from what was pasted; says where it goes wrong. */
export function ImportDialog(props: {
  /** What was dropped on the page and could not be read. */
  readonly dropped: { readonly text: string; readonly error: ScriptReadError } | null;
  readonly onClose: () => void;
}) {
  const { t, lang } = useWords();
  const [text, setText] = useState(props.dropped?.text ?? '');
  const [error, setError] = useState(props.dropped?.error ?? null);
  const take = (source: string) => {
    setText(source);
    const trouble = bringIn(source);
    setError(trouble);
    if (trouble === null) props.onClose();
  };
  return (
    <Dialog title={t('scripts.import')} isOpen onClose={props.onClose} wide>
      <FileButton
        accept={['.json', 'application/json', 'text/plain']}
        onFile={(file) => void file.arrayBuffer().then((bytes) => take(decodeScript(new Uint8Array(bytes))))}
      >
        {t('scripts.import.file')}
      </FileButton>
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
