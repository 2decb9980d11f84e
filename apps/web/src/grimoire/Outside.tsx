import type { Tongue } from '../game/tongue.ts';
import { Token } from '../token/Token.tsx';
import type { Desk } from './desk.ts';
import style from './Outside.module.css';

/** Tokens that sit in no chair: the Demon's bluffs, Fabled and Loric. */
export function Outside({ desk, words }: { readonly desk: Desk; readonly words: Tongue }) {
  const bluffs = desk.view.grimoire?.bluffs ?? [];
  return (
    <div className={style.outside}>
      <Row title={words.t('grimoire.bluffs')} ids={bluffs} words={words} />
      <Row title={words.t('grimoire.fabled')} ids={desk.view.fabled} words={words} />
    </div>
  );
}

function Row({
  title,
  ids,
  words,
}: {
  readonly title: string;
  readonly ids: readonly string[];
  readonly words: Tongue;
}) {
  if (ids.length === 0) return null;
  return (
    <section className={style.row}>
      <h2 className={style.title}>{title}</h2>
      <ul className={style.tokens}>
        {ids.map((id) => (
          <li key={id} className={style.token}>
            <Token character={words.lookUp(id)} />
            <span>{words.lookUp(id).name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
