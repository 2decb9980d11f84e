import { LOCALES } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import type { Gauge, Ingredient } from '@belfry/storyteller';
import { useEffect, useState } from 'react';
import type { Tongue } from '../game/tongue.ts';
import { Loading, Trouble } from '../ui/States.tsx';
import type { Desk } from './desk.ts';
import { useNotedClaims } from './noted-claims.ts';
import { ScalesDial } from './ScalesDial.tsx';
import style from './ScalesPanel.module.css';

const NO_CLAIMS: ReadonlyMap<SeatId, string> = new Map();

/** Who is winning, as far as Belfry can tell, and what makes it think so. For the Storyteller's eyes. */
export function ScalesPanel(props: {
  readonly desk: Desk;
  readonly game: string;
  readonly words: Tongue;
  readonly said?: ReadonlyMap<SeatId, string>;
}) {
  const { desk, game, words, said = NO_CLAIMS } = props;
  const { t } = words;
  const { claims } = useNotedClaims(game);
  const [weighed, setWeighed] = useState<Gauge | 'failed' | null>(null);
  const heard = new Map([...Object.entries(claims).map(([seat, id]) => [Number(seat), id] as const), ...said]);
  const { view } = desk;
  const alive = view.seats.filter((seat) => seat.alive).map((seat) => seat.seat);
  // What could tip the scales: not every hand that goes up and down.
  const moment = JSON.stringify([
    view.phase,
    view.night,
    view.day,
    alive,
    view.today.block,
    view.grimoire?.tokens.map((token) => [token.character, token.alignment]),
    [...heard],
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: weighed again when the moment changes
  useEffect(() => {
    let current = true;
    Promise.all([import('./weigh.ts'), desk.game()]).then(
      ([{ weigh }, whole]) => {
        if (current) setWeighed(weigh(whole.grimoire, heard));
      },
      () => {
        if (current) setWeighed('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [moment]);
  if (weighed === null) return <Loading />;
  if (weighed === 'failed') return <Trouble title={t('scales.failed')} />;
  const percent = Math.round(weighed.good * 100);
  return (
    <div className={style.panel}>
      <ScalesDial good={weighed.good} label={t('scales.label')} text={t('scales.good', { n: percent })} />
      <p className={style.verdict}>
        {t(percent >= 60 ? 'scales.for-good' : percent <= 40 ? 'scales.for-evil' : 'scales.even')}
      </p>
      <h2>{t('scales.ingredients')}</h2>
      <ul className={style.list}>
        {weighed.ingredients.map((ingredient) => (
          <Row key={ingredient.name} ingredient={ingredient} words={words} players={view.seats.length} />
        ))}
      </ul>
      <p className={style.soft}>{t('scales.note')}</p>
    </div>
  );
}

/** A weight that fills its half of the bar. */
const FULL = 3;

function Row(props: { readonly ingredient: Ingredient; readonly words: Tongue; readonly players: number }) {
  const { ingredient, words, players } = props;
  const { t, side } = words;
  const { weight } = ingredient;
  const towards = weight >= 0 ? 'good' : 'evil';
  const width = `${(Math.min(Math.abs(weight), FULL) / FULL) * 50}%`;
  return (
    <li className={style.row}>
      <span>{sayIngredient(ingredient, players, words)}</span>
      <span className={style.bar} aria-hidden="true">
        <span data-towards={towards} style={{ width }} />
      </span>
      <span className="unseen">
        {Math.abs(weight) < 0.05 ? t('scales.nothing') : t('scales.towards', { side: side(towards) })}
      </span>
    </li>
  );
}

function sayIngredient({ name, value }: Ingredient, players: number, { t, lang }: Tongue): string {
  const number = new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 1 });
  switch (name) {
    case 'demon-suspected':
      return t('scales.demon-suspected', { times: number.format(Math.exp(value)) });
    case 'minions-alive':
      return t('scales.minions-alive', { n: value });
    case 'executions-left':
      return t('scales.executions-left', { n: Math.max(0, Math.floor(value)) });
    case 'ghost-votes':
      return t('scales.ghost-votes', { difference: number.format(value) });
    case 'evil-suspected':
      return t(
        value > 0.05 ? 'scales.evil-suspected' : value < -0.05 ? 'scales.good-suspected' : 'scales.same-suspected',
      );
    case 'players':
      return t('scales.players', { n: players });
  }
}
