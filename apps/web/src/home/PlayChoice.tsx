import { type Kept, useKept } from '../app/kept.ts';
import { useWords } from '../i18n/words.tsx';
import { COMPANIES, chosenBots } from '../online/chosen-bots.ts';
import { chosenEdition } from '../online/chosen-edition.ts';
import { EDITIONS } from '../online/editions.ts';
import style from './PlayChoice.module.css';

/** What "Play now" plays, and with whom. Something is always chosen, so that playing stays one tap. */
export function PlayChoice() {
  const { t } = useWords();
  return (
    <>
      <Cards
        title={t('edition.title')}
        name="edition"
        choice={chosenEdition}
        cards={EDITIONS.map((edition) => ({
          value: edition,
          label: t(`edition.${edition}`),
          text: t(`edition.${edition}.text`),
        }))}
      />
      <Cards
        title={t('company.title')}
        name="bots"
        choice={chosenBots}
        cards={COMPANIES.map((level) => ({
          value: level,
          label: t(`company.${level}`),
          text: t(`company.${level}.text`),
        }))}
      />
    </>
  );
}

interface Card<T> {
  readonly value: T;
  readonly label: string;
  readonly text: string;
}

function Cards<T extends string>(props: {
  readonly title: string;
  readonly name: string;
  readonly choice: Kept<T>;
  readonly cards: readonly Card<T>[];
}) {
  const chosen = useKept(props.choice);
  return (
    <fieldset className={style.cards}>
      <legend>{props.title}</legend>
      {props.cards.map(({ value, label, text }) => (
        <label key={value} className={style.card}>
          <input type="radio" name={props.name} checked={value === chosen} onChange={() => props.choice.set(value)} />
          <span className={style.words}>
            <span className={style.name}>{label}</span>
            <span className={style.text}>{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
