import { TEAMS } from '@belfry/almanac';
import type { Script } from '@belfry/scripts';
import type { Tongue } from '../../game/tongue.ts';
import { Token } from '../../token/Token.tsx';
import style from './ScriptTab.module.css';

/** Who could be in play, team by team, with what they do. */
export function ScriptTab({ script, words }: { readonly script: Script; readonly words: Tongue }) {
  const { lookUp, terms } = words;
  return (
    <div className={style.sheet}>
      {TEAMS.map((team) => {
        const members = script.characters.filter((character) => character.team === team);
        if (members.length === 0) return null;
        return (
          <section key={team}>
            <h3 className={style.team} data-team={team}>
              {terms.teams[team].many}
            </h3>
            <ul className={style.members}>
              {members.map(({ id }) => (
                <li key={id} className={style.member}>
                  <span className={style.token}>
                    <Token character={lookUp(id)} />
                  </span>
                  <span>
                    <strong className={style.name}>{lookUp(id).name}</strong> {lookUp(id).ability}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
