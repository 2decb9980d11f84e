import { useState } from 'react';
import { useMedia } from '../../app/media.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { useSeen } from '../net/use-table.tsx';
import type { Addressee } from '../talk/addressee.ts';
import { TalkPanel } from '../talk/TalkPanel.tsx';
import style from './DayScreen.module.css';
import { Herald } from './Herald.tsx';
import { NewsDialog } from './NewsDialog.tsx';
import { NotesTab } from './NotesTab.tsx';
import { NowBar } from './NowBar.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { ScriptTab } from './ScriptTab.tsx';
import { SeatSheet } from './SeatSheet.tsx';
import type { SeatProps } from './seat-props.ts';
import { TownCircle } from './TownCircle.tsx';
import { TownTab } from './TownTab.tsx';

/** The Town Square by day: the circle on top, the thing to do in the thumb's reach, everything else in one sheet. */
export function DayScreen(props: SeatProps) {
  const { you, table, view, words, picking, prompts } = props;
  const { t } = words;
  const wide = useMedia('(min-width: 1100px)');
  const { talk } = useSeen();
  const [tab, setTab] = useState('town');
  const [tall, setTall] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const [to, setTo] = useState<Addressee>('public');
  const [read, setRead] = useState(talk.length);
  const unread = tab === 'talk' || wide ? 0 : Math.max(0, talk.length - read);
  const press = (seat: number) => {
    if (picking.spec === null) setOpen(seat);
    else picking.toggle(seat);
  };
  const select = (next: string) => {
    setTab(next);
    setRead(talk.length);
    setTall(next !== 'town');
  };
  const address = (next: Addressee) => {
    setTo(next);
    setOpen(null);
    select('talk');
  };
  const talkPanel = <TalkPanel you={you} table={table} view={view} words={words} to={to} onAddress={setTo} />;
  const tabs = [
    { id: 'town', label: t('tab.town'), content: <TownTab {...props} /> },
    ...(wide
      ? []
      : [
          {
            id: 'talk',
            label: (
              <>
                {t('tab.talk')}
                {unread === 0 ? null : <span className={style.unread}>{unread}</span>}
              </>
            ),
            content: talkPanel,
          },
        ]),
    { id: 'notes', label: t('tab.notes'), content: <NotesTab {...props} /> },
    { id: 'script', label: t('tab.script'), content: <ScriptTab {...props} /> },
  ];
  useShortcuts(
    tabs.map(({ id }, at) => ({
      code: `Digit${at + 1}`,
      label: `tab.${id as 'town' | 'talk' | 'notes' | 'script'}` as const, // the ids of the tabs above
      run: () => select(id),
    })),
  );
  const picks = picking.spec !== null;
  const voting = prompts.some((p) => p.kind === 'hand') || view.today.vote !== null;
  return (
    <div
      className={style.screen}
      data-tall={(tall && !wide && !voting && !picks) || undefined}
      data-picking={picks || undefined}
    >
      <PlayerBar {...props} />
      <section className={style.middle} aria-label={t('town.label')}>
        <div className={style.board}>
          <TownCircle {...props} onPress={press} />
        </div>
        <Herald table={table} view={view} words={words} />
      </section>
      <div className={style.now}>
        <NowBar {...props} />
      </div>
      <section className={style.sheet} aria-label={t('tab.sheet')}>
        <h2 className="unseen">{t('tab.sheet')}</h2>
        {wide ? null : (
          <button
            type="button"
            className={style.grip}
            aria-expanded={tall}
            aria-label={t('tab.grow')}
            onClick={() => setTall(!tall)}
          >
            <span />
          </button>
        )}
        <Tabs label={t('tab.sheet')} tabs={tabs} selected={wide && tab === 'talk' ? 'town' : tab} onSelect={select} />
      </section>
      {wide ? <aside className={style.talk}>{talkPanel}</aside> : null}
      <NewsDialog {...props} />
      {open === null ? null : <SeatSheet {...props} seat={open} onAddress={address} onClose={() => setOpen(null)} />}
    </div>
  );
}
