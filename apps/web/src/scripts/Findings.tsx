import { type Finding, type Remedy, ranges, remedied, tongue } from '@belfry/scripts';
import { memo, useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/States.tsx';
import style from './Findings.module.css';
import { changeScript, onShelfNow, type ShelvedScript } from './shelf.ts';
import { useReport } from './workbench.ts';

/** What is wrong with a script, what will disappoint, what is good to know; each with its cure. */
export const Findings = memo(function Findings({ shelved }: { readonly shelved: ShelvedScript }) {
  const { t, lang } = useWords();
  const [news, setNews] = useState('');
  const { answer: report, current } = useReport(shelved.script, lang);
  if (report === undefined) return <Loading />;
  const { errors, warnings, notes, serves } = report;
  const cure = ({ place }: Finding, remedy: Remedy) => {
    // A cure counts the items of the script that it was found in: for any other it would hit the wrong one.
    if (!current || onShelfNow(shelved.id)?.script !== shelved.script) return;
    changeScript(shelved.id, remedied(shelved.script, remedy));
    setNews(t('scripts.cured', { place }));
  };
  const onCure = shelved.own ? cure : null;
  return (
    <div className={style.findings}>
      {serves.length === 0 ? null : (
        <p className="numerals">{t('scripts.serves', { ranges: ranges(serves, tongue(lang).and) })}</p>
      )}
      {errors.length + warnings.length === 0 ? <p className={style.fine}>{t('scripts.fine')}</p> : null}
      <p className="unseen" role="status">
        {news}
      </p>
      <Group title={t('scripts.errors', { n: errors.length })} findings={errors} severity="error" onCure={onCure} />
      <Group
        title={t('scripts.warnings', { n: warnings.length })}
        findings={warnings}
        severity="warning"
        onCure={onCure}
      />
      <Group title={t('scripts.notes', { n: notes.length })} findings={notes} severity="note" onCure={onCure} />
    </div>
  );
});

function Group(props: {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly severity: Finding['severity'];
  /** null for a script that is not ours to change. */
  readonly onCure: ((finding: Finding, remedy: Remedy) => void) | null;
}) {
  const { t } = useWords();
  const { findings, onCure } = props;
  if (findings.length === 0) return null;
  return (
    <section className={style.group} data-severity={props.severity}>
      <h2>{props.title}</h2>
      <ul className={style.list}>
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.place} ${finding.message}`} className={style.finding}>
            <span className={style.place}>{finding.place}</span>
            <span>{finding.message}</span>
            {finding.cure === null ? null : (
              <span className={style.cure}>{t('scripts.cure', { cure: finding.cure })}</span>
            )}
            {onCure === null || finding.remedies.length === 0 ? null : (
              <span className={style.remedies}>
                {finding.remedies.map(({ label, remedy }) => (
                  <Button key={label} size="small" onPress={() => onCure(finding, remedy)}>
                    {label}
                  </Button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
