import type { SeenEvent } from '@belfry/engine';
import { Fragment, useState } from 'react';
import { Named } from '../game/Named.tsx';
import type { Picking } from '../game/picking.ts';
import { RulingNote } from '../game/RulingNote.tsx';
import { sayFact } from '../game/say-fact.ts';
import type { Tongue } from '../game/tongue.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/States.tsx';
import { AmendCard } from './AmendCard.tsx';
import type { Desk } from './desk.ts';
import style from './LogPanel.module.css';
import { handsUp, type LogEntry, logEntries, type Step } from './log-entries.ts';

interface Ways {
  /** Takes back everything from this decision on. */
  readonly back: (keep: number) => void;
  /** Asks this one decision again. */
  readonly amend: (input: number) => void;
}

/** Everything that happened, the latest first; every step can be gone back to. */
export function LogPanel(props: { readonly desk: Desk; readonly words: Tongue; readonly picking: Picking }) {
  const { desk, words, picking } = props;
  const { t } = words;
  const [amending, setAmending] = useState<number | null>(null);
  const { log, moments } = desk;
  const ways: Ways = { back: (keep) => void desk.undo(keep), amend: setAmending };
  if (log.length === 0) return <Empty title={t('log.empty')} />;
  return (
    <>
      {amending === null ? null : (
        <AmendCard
          key={amending}
          desk={desk}
          words={words}
          picking={picking}
          at={amending}
          onClose={() => setAmending(null)}
        />
      )}
      <ol className={style.log} reversed>
        {logEntries(log, moments)
          .reverse()
          .map((entry) => (
            <Entry key={entry.keep} entry={entry} words={words} ways={ways} />
          ))}
      </ol>
    </>
  );
}

/** What is worth a line, in words. */
const linesOf = (facts: readonly SeenEvent[], words: Tongue) =>
  facts.map((fact, key) => ({ key, fact, text: sayFact(fact, words) })).filter((line) => line.text !== null);

interface Saying {
  readonly words: Tongue;
  readonly ways: Ways;
}

function Entry({ entry, words, ways }: Saying & { readonly entry: LogEntry }) {
  const { keep, before, hands, after } = entry;
  if (hands.length === 0 && linesOf(before, words).length === 0) return null;
  return (
    <li className={style.step}>
      <div>
        <Lines facts={before} words={words} />
        {hands.length === 0 ? null : <Hands hands={hands} words={words} ways={ways} />}
        <Lines facts={after} words={words} />
      </div>
      <Back keep={keep} words={words} ways={ways} />
    </li>
  );
}

function Lines({ facts, words }: { readonly facts: readonly SeenEvent[]; readonly words: Tongue }) {
  return linesOf(facts, words).map((line) => (
    <Fragment key={line.key}>
      <p data-fact={line.fact.type}>
        <Named text={line.text ?? ''} />
      </p>
      <RulingNote fact={line.fact} words={words} />
    </Fragment>
  ));
}

/** A vote in one line; opened, every hand as it went up, with the way back to it. */
function Hands({ hands, words, ways }: Saying & { readonly hands: readonly Step[] }) {
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
            <Back keep={step.keep} words={words} ways={ways} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Back({ keep, words, ways }: Saying & { readonly keep: number | null }) {
  if (keep === null) return null;
  const { t } = words;
  return (
    <span className={style.ways}>
      <Button look="quiet" size="small" aria-label={t('amend.open')} onPress={() => ways.amend(keep)}>
        <span aria-hidden="true">✎</span>
      </Button>
      <Button look="quiet" size="small" aria-label={t('log.undo-to')} onPress={() => ways.back(keep)}>
        <span aria-hidden="true">↶</span>
      </Button>
    </span>
  );
}
