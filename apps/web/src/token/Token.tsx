import type { Character } from '@belfry/almanac';
import { useId } from 'react';
import { Icon } from './icon.tsx';
import { RIMS } from './rim.ts';
import style from './Token.module.css';

export interface TokenProps {
  readonly character: Pick<Character, 'name' | 'team' | 'icon'>;
  /** On the other side than its team: the token lies upside down, as on the table. */
  readonly flipped?: boolean;
  /** The name on a curve, for tokens that are large enough. */
  readonly named?: boolean;
}

/** A disc of worn ivory with an engraved icon; the rim tells the team by colour and by shape. It fills its box. */
export function Token({ character, flipped = false, named = false }: TokenProps) {
  const { team, icon, name } = character;
  return (
    <span
      className={`${style.token} ${flipped ? style.flipped : ''}`}
      data-team={team}
      data-flipped={flipped || undefined}
    >
      <svg className={style.rim} viewBox="0 0 100 100" aria-hidden="true">
        <path d={RIMS[team]} />
      </svg>
      <span className={style.disc}>
        <Icon name={icon} className={named ? style.iconAbove : style.icon} />
        {named ? <CurvedName name={name} /> : null}
      </span>
    </span>
  );
}

const ARC = 118;

function CurvedName({ name }: { readonly name: string }) {
  const id = useId();
  const size = Math.min(13, (ARC / name.length) * 1.75);
  return (
    <svg className={style.curve} viewBox="0 0 100 100" aria-hidden="true">
      <path id={id} d="M 9 50 A 41 41 0 0 0 91 50" fill="none" />
      <text fontSize={size} textAnchor="middle">
        <textPath href={`#${id}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </svg>
  );
}
