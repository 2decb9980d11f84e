import type { Prompt, SeatId } from '@belfry/engine';
import { useState } from 'react';
import type { Picking } from '../game/picking.ts';
import { sayOutcome } from '../game/say-outcome.ts';
import type { Tongue } from '../game/tongue.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/States.tsx';
import { DayPanel } from './DayPanel.tsx';
import type { Desk } from './desk.ts';
import style from './NowPanel.module.css';
import { OfferCard, Offers, offerId } from './Offers.tsx';
import { PromptCard, titleOf } from './PromptCard.tsx';
import type { Send } from './refusal.ts';
import { ShowCard } from './ShowCard.tsx';
import type { Shows } from './shows.ts';
import { VotePanel } from './VotePanel.tsx';

export interface PanelProps {
  readonly desk: Desk;
  readonly words: Tongue;
  readonly picking: Picking;
  readonly send: Send;
  /** Opens everything that can be done with a seat. */
  readonly onOpen: (seat: SeatId) => void;
}

const FIRST: readonly Prompt['kind'][] = ['ruling', 'by-hand', 'choose', 'request'];

const isPartOf = (request: Prompt, { kind, about }: Prompt): boolean =>
  kind === 'by-hand' &&
  request.kind === 'request' &&
  request.to === about.seat &&
  request.about.character === about.character;

/** The one thing to do now, and what else is waiting: any of it can be taken first. */
export function NowPanel({
  refusal,
  toShow,
  ...props
}: PanelProps & { readonly refusal: string | null; readonly toShow: Shows }) {
  const { desk, words } = props;
  const { t } = words;
  const { outcome } = desk.view;
  const { shows, shown } = toShow;
  const [wanted, setWanted] = useState<string | null>(null);
  const [considered, setConsidered] = useState<string | null>(null);
  const queue = FIRST.flatMap((kind) => desk.prompts.filter((p) => p.kind === kind));
  const current = queue.find((prompt) => prompt.id === wanted) ?? queue[0];
  // What is asked for an ability that is run by hand is answered on its card.
  const others = queue.filter((prompt) => prompt !== current && !(current !== undefined && isPartOf(prompt, current)));
  const runVote = desk.prompts.find((p) => p.kind === 'run-vote');
  const runDay = desk.prompts.find((p) => p.kind === 'run-day');
  const show = shows[0];
  const offer = desk.offers.find((open) => offerId(open) === considered);
  const idle = show === undefined && current === undefined && runVote === undefined && runDay === undefined;
  const complaint =
    refusal === null ? null : (
      <p className={style.refusal} role="alert">
        {refusal}
      </p>
    );
  // Alone, since both may ask for players on the one circle.
  if (offer !== undefined) {
    return (
      <div className={style.now}>
        {complaint}
        <OfferCard {...props} offer={offer} onClose={() => setConsidered(null)} />
      </div>
    );
  }
  return (
    <div className={style.now}>
      {complaint}
      {show === undefined ? null : <ShowCard show={show} words={words} onShown={() => shown(show.key)} />}
      {show !== undefined || current === undefined ? null : <PromptCard {...props} prompt={current} />}
      {runVote === undefined ? null : <VotePanel {...props} prompt={runVote} />}
      {runDay === undefined || show !== undefined ? null : (
        <DayPanel {...props} prompt={runDay} alone={current === undefined} />
      )}
      {others.length === 0 ? null : (
        <section className={style.queue}>
          <h2>{t('now.also')}</h2>
          {others.map((prompt) => (
            <Button key={prompt.id} look="quiet" onPress={() => setWanted(prompt.id)}>
              {titleOf(prompt, words)}
            </Button>
          ))}
        </section>
      )}
      <Offers offers={desk.offers} words={words} onOpen={setConsidered} />
      {idle ? (
        <Empty title={outcome === null ? t('now.nothing') : t(`outcome.${outcome.winner}`)}>
          {outcome === null ? null : <p>{sayOutcome(outcome, words)}</p>}
        </Empty>
      ) : null}
    </div>
  );
}
