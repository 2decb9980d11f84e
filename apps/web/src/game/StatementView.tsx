import type { Statement } from '@belfry/engine';
import { sideOf } from '@belfry/engine';
import { ClockCircle } from '../circle/ClockCircle.tsx';
import { Token } from '../token/Token.tsx';
import style from './StatementView.module.css';
import { sayStatement } from './say.ts';
import type { Tongue } from './tongue.ts';

/** What a player is shown: a number of fingers, a nod, tokens, names. Large enough to turn a device around for. */
export function StatementView({ info, words }: { readonly info: Statement; readonly words: Tongue }) {
  const { t, lookUp, name, names } = words;
  const tokens = (ids: readonly string[]) => (
    <ul className={style.tokens}>
      {ids.map((id) => (
        <li key={id} className={style.token}>
          <Token character={lookUp(id)} />
          <span>{lookUp(id).name}</span>
        </li>
      ))}
    </ul>
  );
  if ('number' in info) return <p className={`${style.huge} numerals`}>{info.number}</p>;
  if ('yes' in info) return <p className={style.big}>{t(info.yes ? 'say.yes' : 'say.no')}</p>;
  if ('players' in info) {
    return (
      <div className={style.group}>
        {tokens([info.character])}
        <p className={style.big}>{names(info.players)}</p>
        <p>{sayStatement(info, words)}</p>
      </div>
    );
  }
  if ('character' in info) return tokens([info.character]);
  if ('player' in info) return <p className={style.big}>{name(info.player)}</p>;
  if ('bluffs' in info) {
    return (
      <div className={style.group}>
        <p className={style.big}>{t('say.minions', { players: names(info.minions) })}</p>
        <p>{t('say.bluffs', { characters: '' })}</p>
        {tokens(info.bluffs)}
      </div>
    );
  }
  if ('grimoire' in info) {
    return (
      <ClockCircle
        label={t('say.grimoire')}
        seats={info.grimoire.map((token) => ({
          id: token.seat,
          name: name(token.seat),
          alive: token.alive,
          ghostVote: false,
          token: {
            character: lookUp(token.character),
            flipped: sideOf(lookUp(token.character).team) !== token.alignment,
          },
          description: `${lookUp(token.character).name}, ${words.side(token.alignment)}`,
        }))}
      />
    );
  }
  return <p className={style.big}>{sayStatement(info, words)}</p>;
}
