import { TakeHome } from '../after/TakeHome.tsx';
import { ClockButtons } from '../host/ClockButtons.tsx';
import { Invite } from '../lobby/Invite.tsx';
import type { LobbyProps } from '../lobby/Lobby.tsx';
import { PeopleList } from '../lobby/PeopleList.tsx';
import { SettingsPanel } from '../lobby/SettingsPanel.tsx';
import { RulingsPanel } from './RulingsPanel.tsx';
import { SeatsPanel } from './SeatsPanel.tsx';
import style from './TablePanel.module.css';

/** Everything about the table that is not the game: clocks, people, chairs, options. */
export function TablePanel(props: LobbyProps) {
  return (
    <div className={style.panel}>
      <ClockButtons {...props} />
      <PeopleList {...props} />
      <RulingsPanel table={props.table} />
      <SeatsPanel {...props} />
      <Invite code={props.table.code} />
      <SettingsPanel {...props} />
      <TakeHome code={props.table.code} />
    </div>
  );
}
