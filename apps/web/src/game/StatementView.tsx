import { type ShownToken, type Statement, type StatementKind, type StatementOf, sideOf } from '@belfry/engine';
import type { ReactNode } from 'react';
import { ClockCircle } from '../circle/ClockCircle.tsx';
import { Token } from '../token/Token.tsx';
import style from './StatementView.module.css';
import { sayStatement } from './say.ts';
import type { Tongue } from './tongue.ts';

/** What a player is shown: a number of fingers, a nod, tokens, names. Large enough to turn a device around for. */
export const StatementView = ({ info, words }: { readonly info: Statement; readonly words: Tongue }): ReactNode =>
  // Each view takes statements of its kind, which TypeScript cannot follow from a name in a variable.
  (VIEWS[info.says] as (info: Statement, words: Tongue) => ReactNode)(info, words);

const tokens = (ids: readonly string[], { lookUp }: Tongue) => (
  <ul className={style.tokens}>
    {ids.map((id) => (
      <li key={id} className={style.token}>
        <Token character={lookUp(id)} />
        <span>{lookUp(id).name}</span>
      </li>
    ))}
  </ul>
);

const line = (info: Statement, words: Tongue) => <p className={style.big}>{sayStatement(info, words)}</p>;

/** Tokens, and below them what they mean. */
const pictured = (ids: readonly string[], info: Statement, words: Tongue) => (
  <div className={style.group}>
    {tokens(ids, words)}
    {line(info, words)}
  </div>
);

const VIEWS: { readonly [K in StatementKind]: (info: StatementOf<K>, words: Tongue) => ReactNode } = {
  number: ({ number }) => <p className={`${style.huge} numerals`}>{number}</p>,
  yes: line,
  character: ({ character }, words) => tokens([character], words),
  player: line,
  'one-of': (info, words) => pictured([info.character], info, words),
  none: line,
  grimoire: ({ tokens }, words) => <Grimoire tokens={tokens} words={words} />,
  'evil-info': (info, words) => <EvilInfo info={info} words={words} />,
  'player-is': (info, words) => pictured([info.character], info, words),
  among: line,
  'none-among': line,
  'count-among': line,
  alignment: line,
  'one-of-characters': (info, words) => pictured(info.characters, info, words),
  direction: line,
  characters: ({ characters }, words) => tokens(characters, words),
  winning: line,
  warmth: line,
  answer: line,
  ability: (info, words) => pictured([info.character], info, words),
  'in-play': (info, words) => pictured([info.character], info, words),
  mad: (info, words) => pictured([info.character], info, words),
  chose: line,
  two: ({ first, second }, words) => (
    <div className={style.group}>
      <StatementView info={first} words={words} />
      <hr className={style.between} />
      <StatementView info={second} words={words} />
    </div>
  ),
  text: line,
};

function EvilInfo({ info, words }: { readonly info: StatementOf<'evil-info'>; readonly words: Tongue }) {
  const { t, names } = words;
  const { demons, minions, bluffs } = info;
  const others = demons === null ? 'say.minions' : 'say.other-minions';
  return (
    <div className={style.group}>
      {demons === null ? null : <p className={style.big}>{t('say.demons', { players: names(demons) })}</p>}
      {minions === null || (demons !== null && minions.length === 0) ? null : (
        <p className={style.big}>{t(others, { players: names(minions) })}</p>
      )}
      {bluffs === null ? null : (
        <>
          <p>{t('say.bluffs', { characters: '' })}</p>
          {tokens(bluffs, words)}
        </>
      )}
    </div>
  );
}

function Grimoire({ tokens, words }: { readonly tokens: readonly ShownToken[]; readonly words: Tongue }) {
  const { t, name, lookUp, side } = words;
  return (
    <ClockCircle
      label={t('say.grimoire')}
      seats={tokens.map(({ seat, alive, character, alignment }) => {
        const plain = { id: seat, name: name(seat), alive, ghostVote: false };
        if (character === null) return { ...plain, description: t('statement.hole') };
        const shown = lookUp(character);
        return {
          ...plain,
          token: { character: shown, flipped: alignment !== null && sideOf(shown.team) !== alignment },
          description: alignment === null ? shown.name : `${shown.name}, ${side(alignment)}`,
        };
      })}
    />
  );
}
