import type { Character } from '@belfry/almanac';
import { memo } from 'react';
import { Link } from '../app/router.tsx';
import { Token } from '../token/Token.tsx';
import style from './CharacterCard.module.css';
import teamStyle from './team.module.css';

/** One character in short: the token, the name, the team in words, the ability. */
export const CharacterCard = memo(function CharacterCard(props: {
  readonly character: Character;
  readonly team: string;
  readonly href: string;
  readonly current?: boolean;
  /** The whole text, however long. */
  readonly whole?: boolean;
}) {
  const { character } = props;
  return (
    <Link href={props.href} className={style.card} aria-current={props.current || undefined}>
      <span className={style.token}>
        <Token character={character} />
      </span>
      <span className={style.words}>
        <span className={style.head}>
          <span className={style.name}>{character.name}</span>
          <span className={`${style.team} ${teamStyle.tinted}`} data-team={character.team}>
            {props.team}
          </span>
        </span>
        <span className={style.ability} data-whole={props.whole || undefined}>
          {character.ability}
        </span>
      </span>
    </Link>
  );
});
