import { type Sentence, say } from '@belfry/almanac';
import type { Script } from '@belfry/scripts';
import { useLookUp } from '../game/lookup.ts';
import { useWords } from '../i18n/words.tsx';

/** Says something about a script's characters, homebrew included, before anybody sits anywhere. */
export function useSayOf({ characters }: Pick<Script, 'characters'>): (sentence: Sentence) => string {
  const { lang } = useWords();
  const lookUp = useLookUp(characters);
  return (sentence) => say(sentence, { name: (seat) => `${seat + 1}`, character: (id) => lookUp(id).name }, lang);
}
