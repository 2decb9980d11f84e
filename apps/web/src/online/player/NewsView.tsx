import { StatementView } from '../../game/StatementView.tsx';
import { Token } from '../../token/Token.tsx';
import style from './NewsView.module.css';
import type { News } from './news.ts';
import type { SeatProps } from './seat-props.ts';

const SIGNALS = { demoninfo: 'signal.demoninfo', minioninfo: 'signal.minioninfo' } as const;

/** What the Storyteller shows: a token, fingers, a nod; and for an ability, whose it is. */
export function NewsView({ fact, view, words }: Pick<SeatProps, 'view' | 'words'> & { readonly fact: News }) {
  const { t, lookUp, side, terms } = words;
  if (fact.type === 'you-are') {
    const character = lookUp(fact.character);
    return (
      <div className={style.news}>
        <h1 className={style.lead}>{t('signal.you-are')}</h1>
        <div className={style.token}>
          <Token character={character} />
        </div>
        <p className={style.name}>{character.name}</p>
        <p className={style.side} data-side={fact.alignment}>
          {terms.teams[character.team].one}, {side(fact.alignment)}
        </p>
        <p>{character.ability}</p>
      </div>
    );
  }
  const by = fact.character;
  const signal = by === 'demoninfo' || by === 'minioninfo' ? t(SIGNALS[by]) : null;
  return (
    <div className={style.news}>
      <h1 className={style.lead}>{by === null ? t('signal.storyteller') : (signal ?? lookUp(by).name)}</h1>
      <StatementView info={fact.info} words={words} />
      {view.phase === 'night' ? <p className={style.soft}>{t('signal.kept')}</p> : null}
    </div>
  );
}
