import type { View } from '@belfry/engine';
import type { Person, TableCard } from '@belfry/protocol';
import { useState } from 'react';
import { kept, useKept } from '../../app/kept.ts';
import { GrimoireScreen } from '../../grimoire/GrimoireScreen.tsx';
import { useWords } from '../../i18n/words.tsx';
import { useSeen } from '../net/use-table.tsx';
import { useBells } from '../player/bells.ts';
import { awaySeats, useScript, useTongue } from '../table-words.ts';
import { type Addressee, TalkPanel } from '../talk/TalkPanel.tsx';
import { ClaimsPanel } from './ClaimsPanel.tsx';
import { DeskClock } from './DeskClock.tsx';
import { useOnlineDesk } from './online-desk.ts';
import style from './StorytellerScreen.module.css';
import { TablePanel } from './TablePanel.tsx';

type Places = Readonly<Record<number, { readonly x: number; readonly y: number }>>;

/** Where tokens were dragged to, table by table. */
const dragged = kept<Readonly<Record<string, Places>>>('belfry.dragged', {});
const UNTOUCHED: Places = {};

/** The Grimoire with the players at their own screens: the same desk, and talk, claims and the table beside it. */
export function StorytellerScreen({
  you,
  table,
  view,
}: {
  readonly you: Person;
  readonly table: TableCard;
  readonly view: View;
}) {
  const { t } = useWords();
  const { online, heard, talk } = useSeen();
  const script = useScript(table.script.items);
  const words = useTongue(script, view);
  const desk = useOnlineDesk(you, table, view, script);
  const moved = useKept(dragged)[table.code] ?? UNTOUCHED;
  const [to, setTo] = useState<Addressee>('public');
  useBells(heard);
  return (
    <GrimoireScreen
      desk={desk}
      moved={moved}
      onMove={(next) => dragged.set({ [table.code]: next })}
      leaveTo="/"
      away={awaySeats(table, online)}
      clock={<DeskClock />}
      more={[
        {
          id: 'talk',
          label: t('tab.talk'),
          content: (
            <div className={style.talk}>
              <TalkPanel you={you} table={table} view={view} words={words} to={to} onAddress={setTo} />
            </div>
          ),
        },
        { id: 'claims', label: t('claims.title'), content: <ClaimsPanel view={view} words={words} talk={talk} /> },
        { id: 'table', label: t('tab.table'), content: <TablePanel you={you} table={table} /> },
      ]}
    />
  );
}
