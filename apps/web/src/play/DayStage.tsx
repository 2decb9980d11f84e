import { useState } from 'react';
import { ClockCircle } from '../circle/ClockCircle.tsx';
import { turnToBottom } from '../circle/geometry.ts';
import { circleSeats } from '../game/circle-seats.ts';
import { PhaseDial } from '../game/PhaseDial.tsx';
import { sweepHand } from '../game/sweep-hand.ts';
import { CharacterSheet } from '../scripts/CharacterSheet.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import style from './DayStage.module.css';
import { MyMove } from './MyMove.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { SeatNote } from './SeatNote.tsx';
import type { StageProps } from './stage.ts';
import { TalkPanel } from './TalkPanel.tsx';
import { TownPanel } from './TownPanel.tsx';

const HAND_MS = 300;

/** The town by day: the circle, the one thing to do, and four tabs below it. */
export function DayStage(props: StageProps) {
  const { table, words, picking, memory } = props;
  const { t } = words;
  const { view } = table;
  const [open, setOpen] = useState<number | null>(null);
  const me = typeof view.viewer === 'number' ? view.viewer : null;
  const at = me === null ? -1 : view.circle.indexOf(me);
  const turn = at < 0 ? 0 : turnToBottom(at, view.circle.length);
  const tabs = [
    { id: 'town', label: t('solo.tab.town'), content: <TownPanel {...props} /> },
    { id: 'talk', label: t('solo.tab.talk'), content: <TalkPanel {...props} /> },
    { id: 'notes', label: t('solo.tab.notes'), content: <NotesPanel {...props} /> },
    { id: 'script', label: t('tab.script'), content: <CharacterSheet script={table.script} /> },
  ];
  return (
    <div className={style.day}>
      <section className={style.town} aria-label={t('solo.tab.town')}>
        <div className={style.board}>
          <ClockCircle
            label={t('town.label')}
            seats={circleSeats(view, words, { guesses: memory.guesses })}
            bottom={me}
            hand={sweepHand(view, turn, HAND_MS)}
            onPress={(seat) => (picking.spec === null ? setOpen(seat) : picking.toggle(seat))}
            pick={picking.spec === null ? null : { chosen: picking.chosen, from: picking.spec.from }}
          >
            <PhaseDial view={view} words={words} />
          </ClockCircle>
        </div>
        <MyMove {...props} />
      </section>
      <div className={style.side}>
        <Tabs label={t('solo.tab.town')} tabs={tabs} />
      </div>
      {open === null ? null : <SeatNote {...props} seat={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
