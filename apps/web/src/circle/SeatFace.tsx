import { Candle } from '../token/Candle.tsx';
import { Icon } from '../token/icon.tsx';
import { LifeToken } from '../token/LifeToken.tsx';
import { Shroud } from '../token/Shroud.tsx';
import { Token } from '../token/Token.tsx';
import { SeatClaim } from './SeatClaim.tsx';
import style from './SeatFace.module.css';
import type { CircleSeat, SeatMark } from './seat.ts';

const SHOWN_MARKS: Partial<Record<SeatMark, string>> = {
  nominator: 'talk',
  nominee: 'gavel',
  block: 'guillotine',
  asked: 'eyeball',
};

/** The look of one seat: its disc, its shroud and candle, its raised hand, its name. */
export function SeatFace({ seat, hour }: { readonly seat: CircleSeat; readonly hour: number }) {
  const { token = null, marks = [], hand = null } = seat;
  const mark = (['block', 'nominee', 'nominator', 'asked'] as const).find((m) => marks.includes(m));
  const impaired = marks.includes('poisoned') ? 'poisoned' : marks.includes('drunk') ? 'drunk' : undefined;
  return (
    <>
      <span
        className={style.disc}
        data-guess={seat.guess || undefined}
        data-impaired={impaired}
        data-lit={seat.lit || undefined}
      >
        <span className={style.fade} data-dead={!seat.alive || undefined} data-plain={token === null || undefined}>
          {token === null ? (
            <LifeToken hour={hour} traveller={seat.traveller ?? false} />
          ) : (
            <Token character={token.character} flipped={token.flipped} named />
          )}
        </span>
        {seat.alive ? null : <Shroud folded={seat.revealed === true && token !== null} />}
        {seat.alive ? null : (
          <span className={style.candle}>
            <Candle lit={seat.ghostVote} />
          </span>
        )}
        {seat.claim === undefined ? null : <SeatClaim claim={seat.claim} />}
        {hand === null ? null : (
          <span className={style.hand} data-counted={hand === 'counted' || undefined}>
            <Icon name="hand" />
          </span>
        )}
        {mark === undefined ? null : (
          <span className={style.mark} data-mark={mark}>
            <Icon name={SHOWN_MARKS[mark]!} />
          </span>
        )}
      </span>
      <span
        className={style.name}
        data-token={token === null ? undefined : true}
        data-me={marks.includes('me') || undefined}
        data-away={marks.includes('away') || undefined}
      >
        {seat.bot ? <Icon name="cog" className={style.bot} /> : null}
        <span className={style.letters}>{seat.name}</span>
      </span>
    </>
  );
}
