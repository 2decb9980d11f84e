import type { SeatId } from '@belfry/engine';
import { spot } from '../../circle/geometry.ts';
import style from './VotePicture.module.css';
import type { PastVote } from './votes-of.ts';

const RADIUS = 41;
const LARGEST = 8;

const initials = (name: string) => [...name].slice(0, 2).join('');

/** One vote on a clock face. The words beside it say the same, so readers may skip it. */
export function VoteClock({ vote, name }: { readonly vote: PastVote; readonly name: (seat: SeatId) => string }) {
  const { circle, nominator, nominee } = vote;
  const size = Math.min(LARGEST, (RADIUS * Math.PI) / circle.length - 0.6);
  const places = new Map(circle.map((seat, at) => [seat, spot(RADIUS, (at * 360) / circle.length)]));
  const from = places.get(nominator);
  const to = places.get(nominee);
  const markOf = (seat: SeatId) =>
    vote.ghosts.includes(seat) ? 'ghost' : vote.voters.includes(seat) ? 'up' : undefined;
  return (
    <svg className={style.clock} viewBox="0 0 100 100" aria-hidden="true">
      <circle className={style.face} cx="50" cy="50" r={RADIUS} />
      {from === undefined || to === undefined || nominator === nominee ? null : (
        <Arrow from={from} to={to} gap={size} />
      )}
      {circle.map((seat) => {
        const { x, y } = places.get(seat)!;
        const role = seat === nominee ? 'nominee' : seat === nominator ? 'nominator' : undefined;
        return (
          <g key={seat} className={style.seat} data-mark={markOf(seat)} data-role={role}>
            <circle cx={x} cy={y} r={size} />
            <text x={x} y={y} fontSize={size * 0.95}>
              {initials(name(seat))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function Arrow({ from, to, gap }: { readonly from: Place; readonly to: Place; readonly gap: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const tip = { x: to.x - way.x * (gap + 1.5), y: to.y - way.y * (gap + 1.5) };
  const tail = { x: from.x + way.x * (gap + 1), y: from.y + way.y * (gap + 1) };
  const wing = (side: number) => `${tip.x - way.x * 5 + way.y * 3 * side},${tip.y - way.y * 5 - way.x * 3 * side}`;
  return (
    <g className={style.arrow}>
      <line x1={tail.x} y1={tail.y} x2={tip.x - way.x * 3} y2={tip.y - way.y * 3} />
      <polygon points={`${tip.x},${tip.y} ${wing(1)} ${wing(-1)}`} />
    </g>
  );
}
