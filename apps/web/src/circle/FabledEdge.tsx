import type { Character } from '@belfry/almanac';
import { Token } from '../token/Token.tsx';
import style from './FabledEdge.module.css';

/** Fabled and Loric sit in no chair: they stand in gold where the square around the face has its corners. */
export function FabledEdge(props: { readonly label: string; readonly characters: readonly Character[] }) {
  const { label, characters } = props;
  if (characters.length === 0) return null;
  return (
    <ul className={style.edge} aria-label={label}>
      {characters.map((character) => (
        <li key={character.id} title={`${character.name}: ${character.ability}`}>
          <Token character={character} />
          <span>{character.name}</span>
        </li>
      ))}
    </ul>
  );
}
