import type { Character } from '@belfry/almanac';
import { Token } from '../token/Token.tsx';
import style from './SeatClaim.module.css';

/** What a seat says of itself, whether something speaks against it, and what the viewer noted about it. */
export interface ShownClaim {
  readonly character: Pick<Character, 'name' | 'team' | 'icon'> | null;
  readonly clash: boolean;
  readonly stance: 'believe' | 'unsure' | 'doubt' | null;
}

/** Three shapes that are told apart without their colours: a ring, a rhomb, a spike. */
const SHAPES = {
  believe: <circle cx="10" cy="10" r="6.5" fill="none" strokeWidth="4" />,
  unsure: <path d="M10 1.5 18.5 10 10 18.5 1.5 10Z" fill="none" strokeWidth="3" />,
  doubt: <path d="M10 1 19 18.5 1 18.5Z" strokeWidth="1" />,
} as const;

export function StanceShape({ stance }: { readonly stance: keyof typeof SHAPES }) {
  return (
    <svg className={style.stance} data-stance={stance} viewBox="0 0 20 20" aria-hidden="true">
      {SHAPES[stance]}
    </svg>
  );
}

export function SeatClaim({ claim }: { readonly claim: ShownClaim }) {
  const { character, clash, stance } = claim;
  return (
    <span className={style.claim} data-clash={clash || undefined} aria-hidden="true">
      {character === null ? null : <Token character={character} />}
      {clash ? <span className={style.clash}>≠</span> : null}
      {stance === null ? null : (
        <span className={style.note}>
          <StanceShape stance={stance} />
        </span>
      )}
    </span>
  );
}
