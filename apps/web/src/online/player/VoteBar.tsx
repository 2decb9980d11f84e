import { say } from '@belfry/almanac';
import type { Prompt } from '@belfry/engine';
import { Icon } from '../../token/icon.tsx';
import style from './NowBar.module.css';
import type { SeatProps } from './seat-props.ts';
import { standingOf } from './standing.ts';

/** One large control: the hand goes up, the hand comes down, until the clock hand has passed. */
export function VoteBar({
  prompt,
  view,
  words,
  answer,
}: Pick<SeatProps, 'view' | 'words' | 'answer'> & { readonly prompt: Prompt | null }) {
  const { t, name, lookUp, lang } = words;
  const { vote } = view.today;
  if (vote === null) return null;
  const seat = typeof view.viewer === 'number' ? view.viewer : null;
  const mine = view.seats.find((other) => other.seat === seat);
  const up = seat !== null && vote.up.includes(seat);
  const hand = prompt?.options.pick === 'action' ? prompt.options : null;
  const [action] = hand?.of ?? [];
  const why = hand?.why === undefined ? null : say(hand.why, { name, character: (id) => lookUp(id).name }, lang);
  const spent = mine !== undefined && !mine.alive && !mine.ghostVote && !vote.exile;
  const { needed, tie } = standingOf(view);
  // In secret nobody is told that they were counted: the question about their hand is gone then.
  const counted = seat !== null && vote.counted.includes(seat);
  const passed = counted || (vote.secret && up && action === undefined);
  return (
    <section className={style.vote} aria-label={t('vote.about', { name: name(vote.about) })}>
      <p className={style.soft}>
        {vote.secret
          ? t('vote.secret.hint')
          : vote.counted.length === 0
            ? t('vote.hands-up', { n: vote.up.length })
            : tie === null
              ? t('vote.needed', { n: needed })
              : `${t('vote.needed', { n: needed })}, ${t('vote.tie', { n: tie })}`}
      </p>
      {seat === null ? null : (
        <button
          type="button"
          className={style.hand}
          aria-pressed={up}
          disabled={action === undefined}
          onClick={() => {
            if (prompt !== null && action !== undefined) void answer(prompt, { do: action.do });
          }}
        >
          <Icon name="hand" />
          {t(
            passed
              ? up
                ? 'vote.voted'
                : 'vote.not-voted'
              : action === undefined
                ? spent
                  ? 'vote.spent'
                  : 'vote.cannot'
                : up
                  ? 'act.lower'
                  : 'act.raise',
          )}
        </button>
      )}
      {why === null || passed ? null : <p className={style.soft}>{why}</p>}
      {mine !== undefined && !mine.alive && mine.ghostVote && !vote.exile && !passed ? (
        <p className={style.soft}>{t('vote.last-candle')}</p>
      ) : null}
    </section>
  );
}
