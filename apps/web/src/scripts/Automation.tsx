import { type CharacterId, leftToPeople } from '@belfry/almanac';
import { automationOf, type Script } from '@belfry/scripts';
import { useWords } from '../i18n/words.tsx';
import style from './Automation.module.css';
import { useNameOn } from './localized.ts';

/**
 * What Belfry plays of a script and what it does not, character by character, with the reason. Of the whole script, also at
 * a table: which of them are in play is nobody's business.
 */
export function Automation({ script }: { readonly script: Script }) {
  const { t, lang } = useWords();
  const nameOf = useNameOn(script);
  const { whole, partly, byHand } = automationOf(script);
  const all = whole.length + partly.length + byHand.length;
  if (all === 0) return null;
  if (all === whole.length) return <p className={style.all}>{t('automation.all', { n: all })}</p>;
  const reason = (id: CharacterId) => leftToPeople(id, lang) ?? t('automation.no-code');
  return (
    <details className={style.some}>
      <summary>
        {t('automation.some', { n: whole.length, all })}
        {partly.length === 0 ? '' : ` ${t('automation.partly', { n: partly.length })}`}
        {byHand.length === 0 ? '' : ` ${t('automation.by-hand', { n: byHand.length })}`}
      </summary>
      <ul className={style.list}>
        {[...byHand, ...partly].map((id) => (
          <li key={id}>
            <strong>{nameOf(id)}</strong> {reason(id)}
          </li>
        ))}
      </ul>
    </details>
  );
}
