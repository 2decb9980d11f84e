import type { LobbyProps } from '../lobby/Lobby.tsx';
import { PeopleList } from '../lobby/PeopleList.tsx';
import { SettingsPanel } from '../lobby/SettingsPanel.tsx';
import style from '../storyteller/TablePanel.module.css';
import { ClockButtons } from './ClockButtons.tsx';

/** What a host looks after at a table without a Storyteller: clocks, who is here, and the options that touch no secret. */
export const CaretakerPanel = (props: LobbyProps) => (
  <div className={style.panel}>
    <ClockButtons {...props} />
    <PeopleList {...props} />
    <SettingsPanel {...props} />
  </div>
);
