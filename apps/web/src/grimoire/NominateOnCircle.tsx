import { doing, type Json, type Options, type Prompt, type SeatId, TABLE } from '@belfry/engine';
import { useEffect, useState } from 'react';
import type { Picking } from '../game/picking.ts';
import type { Tongue } from '../game/tongue.ts';
import { Button } from '../ui/Button.tsx';
import style from './NowPanel.module.css';

type Players = Extract<Options, { pick: 'players' }>;

/** One who may nominate, and whom. */
interface Nominator {
  readonly prompt: Prompt;
  readonly seat: SeatId;
  readonly whom: Players;
  readonly choice: (nominee: SeatId) => Json;
}

/** Those among the questions of the day that let a seat nominate one player, and nothing else with it. */
export function nominatorsIn(prompts: readonly Prompt[]): Nominator[] {
  return prompts.flatMap((prompt) => {
    const nominate =
      prompt.options.pick === 'action' ? prompt.options.of.find((action) => action.do === 'nominate') : undefined;
    const whom = nominate?.with;
    if (nominate === undefined || whom?.pick !== 'players' || whom.min !== 1 || whom.max !== 1) return [];
    return [{ prompt, seat: Number(prompt.to), whom, choice: (nominee) => doing(nominate, [nominee]) }];
  });
}

/** Two presses on the circle: who nominates, then whom. */
export function NominateOnCircle(props: {
  readonly nominators: readonly Nominator[];
  readonly words: Tongue;
  readonly picking: Picking;
  readonly onNominate: (prompt: Prompt, choice: Json) => void;
  /** The circle is wanted for something else. */
  readonly onStop: () => void;
}) {
  const { nominators, words, picking, onNominate, onStop } = props;
  const { t, name } = words;
  const [by, setBy] = useState<SeatId | null>(null);
  const { begin, stop, chosen } = picking;
  const nominator = nominators.find(({ seat }) => seat === by) ?? null;
  const from = nominator?.whom.from ?? nominators.map(({ seat }) => seat);
  const key = `${by} ${from.join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice begins anew when the question changes, not the words
  useEffect(() => {
    begin({ title: t('day.nominate'), from, min: 1, max: 1 });
    return stop;
  }, [key, begin, stop]);
  const [pressed] = chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press counts once
  useEffect(() => {
    if (pressed === undefined || !from.includes(pressed)) return;
    if (nominator === null) setBy(pressed);
    else {
      setBy(null);
      onNominate(nominator.prompt, nominator.choice(pressed));
    }
  }, [pressed]);
  return (
    <div className={style.nominate}>
      <p role="status">
        {nominator === null ? t('day.two-presses') : t('day.who-is-nominated', { name: name(nominator.seat) })}
      </p>
      <div className={style.buttons}>
        {nominator?.whom.from.includes(TABLE) ? (
          <Button onPress={() => picking.toggle(TABLE)}>{name(TABLE)}</Button>
        ) : null}
        {nominator === null ? (
          <Button look="quiet" size="small" onPress={onStop}>
            {t('day.open-seats')}
          </Button>
        ) : (
          <Button look="quiet" size="small" onPress={() => setBy(null)}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
