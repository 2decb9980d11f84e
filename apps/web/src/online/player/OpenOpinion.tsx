import type { Claim } from '@belfry/protocol';
import { Button } from '../../ui/Button.tsx';
import { useSeen } from '../net/use-table.tsx';
import { latestClaims } from '../talk/latest-claims.ts';
import style from './StanceButtons.module.css';
import { keepBack, SOON_MS, sayShortly, useSoon } from './said-soon.ts';
import type { SeatProps } from './seat-props.ts';

const SILENT: Claim = { character: null, learned: [], suspects: [], trusts: [] };
type Kind = 'suspects' | 'trusts';

/** What one says of another before everybody: one press, which can be taken back for a few seconds. */
export function OpenOpinion({ seat, you, table, view, words, act }: SeatProps & { readonly seat: number }) {
  const { t, name } = words;
  const { talk, claims: earlier } = useSeen();
  const key = `${table.code} ${you.seat} ${seat}`;
  const soon = useSoon(key);
  if (you.seat === null || seat === you.seat || view.phase !== 'day') return null;
  const mine = latestClaims(talk, earlier).get(you.seat) ?? SILENT;
  const say = (kind: Kind, on: boolean) => {
    const other = kind === 'suspects' ? 'trusts' : 'suspects';
    const without = (seats: readonly number[]) => seats.filter((named) => named !== seat);
    const named = without(mine[kind]);
    const claim = { ...mine, [kind]: on ? [...named, seat] : named, [other]: without(mine[other]) };
    sayShortly(key, () => void act({ do: 'claim', claim }));
  };
  if (soon) {
    return (
      <p className={style.soon} role="status">
        {t('opinion.soon', { n: SOON_MS / 1000 })}{' '}
        <Button size="small" onPress={() => keepBack(key)}>
          {t('opinion.stop')}
        </Button>
      </p>
    );
  }
  const button = (kind: Kind, word: 'suspect' | 'trust') => {
    const on = mine[kind].includes(seat);
    return (
      <Button size="small" onPress={() => say(kind, !on)}>
        {t(on ? `opinion.unsay.${word}` : `opinion.${word}`, { name: name(seat) })}
      </Button>
    );
  };
  return (
    <div className={style.stances}>
      {button('suspects', 'suspect')}
      {button('trusts', 'trust')}
    </div>
  );
}
