import { guide, TROUBLES, type Trouble } from '@belfry/almanac';
import type { Tongue } from '../game/tongue.ts';
import style from './FabledGuide.module.css';

const EVERY = Object.keys(TROUBLES) as Trouble[]; // the keys of the table

/** Which of the Fabled and Loric helps with what trouble at the table; pressing one puts it among those to come. */
export function FabledGuide(props: {
  readonly words: Tongue;
  readonly chosen: readonly string[];
  readonly onPress: (id: string) => void;
}) {
  const { words, chosen, onPress } = props;
  const { troubles, helps } = guide(words.lang);
  return (
    <details className={style.guide}>
      <summary>{words.t('tools.fabled.guide')}</summary>
      {EVERY.map((trouble) => (
        <section key={trouble}>
          <h4>{troubles[trouble]}</h4>
          <ul>
            {TROUBLES[trouble].map((id) => (
              <li key={id}>
                <button type="button" aria-pressed={chosen.includes(id)} onClick={() => onPress(id)}>
                  <strong>{words.lookUp(id).name}</strong> {helps[id]}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
