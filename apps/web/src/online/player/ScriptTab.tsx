import { TEAMS, type Team } from '@belfry/almanac';
import type { Tongue } from '../../game/tongue.ts';
import { Jinxes } from '../../scripts/Jinxes.tsx';
import { Token } from '../../token/Token.tsx';
import style from './ScriptTab.module.css';
import type { SeatProps } from './seat-props.ts';

/** Who could be in play, team by team, with what they do; first those of whom everybody knows that they are. */
export function ScriptTab({ script, view, words }: Pick<SeatProps, 'script' | 'view' | 'words'>) {
  const { t, terms } = words;
  const members = (team: Team) => script.characters.filter((character) => character.team === team).map(({ id }) => id);
  return (
    <div className={style.sheet}>
      <Members team="fabled" title={t('script.fabled-now')} ids={view.fabled} words={words} />
      {TEAMS.map((team) => (
        <Members
          key={team}
          team={team}
          title={terms.teams[team].many}
          ids={members(team).filter((id) => !view.fabled.includes(id))}
          words={words}
        />
      ))}
      <Jinxes script={script} />
    </div>
  );
}

function Members(props: {
  readonly team: Team;
  readonly title: string;
  readonly ids: readonly string[];
  readonly words: Tongue;
}) {
  const { team, title, ids, words } = props;
  const { lookUp } = words;
  if (ids.length === 0) return null;
  return (
    <section>
      <h3 className={style.team} data-team={team}>
        {title}
      </h3>
      <ul className={style.members}>
        {ids.map((id) => (
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
}
