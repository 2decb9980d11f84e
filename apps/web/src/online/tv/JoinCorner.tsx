import { useWords } from '../../i18n/words.tsx';
import { api } from '../net/api.ts';
import { useJoinLink } from '../net/join-link.ts';
import style from './JoinCorner.module.css';

/** How a phone comes to this table: a picture to point it at, an address to type. */
export function JoinCorner({ code, large = false }: { readonly code: string; readonly large?: boolean }) {
  const { t } = useWords();
  const { host } = new URL(useJoinLink(code));
  return (
    <section className={style.corner} data-large={large || undefined} aria-label={t('tv.join')}>
      <img className={style.picture} src={api.qrOf(code)} alt={t('tv.picture')} />
      <div className={style.words}>
        <p className={style.lead}>{t('tv.join')}</p>
        <p className={style.host}>{host}</p>
        <p className={style.code}>{code}</p>
      </div>
    </section>
  );
}
