import { useEffect, useState } from 'react';
import { addressForOthers } from '../../app/address.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Loading } from '../../ui/States.tsx';
import { api } from '../net/api.ts';
import style from './Invite.module.css';

/** A link and its picture that make another device this same person. They open once, for five minutes. */
export function AnotherDevice({ code }: { readonly code: string }) {
  const { t } = useWords();
  const [link, setLink] = useState<string | null | undefined>(undefined);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    let current = true;
    linkFor(code).then(
      (made) => {
        if (current) setLink(made);
      },
      () => {
        if (current) setLink(null);
      },
    );
    return () => {
      current = false;
    };
  }, [code]);
  if (link === undefined) return <Loading />;
  if (link === null) return <p role="alert">{t('open.no-server')}</p>;
  return (
    <>
      <p>{t('device.text')}</p>
      <QrCode address={link} label={t('device.qr')} />
      <Button
        onPress={async () => {
          await navigator.clipboard?.writeText(link);
          setCopied(true);
        }}
      >
        {t(copied ? 'copied' : 'invite.copy')}
      </Button>
      <p className={style.link}>{link}</p>
      <p>{t('device.keep')}</p>
    </>
  );
}

async function linkFor(code: string): Promise<string> {
  const [{ token }, address] = await Promise.all([api.handover(), addressForOthers()]);
  // Behind a #: that part of an address is never sent, so no log keeps it.
  return `${address}/device/${code}#${token}`;
}
