import type { View } from '@belfry/engine';
import type { Line } from '@belfry/protocol';
import { sayEffect } from '../../game/effects.ts';
import type { Tongue } from '../../game/tongue.ts';
import { latestClaims } from '../talk/latest-claims.ts';
import { sayClaim } from '../talk/say-claim.ts';
import style from './ClaimsPanel.module.css';

/** What everybody says they are beside what they are, and who is bound to keep up a madness. */
export function ClaimsPanel({
  view,
  words,
  talk,
}: {
  readonly view: View;
  readonly words: Tongue;
  readonly talk: readonly Line[];
}) {
  const { t, name, lookUp, side } = words;
  const claims = latestClaims(talk);
  const tokens = view.grimoire?.tokens ?? [];
  const reminders = view.grimoire?.reminders ?? [];
  return (
    <ul className={style.list}>
      {view.circle.map((seat) => {
        const token = tokens.find((other) => other.seat === seat);
        const claim = claims.get(seat);
        const mad = reminders.filter((effect) => effect.target === seat && effect.kind.startsWith('mad'));
        const honest = claim !== undefined && token !== undefined && claim.character === token.character;
        return (
          <li key={seat} className={style.seat} data-mad={mad.length > 0 || undefined}>
            <p>
              <strong>{name(seat)}</strong>{' '}
              {token === undefined ? null : (
                <span className={style.soft}>
                  {lookUp(token.character).name}, {side(token.alignment)}
                </span>
              )}
            </p>
            <p>
              {claim === undefined ? <span className={style.soft}>{t('claims.silent')}</span> : sayClaim(claim, words)}
              {honest ? <span className={style.true}> {t('claims.true')}</span> : null}
            </p>
            {mad.map((effect) => (
              <p key={effect.id} className={style.mad}>
                {sayEffect(effect.kind, t)}
                {effect.by === null ? '' : ` (${lookUp(effect.by).name})`}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
