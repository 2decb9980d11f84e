import { useEffect } from 'react';
import { Button } from '../../ui/Button.tsx';
import { NewsView } from '../player/NewsView.tsx';
import { firstNews } from '../player/news.ts';
import type { SeatProps } from '../player/seat-props.ts';
import { CardNight } from './CardNight.tsx';
import { Asleep, NightCard, NightFrame } from './NightFrame.tsx';
import { NightPrompt } from './NightPrompt.tsx';

const GENTLE_MS = [60, 80, 60];

/** The night. Where people sit together, every phone has something to tap; elsewhere only the one who is called wakes. */
export function NightScreen(props: SeatProps) {
  const together = props.table.settings.oneRoom && props.you.seat !== null;
  return together ? <CardNight {...props} /> : <PlainNight {...props} />;
}

/** Whoever sleeps sees the same candle, whatever happens in the dark. */
function PlainNight(props: SeatProps) {
  const { words, prompts, notebook } = props;
  const news = firstNews(props);
  const prompt = prompts.find((asked) => asked.kind === 'choose' || asked.kind === 'request');
  const awake = news !== null || prompt !== undefined;
  useEffect(() => {
    // A browser lets only pages vibrate that were touched.
    if (awake && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(GENTLE_MS);
  }, [awake]);
  return (
    <NightFrame {...props} awake={awake}>
      {news !== null ? (
        <NightCard key={news.seen}>
          <NewsView {...props} fact={news.fact} />
          <Button look="main" size="large" wide autoFocus onPress={() => notebook.write({ seen: news.seen })}>
            {words.t(prompt === undefined ? 'signal.sleep' : 'signal.seen')}
          </Button>
        </NightCard>
      ) : prompt !== undefined ? (
        <NightPrompt {...props} prompt={prompt} />
      ) : (
        <Asleep {...props} />
      )}
    </NightFrame>
  );
}
