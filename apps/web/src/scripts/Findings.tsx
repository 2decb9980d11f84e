import { type Finding, ranges, type Script, validateScript } from '@belfry/scripts';
import { useMemo } from 'react';
import { useWords } from '../i18n/words.tsx';
import style from './Findings.module.css';

/** What is wrong with a script, what will disappoint, what is good to know; each with its cure. */
export function Findings({ script }: { readonly script: Script }) {
  const { t } = useWords();
  const report = useMemo(() => validateScript(script), [script]);
  const { errors, warnings, notes, serves } = report;
  return (
    <div className={style.findings}>
      {serves.length === 0 ? null : <p className="numerals">{t('scripts.serves', { ranges: ranges(serves) })}</p>}
      {errors.length + warnings.length === 0 ? <p className={style.fine}>{t('scripts.fine')}</p> : null}
      <Group title={t('scripts.errors', { n: errors.length })} findings={errors} severity="error" />
      <Group title={t('scripts.warnings', { n: warnings.length })} findings={warnings} severity="warning" />
      <Group title={t('scripts.notes', { n: notes.length })} findings={notes} severity="note" />
    </div>
  );
}

function Group(props: { readonly title: string; readonly findings: readonly Finding[]; readonly severity: string }) {
  const { t } = useWords();
  if (props.findings.length === 0) return null;
  return (
    <section className={style.group} data-severity={props.severity}>
      <h2>{props.title}</h2>
      {/* The workshop's findings are written in English, whatever the language on screen. */}
      <ul className={style.list} lang="en">
        {props.findings.map((finding) => (
          <li key={`${finding.code} ${finding.place} ${finding.message}`} className={style.finding}>
            <span className={style.place}>{finding.place}</span>
            <span>{finding.message}</span>
            {finding.cure === null ? null : (
              <span className={style.cure}>{t('scripts.cure', { cure: finding.cure })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
