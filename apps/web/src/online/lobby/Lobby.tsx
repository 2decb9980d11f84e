import type { CommandName, Person, TableCard } from '@belfry/protocol';
import { mayDo } from '@belfry/protocol/powers';
import { useState } from 'react';
import { CardRack } from '../../game/Named.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Automation } from '../../scripts/Automation.tsx';
import { Button } from '../../ui/Button.tsx';
import { LeftToPeople } from '../LeftToPeople.tsx';
import { useDo } from '../net/use-table.tsx';
import { useScript, useTongue } from '../table-words.ts';
import { PublicTalk } from '../talk/PublicTalk.tsx';
import { tableRoom, VoiceLink } from '../VoiceLink.tsx';
import { AddBots } from './AddBots.tsx';
import { BeginPanel } from './BeginPanel.tsx';
import { ChairDialog } from './ChairDialog.tsx';
import { Invite } from './Invite.tsx';
import { LastEvening } from './LastEvening.tsx';
import style from './Lobby.module.css';
import { LobbyBar } from './LobbyBar.tsx';
import { LobbyCircle } from './LobbyCircle.tsx';
import { PeopleList } from './PeopleList.tsx';
import { ScriptPanel } from './ScriptPanel.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

export interface LobbyProps {
  readonly you: Person;
  readonly table: TableCard;
}

/** Around the table before the game: chairs, script, options, who is here. */
export function Lobby({ you, table }: LobbyProps) {
  const { t } = useWords();
  const { act, refusal } = useDo();
  const [chair, setChair] = useState<number | null>(null);
  const script = useScript(table.script.items);
  const words = useTongue(script, null);
  const may = (name: CommandName) => mayDo(name, you, table);
  const press = (seat: number) => {
    const taken = table.chairs[seat]!;
    const mayChoose = may('sit') && table.settings.seating === 'free';
    if (taken.person === you.person && may('stand')) void act({ do: 'stand' });
    else if (mayChoose && taken.name === null) void act({ do: 'sit', seat });
    else if (may('assign')) setChair(seat);
  };
  return (
    <CardRack characters={script.characters} words={words}>
      <div className={style.lobby}>
        <LobbyBar table={table} />
        <section className={style.middle}>
          <div className={style.board}>
            <LobbyCircle
              you={you}
              table={table}
              onPress={press}
              onReseat={(order) => void act({ do: 'reseat', order: [...order] })}
            />
          </div>
          <div className={style.todo} role="status">
            <Hint you={you} table={table} />
            {refusal === null ? null : <p className={style.refusal}>{refusal}</p>}
          </div>
          <LeftToPeople script={script} storyteller={table.settings.storyteller} />
          {may('begin') ? <BeginPanel you={you} table={table} script={script} /> : null}
          {may('chairs') ? (
            <div className={style.chairs}>
              <Button
                size="small"
                aria-label={t('lobby.fewer-chairs')}
                isDisabled={table.chairs.length <= 5}
                onPress={() => void act({ do: 'chairs', count: table.chairs.length - 1 })}
              >
                −
              </Button>
              <span className="numerals">{t('lobby.chairs', { n: table.chairs.length })}</span>
              <Button
                size="small"
                aria-label={t('lobby.more-chairs')}
                isDisabled={table.chairs.length >= 20}
                onPress={() => void act({ do: 'chairs', count: table.chairs.length + 1 })}
              >
                +
              </Button>
            </div>
          ) : null}
          {may('name-chair') && you.role !== 'player' ? <LastEvening table={table} act={act} /> : null}
          {may('bots') ? <AddBots table={table} act={act} /> : null}
        </section>
        <div className={style.side}>
          <Invite code={table.code} />
          <VoiceLink voice={table.settings.voice} room={tableRoom(table.code)} />
          <div className={style.people}>
            <PeopleList you={you} table={table} />
          </div>
          <section className={style.talk}>
            <h2>{t('lobby.talk')}</h2>
            <PublicTalk />
          </section>
        </div>
        <div className={style.side}>
          <ScriptPanel you={you} table={table} script={script} />
          <Automation script={script} />
          <SettingsPanel you={you} table={table} />
        </div>
        {chair === null ? null : (
          <ChairDialog seat={chair} you={you} table={table} act={act} onClose={() => setChair(null)} />
        )}
      </div>
    </CardRack>
  );
}

function Hint({ you, table }: LobbyProps) {
  const { t } = useWords();
  if (you.role === 'spectator') return <p>{t('lobby.hint.spectator')}</p>;
  if (you.role !== 'player') return <p>{t('lobby.hint.storyteller')}</p>;
  if (you.seat !== null) return <p>{t('lobby.hint.seated')}</p>;
  if (table.settings.seating !== 'free') return <p>{t('lobby.hint.wait')}</p>;
  if (table.chairs.some((chair) => chair.name === null)) return <p>{t('lobby.hint.sit')}</p>;
  return <p>{t(mayDo('chairs', you, table) ? 'lobby.hint.full.host' : 'lobby.hint.full')}</p>;
}
