import { scriptItems } from '@belfry/scripts';
import { useState } from 'react';
import { addressForOthers } from '../app/address.ts';
import { useKept } from '../app/kept.ts';
import { useWords } from '../i18n/words.tsx';
import { api, Refused } from '../online/net/api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useSayOf } from './say-of.ts';
import { noteShared, ownScripts, type ShelvedScript } from './shelf.ts';

/** Leaves the script with the server and gives the link; once more after changes, and the link shows the latest. */
export function ShareScript({ shelved }: { readonly shelved: ShelvedScript }) {
  const { t } = useWords();
  const { id, script } = shelved;
  const sayOf = useSayOf(script);
  const shared = useKept(ownScripts).find((own) => own.id === id)?.shared ?? null;
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ readonly reason: string } | null>(null);
  const [copied, setCopied] = useState(false);
  const leave = async (before: string | null): Promise<string> => {
    try {
      return (await api.shareScript(scriptItems(script), before)).id;
    } catch (error) {
      // Another browser's, or gone: then it is shared as a new one.
      const stranger = error instanceof Refused && [401, 403, 404].includes(error.status);
      if (before !== null && stranger) return leave(null);
      throw error;
    }
  };
  const share = async () => {
    setProblem(null);
    setCopied(false);
    try {
      await api.session();
      const known = await leave(shared);
      noteShared(id, known);
      setLink(`${await addressForOthers()}/s/${known}`);
    } catch (error) {
      setProblem({ reason: error instanceof Refused && error.said !== null ? sayOf(error.said) : '' });
    }
  };
  const copy = async () => {
    await navigator.clipboard?.writeText(link!);
    setCopied(true);
  };
  return (
    <>
      <Button size="small" onPress={() => void share()}>
        {t('scripts.share')}
      </Button>
      <Dialog
        title={t('scripts.share')}
        isOpen={link !== null || problem !== null}
        onClose={() => {
          setLink(null);
          setProblem(null);
        }}
      >
        {problem === null ? (
          <>
            <p>{t('scripts.share.how')}</p>
            <TextField label={t('scripts.share.link')} value={link ?? ''} isReadOnly />
            <Button look="main" onPress={() => void copy()}>
              {t(copied ? 'copied' : 'scripts.share.copy')}
            </Button>
          </>
        ) : (
          <p role="alert">{problem.reason || t('scripts.share.failed')}</p>
        )}
      </Dialog>
    </>
  );
}
