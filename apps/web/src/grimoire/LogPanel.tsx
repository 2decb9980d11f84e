import { useState } from 'react';
import { sayFact } from '../game/say-fact.ts';
import type { Tongue } from '../game/tongue.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/States.tsx';
import { ConfirmUndo } from './ConfirmUndo.tsx';
import type { Desk } from './desk.ts';
import style from './LogPanel.module.css';

/** Everything that happened, the latest first; every step can be gone back to. */
export function LogPanel({ desk, words }: { readonly desk: Desk; readonly words: Tongue }) {
  const { t } = words;
  const [keep, setKeep] = useState<number | null>(null);
  const { log, moments } = desk;
  const starts = [{ keep: -1, from: 0 }, ...moments];
  const steps = starts.map((moment, at) => ({
    keep: moment.keep,
    lines: log
      .slice(moment.from, starts[at + 1]?.from ?? log.length)
      .map((fact, key) => ({ key, type: fact.type, text: sayFact(fact, words) }))
      .filter((line) => line.text !== null),
  }));
  if (log.length === 0) return <Empty title={t('log.empty')} />;
  return (
    <>
      <ol className={style.log} reversed>
        {steps.reverse().map((step) =>
          step.lines.length === 0 ? null : (
            <li key={step.keep} className={style.step}>
              <div>
                {step.lines.map((line) => (
                  <p key={line.key} data-fact={line.type}>
                    {line.text}
                  </p>
                ))}
              </div>
              {step.keep < 0 ? null : (
                <Button look="quiet" size="small" aria-label={t('log.undo-to')} onPress={() => setKeep(step.keep)}>
                  <span aria-hidden="true">↶</span>
                </Button>
              )}
            </li>
          ),
        )}
      </ol>
      {keep === null ? null : <ConfirmUndo desk={desk} keep={keep} onClose={() => setKeep(null)} />}
    </>
  );
}
