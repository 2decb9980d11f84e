import { useKept } from '../app/kept.ts';
import { useWords } from '../i18n/words.tsx';
import { chosenEdition } from '../online/chosen-edition.ts';
import { EDITIONS } from '../online/editions.ts';
import style from './EditionChoice.module.css';

/** What "Play now" plays. One is always chosen, so that playing stays one tap. */
export function EditionChoice() {
  const { t } = useWords();
  const chosen = useKept(chosenEdition);
  return (
    <fieldset className={style.editions}>
      <legend>{t('edition.title')}</legend>
      {EDITIONS.map((edition) => (
        <label key={edition} className={style.edition}>
          <input type="radio" name="edition" checked={edition === chosen} onChange={() => chosenEdition.set(edition)} />
          <span className={style.words}>
            <span className={style.name}>{t(`edition.${edition}`)}</span>
            <span className={style.text}>{t(`edition.${edition}.text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
