import type { Settings } from '@belfry/protocol';
import type { Script } from '@belfry/scripts';
import { useLookUp } from '../game/lookup.ts';
import { useWords } from '../i18n/words.tsx';
import style from './LeftToPeople.module.css';

/**
 * What an automatic game leaves undone: characters that Belfry cannot play by itself. Said of the whole script, before
 * the game and during it: which of them are in play is nobody's business.
 */
export function LeftToPeople(props: { readonly script: Script; readonly storyteller: Settings['storyteller'] }) {
  const { script, storyteller } = props;
  const { t, list } = useWords();
  const lookUp = useLookUp(script.characters);
  const byHand = script.characters.filter((character) => !character.automated);
  if (storyteller !== 'automatic' || byHand.length === 0) return null;
  return (
    <p className={style.notice} role="note">
      {t('automatic.by-hand', { n: byHand.length, names: list(byHand.map(({ id }) => lookUp(id).name)) })}
    </p>
  );
}
