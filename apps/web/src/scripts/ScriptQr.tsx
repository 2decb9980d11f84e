import { scriptItems } from '@belfry/scripts';
import { useEffect, useState } from 'react';
import { addressForOthers } from '../app/address.ts';
import { useKept } from '../app/kept.ts';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { TextField } from '../ui/TextField.tsx';
import { carrying } from './carried.ts';
import { ownScripts, type ShelvedScript } from './shelf.ts';

/** For players around a table: a picture that opens the script on their phones. */
export function ScriptQr({ shelved }: { readonly shelved: ShelvedScript }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {t('scripts.qr')}
      </Button>
      <Dialog title={t('scripts.qr')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen ? <Address shelved={shelved} /> : null}
      </Dialog>
    </>
  );
}

function Address({ shelved }: { readonly shelved: ShelvedScript }) {
  const { t } = useWords();
  const address = useAddress(shelved);
  if (address === undefined) return null;
  if (address === null) return <p>{t('scripts.qr.too-long')}</p>;
  return (
    <>
      <p>{t('scripts.qr.how')}</p>
      <QrCode address={address} label={t('scripts.qr.label')} />
      <TextField label={t('scripts.share.link')} value={address} isReadOnly />
    </>
  );
}

/** Where a phone finds the script: null when it is too long to travel by itself and was not shared, undefined at first. */
function useAddress({ id, own, script }: ShelvedScript): string | null | undefined {
  const shared = useKept(ownScripts).find((one) => one.id === id)?.shared ?? null;
  const [address, setAddress] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const find = async () => {
      const origin = await addressForOthers();
      if (!own) return `${origin}/scripts/${id}`;
      return (await carrying(scriptItems(script), origin)) ?? (shared === null ? null : `${origin}/s/${shared}`);
    };
    void find().then((found) => {
      if (current) setAddress(found);
    });
    return () => {
      current = false;
    };
  }, [id, own, script, shared]);
  return address;
}
