import type { SeenEvent, Viewer } from '@belfry/engine';
import { useMemo } from 'react';
import type { Tongue } from '../../game/tongue.ts';
import { Icon } from '../../token/icon.tsx';
import style from './Replay.module.css';
import { viewAt } from './Replay.tsx';
import { votesOf } from './votes-of.ts';

/** Who voted for whose death, day by day: a hand in each square; striped, where the hand was a dead one's last. */
export function VotePicture({
  events,
  viewer,
  words,
}: {
  readonly events: readonly SeenEvent[];
  readonly viewer: Viewer;
  readonly words: Tongue;
}) {
  const { t, name } = words;
  const votes = useMemo(() => votesOf(events, viewer), [events, viewer]);
  const circle = useMemo(() => viewAt(events, viewer, events.length).circle, [events, viewer]);
  if (votes.length === 0) return <p>{t('after.no-votes')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by the keyboard
    <section className={style.votes} tabIndex={0} aria-label={t('after.votes')}>
      <table>
        <caption>{t('after.votes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('after.nominated')}</th>
            {circle.map((seat) => (
              <th key={seat} scope="col">
                <span className={style.voter}>{name(seat)}</span>
              </th>
            ))}
            <th scope="col">{t('after.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {votes.map((vote) => (
            <tr key={vote.key} data-block={vote.block || undefined}>
              <th scope="row">
                {vote.day}. {name(vote.nominator)} → {name(vote.nominee)}
              </th>
              {circle.map((seat) => {
                const voted = vote.voters.includes(seat);
                const ghost = vote.ghosts.includes(seat);
                return (
                  <td key={seat} data-voted={voted || undefined} data-ghost={ghost || undefined}>
                    {voted ? (
                      <>
                        <Icon name="hand" />
                        <span className="unseen">{t(ghost ? 'after.ghost' : 'yes')}</span>
                      </>
                    ) : null}
                  </td>
                );
              })}
              <td className={`${style.sum} numerals`}>
                {vote.votes} / {vote.needed}
                {vote.block ? ` · ${t('mark.block')}` : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
