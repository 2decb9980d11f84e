import type { Prompt } from '@belfry/engine';
import { useEffect, useState } from 'react';
import { ring } from '../sound/sound.ts';
import { Button } from '../ui/Button.tsx';
import style from './NowPanel.module.css';
import type { PanelProps } from './NowPanel.tsx';

const PACE_MS = 450;

/** The vote: hands are set on the circle, then the clock hand goes round and locks them one by one. */
export function VotePanel({ desk, words, send, prompt }: PanelProps & { readonly prompt: Prompt }) {
  const { t, name } = words;
  const { vote } = desk.view.today;
  const [moving, setMoving] = useState(false);
  const passed = vote?.counted.length ?? 0;
  const next = prompt.about.seat;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each seat that was passed sets the next step going
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => {
      ring('tick');
      void send({ type: 'answer', prompt: prompt.id, by: 'storyteller', choice: { do: 'advance' } });
    }, PACE_MS);
    return () => clearTimeout(timer);
  }, [moving, passed, next, prompt.id, send]);
  if (vote === null) return null;
  const { startVote } = desk;
  const under = moving || (startVote !== null && passed > 0);
  return (
    <section className={style.card}>
      <h2>
        {t(vote.call !== undefined ? 'vote.call' : vote.exile ? 'vote.exile' : 'vote.about', {
          name: name(vote.about),
        })}
      </h2>
      <p>{t(under ? 'vote.pace' : startVote === null ? 'vote.hands' : 'vote.hands.own')}</p>
      {under ? null : (
        <Button
          look="main"
          size="large"
          onPress={() => {
            if (startVote === null) setMoving(true);
            else void startVote();
          }}
        >
          {t('act.sweep')}
        </Button>
      )}
    </section>
  );
}
