import type { Prompt } from '@belfry/engine';
import { Icon } from '../../token/icon.tsx';
import { Button } from '../../ui/Button.tsx';
import { NewsView } from '../player/NewsView.tsx';
import { firstNews } from '../player/news.ts';
import type { SeatProps } from '../player/seat-props.ts';
import style from './CardNight.module.css';
import type { Decoy } from './cards.ts';
import { Asleep, NightCard, NightFrame } from './NightFrame.tsx';
import { NightPrompt } from './NightPrompt.tsx';
import { useNightCards } from './use-night-cards.ts';

/**
 * A night among people who could look at each other's phones. All phones turn their cards together, each has one at every
 * turn, and one for show takes the same taps as a real one. Nothing hums, nothing lights up by itself in between.
 */
export function CardNight(props: SeatProps) {
  const { view, table, words, prompts, notebook } = props;
  const { t } = words;
  const news = firstNews(props);
  const prompt = prompts.find((asked) => asked.kind === 'choose' || asked.kind === 'request');
  const waiting = news !== null ? `news ${view.night} ${news.seen}` : prompt === undefined ? null : prompt.id;
  const { cards, layDown } = useNightCards(table.settings.timers.nightCards, waiting);
  const { turn, card } = cards;
  const answer: SeatProps['answer'] = (asked, choice) => {
    layDown();
    return props.answer(asked, choice);
  };
  return (
    <NightFrame {...props} awake={card.kind !== 'none'}>
      <div
        className={style.turn}
        data-turn={turn % 2 === 0 ? 'even' : 'odd'}
        data-card={card.kind !== 'none' || undefined}
      >
        {card.kind === 'none' ? (
          <Asleep {...props}>
            <p>{t('cards.asleep')}</p>
          </Asleep>
        ) : card.kind === 'decoy' ? (
          <ForShow {...props} key={card.number} decoy={card.decoy} number={card.number} onDone={layDown} />
        ) : news !== null ? (
          <NightCard key={news.seen}>
            <NewsView {...props} fact={news.fact} />
            <Button
              look="main"
              size="large"
              wide
              autoFocus
              onPress={() => {
                layDown();
                notebook.write({ seen: news.seen });
              }}
            >
              {t('signal.sleep')}
            </Button>
          </NightCard>
        ) : prompt !== undefined ? (
          <NightPrompt {...props} prompt={prompt} answer={answer} quiet />
        ) : null}
      </div>
    </NightFrame>
  );
}

/** Looks and is tapped like the real thing, and goes nowhere: not a byte of it leaves the phone. */
function ForShow(props: SeatProps & { readonly decoy: Decoy; readonly number: number; readonly onDone: () => void }) {
  const { decoy, number, words, onDone } = props;
  const { t } = words;
  if (decoy === 'news') {
    return (
      <NightCard>
        <div className={style.news}>
          <h1 className={style.lead}>{t('cards.title')}</h1>
          <Icon name="candle-light" className={style.icon} />
          <p>{t('cards.news')}</p>
        </div>
        <Button look="main" size="large" wide autoFocus onPress={onDone}>
          {t('signal.sleep')}
        </Button>
      </NightCard>
    );
  }
  const prompt: Prompt = {
    id: `show.${number}`,
    to: props.you.seat ?? 0,
    kind: 'choose',
    about: { text: t(`cards.${decoy}`) },
    options: optionsFor(decoy, props),
    suggestion: null,
  };
  const answer = async () => {
    onDone();
    return true;
  };
  return <NightPrompt {...props} prompt={prompt} title={t('cards.title')} answer={answer} refusal={null} quiet />;
}

function optionsFor(decoy: Exclude<Decoy, 'news'>, { view, script }: SeatProps): Prompt['options'] {
  if (decoy === 'characters') {
    const seated = script.characters.filter(({ team }) => SEATED.has(team)).map(({ id }) => id);
    return { pick: 'characters', from: seated, min: 1, max: 1 };
  }
  const many = decoy === 'two' ? 2 : 1;
  return { pick: 'players', from: view.circle, min: many, max: many };
}

const SEATED: ReadonlySet<string> = new Set(['townsfolk', 'outsider', 'minion', 'demon']);
