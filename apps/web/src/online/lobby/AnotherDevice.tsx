import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { Loading } from '../../ui/States.tsx';
import { api } from '../net/api.ts';
import style from './Invite.module.css';

interface Way {
  readonly link: string;
  readonly picture: string;
}

/** A link and its picture that make another device this same person. They open once, for five minutes. */
export function AnotherDevice({ code }: { readonly code: string }) {
  const { t } = useWords();
  const [way, setWay] = useState<Way | 'none' | null>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    let current = true;
    wayFor(code).then(
      (made) => {
        if (current) setWay(made);
      },
      () => {
        if (current) setWay('none');
      },
    );
    return () => {
      current = false;
    };
  }, [code]);
  if (way === null) return <Loading />;
  if (way === 'none') return <p role="alert">{t('open.no-server')}</p>;
  return (
    <>
      <p>{t('device.text')}</p>
      <img className={style.device} src={way.picture} alt={t('device.qr')} />
      <Button
        onPress={async () => {
          await navigator.clipboard?.writeText(way.link);
          setCopied(true);
        }}
      >
        {t(copied ? 'copied' : 'invite.copy')}
      </Button>
      <p className={style.link}>{way.link}</p>
      <p>{t('device.keep')}</p>
    </>
  );
}

async function wayFor(code: string): Promise<Way> {
  const [{ token }, { default: qrcode }] = await Promise.all([api.handover(), import('qrcode-generator')]);
  // Behind a #: that part of an address is never sent, so no log keeps it.
  const link = `${window.location.origin}/device/${code}#${token}`;
  const qr = qrcode(0, 'M');
  qr.addData(link);
  qr.make();
  return { link, picture: qr.createDataURL(5, 20) };
}
