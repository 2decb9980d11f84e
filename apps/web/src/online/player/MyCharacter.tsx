import type { View } from '@belfry/engine';
import type { Tongue } from '../../game/tongue.ts';

/** What this seat believes to be, in our words. */
export function MyCharacter({ view, words }: { readonly view: View; readonly words: Tongue }) {
  if (view.me === null) return null;
  const character = words.lookUp(view.me.character);
  return (
    <>
      <p>
        {words.terms.teams[character.team].one}, {words.side(view.me.alignment)}
      </p>
      <p>{character.ability}</p>
    </>
  );
}
