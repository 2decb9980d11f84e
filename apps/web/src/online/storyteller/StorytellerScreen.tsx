import type { View } from '@belfry/engine';
import type { Person, TableCard } from '@belfry/protocol';
import { useMemo, useState } from 'react';
import { ClaimsPanel } from '../../grimoire/ClaimsPanel.tsx';
import { GrimoireScreen } from '../../grimoire/GrimoireScreen.tsx';
import { ScalesPanel } from '../../grimoire/ScalesPanel.tsx';
import { useWords } from '../../i18n/words.tsx';
import { LateComers } from '../late/LateComers.tsx';
import { useSeen } from '../net/use-table.tsx';
import { useBells } from '../player/bells.ts';
import { awaySeats, useScript, useTongue } from '../table-words.ts';
import { latestClaims } from '../talk/latest-claims.ts';
import { sayClaim } from '../talk/say-claim.ts';
import { type Addressee, TalkPanel } from '../talk/TalkPanel.tsx';
import { DeskClock } from './DeskClock.tsx';
import { Helm } from './Helm.tsx';
import { useOnlineDesk } from './online-desk.ts';
import { ReadyLine } from './ReadyLine.tsx';
import style from './StorytellerScreen.module.css';
import { TablePanel } from './TablePanel.tsx';

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
  const { online, heard, talk, claims: earlier } = useSeen();
  const script = useScript(table.script.items);
  const words = useTongue(script, view);
  const desk = useOnlineDesk(table, view, script);
  const [to, setTo] = useState<Addressee>('public');
  const claims = useMemo(() => latestClaims(talk, earlier), [talk, earlier]);
  const said = useMemo(
    () =>
      new Map(
        [...claims].map(
          ([seat, claim]) => [seat, { character: claim.character, text: sayClaim(claim, words) }] as const,
        ),
      ),
    [claims, words],
  );
  const claimed = useMemo(
    () =>
      new Map([...claims].flatMap(([seat, { character }]) => (character === null ? [] : [[seat, character] as const]))),
    [claims],
  );
  useBells(heard);
  const { code } = table;
  return (
    <GrimoireScreen
      desk={desk}
      game={code}
      leaveTo="/"
      away={awaySeats(table, online)}
      ready={table.ready}
      clock={
        <>
          <DeskClock />
          <ReadyLine table={table} words={words} />
          <LateComers table={table} view={view} script={script} words={words} />
        </>
      }
      helm={<Helm table={table} script={script} />}
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
        {
          id: 'claims',
          label: t('claims.title'),
          content: <ClaimsPanel desk={desk} game={code} words={words} said={said} />,
        },
        {
          id: 'scales',
          label: t('scales.title'),
          content: <ScalesPanel desk={desk} game={code} words={words} said={claimed} />,
        },
        { id: 'table', label: t('tab.table'), content: <TablePanel you={you} table={table} /> },
      ]}
    />
  );
}
