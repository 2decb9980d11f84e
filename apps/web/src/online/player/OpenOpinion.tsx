import type { Claim } from '@belfry/protocol';
import { Switch } from '../../ui/Switch.tsx';
import { useSeen } from '../net/use-table.tsx';
import { latestClaims } from '../talk/latest-claims.ts';
import type { SeatProps } from './seat-props.ts';

const SILENT: Claim = { character: null, learned: [], suspects: [], trusts: [] };

/** What one says of another before everybody: it goes out with one's own claim. */
export function OpenOpinion({ seat, you, view, words, act }: SeatProps & { readonly seat: number }) {
  const { t } = words;
  const { talk, claims: earlier } = useSeen();
  if (you.seat === null || seat === you.seat || view.phase !== 'day') return null;
  const mine = latestClaims(talk, earlier).get(you.seat) ?? SILENT;
  const say = (kind: 'suspects' | 'trusts', on: boolean) => {
    const other = kind === 'suspects' ? 'trusts' : 'suspects';
    const without = (seats: readonly number[]) => seats.filter((named) => named !== seat);
    const named = without(mine[kind]);
    void act({ do: 'claim', claim: { ...mine, [kind]: on ? [...named, seat] : named, [other]: without(mine[other]) } });
  };
  return (
    <>
      <Switch isOn={mine.suspects.includes(seat)} onChange={(on) => say('suspects', on)}>
        {t('claims.suspect')}
      </Switch>
      <Switch isOn={mine.trusts.includes(seat)} onChange={(on) => say('trusts', on)}>
        {t('claims.trust')}
      </Switch>
    </>
  );
}
