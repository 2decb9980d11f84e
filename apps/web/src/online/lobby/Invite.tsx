import { useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { api } from '../net/api.ts';
import { useJoinLink } from '../net/join-link.ts';
import style from './Invite.module.css';

/** The code to read aloud, the link to send, the picture to point a phone at. */
export function Invite({ code }: { readonly code: string }) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const [large, setLarge] = useState(false);
  const link = useJoinLink(code);
  const copy = async () => {
    await navigator.clipboard?.writeText(link);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <section className={style.invite} aria-labelledby="invite">
      <div>
        <h2 id="invite">{t('invite.title')}</h2>
        <p className={style.code}>
          <span className="unseen">{t('invite.code', { code: [...code].join(' ') })}</span>
          <span aria-hidden="true">{code}</span>
        </p>
        <Button size="small" onPress={() => void copy()}>
          {t(copied ? 'copied' : 'invite.copy')}
        </Button>
        <p className={style.tv}>
          <a href={`/tv/${code}`} target="_blank" rel="noreferrer">
            {t('tv.open')}
          </a>
        </p>
      </div>
      <button
        type="button"
        className={style.qr}
        data-large={large || undefined}
        aria-label={t('invite.qr')}
        aria-expanded={large}
        onClick={() => setLarge(!large)}
      >
        <img src={api.qrOf(code)} alt="" />
      </button>
    </section>
  );
}
