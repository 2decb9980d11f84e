import type { Intervention, SeatId } from '@belfry/engine';
import { useState } from 'react';
import { MAD_ABOUT, madAbout } from '../game/effects.ts';
import type { Tongue } from '../game/tongue.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import style from './ClaimsPanel.module.css';
import type { Desk } from './desk.ts';
import { MadnessForm } from './MadnessForm.tsx';
import { useNotedClaims } from './noted-claims.ts';

/** What somebody has said of themselves at the table, where the table's talk comes through Belfry. */
export interface SaidClaim {
  readonly character: string | null;
  readonly text: string;
}

const SILENT = '';

/** What everybody says they are beside what they are, and who is bound to keep up a madness. */
export function ClaimsPanel(props: {
  readonly desk: Desk;
  readonly game: string;
  readonly words: Tongue;
  readonly said?: ReadonlyMap<SeatId, SaidClaim>;
}) {
  const { desk, game, words, said } = props;
  const { t } = words;
  const [refusal, setRefusal] = useState<string | null>(null);
  const { claims, note } = useNotedClaims(game);
  const act = async (action: Intervention) => setRefusal(await desk.send({ type: 'intervene', action }));
  const claimOf = (seat: SeatId) => said?.get(seat)?.character ?? claims[seat] ?? null;
  const { grimoire, circle, seats } = desk.view;
  const mad = grimoire?.reminders.filter(({ kind }) => kind === 'mad' || kind === MAD_ABOUT) ?? [];
  const sheet = desk.characters.filter((c) => c.team !== 'fabled' && c.team !== 'loric');
  const choices = [
    { value: SILENT, label: t('claims.silent') },
    ...sheet.map((c) => ({ value: c.id, label: words.lookUp(c.id).name })),
  ];
  return (
    <div className={style.panel}>
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      <section className={style.section}>
        <h2>{t('madness.title')}</h2>
        {mad.length === 0 ? <p className={style.soft}>{t('madness.none')}</p> : null}
        <ul>
          {mad.map((effect) => {
            const about = madAbout(effect);
            const claim = claimOf(effect.target);
            const kept = about === null || claim === null ? null : claim === about;
            return (
              <li key={effect.id} className={style.madness} data-kept={kept ?? undefined}>
                <p>
                  <strong>{words.name(effect.target)}</strong>{' '}
                  {about === null ? t('effect.mad') : t('madness.about', { what: words.lookUp(about).name })}
                  {effect.by === null ? '' : ` (${words.lookUp(effect.by).name})`}
                </p>
                <p className={style.verdict}>
                  {claim === null
                    ? t('madness.silent')
                    : t(kept === null ? 'madness.claims' : kept ? 'madness.kept' : 'madness.broken', {
                        what: words.lookUp(claim).name,
                      })}
                </p>
                <div className={style.buttons}>
                  <Button size="small" look="grave" onPress={() => void act({ do: 'execute', seat: effect.target })}>
                    {t('seat.execute')}
                  </Button>
                  <Button size="small" onPress={() => void act({ do: 'unmark', effect: effect.id })}>
                    {t('madness.end')}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
        <MadnessForm desk={desk} words={words} act={(action) => void act(action)} />
      </section>
      <section className={style.section}>
        <h2>{t('claims.heading')}</h2>
        <ul className={style.list}>
          {circle.map((seat) => {
            const token = grimoire?.tokens.find((other) => other.seat === seat);
            const claim = claimOf(seat);
            const spoken = said?.get(seat);
            return (
              <li key={seat} className={style.seat} data-dead={!seats.find((s) => s.seat === seat)?.alive || undefined}>
                <p>
                  <strong>{words.name(seat)}</strong>{' '}
                  {token === undefined ? null : (
                    <span className={style.soft}>
                      {words.lookUp(token.character).name}, {words.side(token.alignment)}
                    </span>
                  )}
                  {claim !== null && claim === token?.character ? (
                    <span className={style.true}> {t('claims.true')}</span>
                  ) : null}
                </p>
                <Choice
                  label={t('claims.noted', { name: words.name(seat) })}
                  hideLabel
                  value={claims[seat] ?? SILENT}
                  onChange={(id) => note(seat, id === SILENT ? null : id)}
                  choices={choices}
                />
                {spoken === undefined ? null : <p className={style.said}>{spoken.text}</p>}
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
