import type { SeatId, View } from '@belfry/engine';
import { StatementView } from '../../game/StatementView.tsx';
import type { Tongue } from '../../game/tongue.ts';
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
  const asked = by === null ? [] : askedFor(view, fact);
  const signal = by === 'demoninfo' || by === 'minioninfo' ? t(SIGNALS[by]) : null;
  return (
    <div className={style.news}>
      <h1 className={style.lead}>{by === null ? t('signal.storyteller') : (signal ?? lookUp(by).name)}</h1>
      <StatementView info={fact.info} words={words} />
      {asked.length === 0 ? null : <p>{sayAsked(fact, asked, words)}</p>}
      {view.phase === 'night' ? <p className={style.soft}>{t('signal.kept')}</p> : null}
    </div>
  );
}

/** Whom the viewer had chosen for what they are shown now. */
function askedFor({ journal }: View, told: News): readonly SeatId[] {
  const at = journal.findIndex(({ fact }) => fact === told);
  const chose = journal.slice(0, at < 0 ? journal.length : at).findLast(({ fact }) => fact.type === 'chose');
  if (chose === undefined || chose.fact.type !== 'chose' || told.type !== 'told') return [];
  const isSame = chose.fact.character === told.character && journal[at]?.night === chose.night;
  const { chosen } = chose.fact;
  return isSame && Array.isArray(chosen) ? chosen.filter((seat) => typeof seat === 'number') : [];
}

/** Whose nod says "one of them is": of the others it says something about both together. */
const EITHER: ReadonlySet<string> = new Set(['fortuneteller']);

/** "No: neither Ada nor Ben" says more than a shaken head. */
function sayAsked(
  { character, info }: Extract<News, { type: 'told' }>,
  asked: readonly SeatId[],
  words: Tongue,
): string {
  const { t, name, names } = words;
  const [one, two, ...more] = asked;
  if (info.says !== 'yes' || two === undefined || more.length > 0 || !EITHER.has(character ?? ''))
    return t('signal.asked', { names: names(asked) });
  return t(info.yes ? 'signal.yes-two' : 'signal.no-two', { one: name(one!), two: name(two) });
}
