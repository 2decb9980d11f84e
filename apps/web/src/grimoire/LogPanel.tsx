import type { SeenEvent } from '@belfry/engine';
import { Fragment, useState } from 'react';
import { RulingNote } from '../game/RulingNote.tsx';
import { sayFact } from '../game/say-fact.ts';
import type { Tongue } from '../game/tongue.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/States.tsx';
import { ConfirmUndo } from './ConfirmUndo.tsx';
import type { Desk } from './desk.ts';
import style from './LogPanel.module.css';
import { handsUp, type LogEntry, logEntries, type Step } from './log-entries.ts';

type GoBack = (keep: number) => void;

/** Everything that happened, the latest first; every step can be gone back to. */
export function LogPanel({ desk, words }: { readonly desk: Desk; readonly words: Tongue }) {
  const { t } = words;
  const [keep, setKeep] = useState<number | null>(null);
  const { log, moments } = desk;
  if (log.length === 0) return <Empty title={t('log.empty')} />;
  return (
    <>
      <ol className={style.log} reversed>
        {logEntries(log, moments)
          .reverse()
          .map((entry) => (
            <Entry key={entry.keep} entry={entry} words={words} onUndo={setKeep} />
          ))}
      </ol>
      {keep === null ? null : <ConfirmUndo desk={desk} keep={keep} onClose={() => setKeep(null)} />}
    </>
  );
}

/** What is worth a line, in words. */
const linesOf = (facts: readonly SeenEvent[], words: Tongue) =>
  facts.map((fact, key) => ({ key, fact, text: sayFact(fact, words) })).filter((line) => line.text !== null);

interface Saying {
  readonly words: Tongue;
  readonly onUndo: GoBack;
}

function Entry({ entry, words, onUndo }: Saying & { readonly entry: LogEntry }) {
  const { keep, before, hands, after } = entry;
  if (hands.length === 0 && linesOf(before, words).length === 0) return null;
  return (
    <li className={style.step}>
      <div>
        <Lines facts={before} words={words} />
        {hands.length === 0 ? null : <Hands hands={hands} words={words} onUndo={onUndo} />}
        <Lines facts={after} words={words} />
      </div>
      <Back keep={keep} words={words} onUndo={onUndo} />
    </li>
  );
}

function Lines({ facts, words }: { readonly facts: readonly SeenEvent[]; readonly words: Tongue }) {
  return linesOf(facts, words).map((line) => (
    <Fragment key={line.key}>
      <p data-fact={line.fact.type}>{line.text}</p>
      <RulingNote fact={line.fact} words={words} />
    </Fragment>
  ));
}

/** A vote in one line; opened, every hand as it went up, with the way back to it. */
function Hands({ hands, words, onUndo }: Saying & { readonly hands: readonly Step[] }) {
  const { t, names } = words;
  const up = handsUp(hands);
  return (
    <details className={style.hands}>
      <summary>{up.length === 0 ? t('log.no-hands') : t('votes.hands', { players: names(up) })}</summary>
      <ol>
        {hands.map((step) => (
          <li key={step.keep} className={style.step}>
            <div>
              <Lines facts={step.facts} words={words} />
            </div>
            <Back keep={step.keep} words={words} onUndo={onUndo} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Back({ keep, words, onUndo }: Saying & { readonly keep: number | null }) {
  if (keep === null) return null;
  return (
    <Button look="quiet" size="small" aria-label={words.t('log.undo-to')} onPress={() => onUndo(keep)}>
      <span aria-hidden="true">↶</span>
    </Button>
  );
}
