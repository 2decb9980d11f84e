import type { SeenEvent, Viewer } from '@belfry/engine';
import { useMemo } from 'react';
import type { Tongue } from '../../game/tongue.ts';
import { VoteClock } from './VoteClock.tsx';
import style from './VotePicture.module.css';
import { type PastVote, votesOf } from './votes-of.ts';

/** Every vote of the game as a small clock: who named whom, and whose hands were up; beside it the same in words. */
export function VotePicture({
  events,
  viewer,
  words,
}: {
  readonly events: readonly SeenEvent[];
  readonly viewer: Viewer;
  readonly words: Tongue;
}) {
  const { t } = words;
  const votes = useMemo(() => votesOf(events, viewer), [events, viewer]);
  if (votes.length === 0) return <p>{t('after.no-votes')}</p>;
  const days = [...new Set(votes.map((vote) => vote.day))];
  return (
    <section className={style.votes} aria-labelledby="the-votes">
      <h2 id="the-votes">{t('after.votes')}</h2>
      <p className={style.legend}>
        <span data-mark="up">{t('votes.legend.up')}</span>
        <span data-mark="ghost">{t('votes.legend.ghost')}</span>
        <span data-mark="nominator">{t('votes.legend.nominator')}</span>
        <span data-mark="nominee">{t('votes.legend.nominee')}</span>
      </p>
      {days.map((day) => (
        <section key={day}>
          <h3>{t('votes.day', { n: day })}</h3>
          <ul className={style.day}>
            {votes
              .filter((vote) => vote.day === day)
              .map((vote) => (
                <li key={vote.key} className={style.vote} data-fatal={vote.fatal || undefined}>
                  <VoteClock vote={vote} name={words.name} />
                  <VoteWords vote={vote} words={words} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function VoteWords({ vote, words }: { readonly vote: PastVote; readonly words: Tongue }) {
  const { t, name, names } = words;
  const { exile, secret, result, voters, ghosts, fatal } = vote;
  const gaps = { nominator: name(vote.nominator), nominee: name(vote.nominee) };
  const living = voters.filter((seat) => !ghosts.includes(seat));
  return (
    <div className={style.words}>
      <p>
        <strong>{t(exile ? 'votes.exile' : 'votes.said', gaps)}</strong>
      </p>
      <p className="numerals">
        {result === null
          ? t(secret ? 'vote.secret' : 'votes.untaken')
          : t('votes.result', { n: result.votes, votes: result.votes, needed: result.needed })}
        {fatal ? <span className={style.fatal}> {t(exile ? 'votes.exiled' : 'mark.block')}</span> : null}
      </p>
      {living.length === 0 ? null : <p className={style.soft}>{t('votes.hands', { players: names(living) })}</p>}
      {ghosts.length === 0 ? null : <p className={style.soft}>{t('votes.ghosts', { players: names(ghosts) })}</p>}
    </div>
  );
}
