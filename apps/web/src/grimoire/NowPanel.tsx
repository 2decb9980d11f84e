import type { Prompt } from '@belfry/engine';
import type { Tongue } from '../game/tongue.ts';
import { Empty } from '../ui/States.tsx';
import { DayPanel } from './DayPanel.tsx';
import type { Desk } from './desk.ts';
import style from './NowPanel.module.css';
import { PromptCard, titleOf } from './PromptCard.tsx';
import type { Picking } from './picking.ts';
import type { Send } from './refusal.ts';
import { ShowCard } from './ShowCard.tsx';
import { useShows } from './shows.ts';
import { VotePanel } from './VotePanel.tsx';

export interface PanelProps {
  readonly desk: Desk;
  readonly words: Tongue;
  readonly picking: Picking;
  readonly send: Send;
}

const FIRST: readonly Prompt['kind'][] = ['ruling', 'by-hand', 'choose', 'request'];

/** The one thing to do now, and what else is waiting. */
export function NowPanel({ refusal, ...props }: PanelProps & { readonly refusal: string | null }) {
  const { desk, words } = props;
  const { t } = words;
  const { shows, shown } = useShows(desk);
  const queue = FIRST.flatMap((kind) => desk.prompts.filter((p) => p.kind === kind));
  const [current, ...others] = queue;
  const runVote = desk.prompts.find((p) => p.kind === 'run-vote');
  const runDay = desk.prompts.find((p) => p.kind === 'run-day');
  const show = shows[0];
  const idle = show === undefined && current === undefined && runVote === undefined && runDay === undefined;
  return (
    <div className={style.now}>
      {refusal === null ? null : (
        <p className={style.refusal} role="alert">
          {refusal}
        </p>
      )}
      {show === undefined ? null : <ShowCard show={show} words={words} onShown={() => shown(show.key)} />}
      {show !== undefined || current === undefined ? null : <PromptCard {...props} prompt={current} />}
      {runVote === undefined ? null : <VotePanel {...props} prompt={runVote} />}
      {runDay === undefined || show !== undefined ? null : <DayPanel {...props} prompt={runDay} />}
      {others.length === 0 ? null : (
        <section>
          <h2>{t('now.also')}</h2>
          <ul>
            {others.map((prompt) => (
              <li key={prompt.id}>{titleOf(prompt, words)}</li>
            ))}
          </ul>
        </section>
      )}
      {idle ? (
        <Empty title={desk.view.outcome === null ? t('now.nothing') : t(`outcome.${desk.view.outcome.winner}`)} />
      ) : null}
    </div>
  );
}
