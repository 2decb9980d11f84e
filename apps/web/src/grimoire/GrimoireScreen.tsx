import { type ReactNode, useMemo, useState } from 'react';
import { useMedia } from '../app/media.ts';
import { useTitle } from '../app/router.tsx';
import { ClockCircle } from '../circle/ClockCircle.tsx';
import { useBells } from '../game/bells.ts';
import { circleSeats } from '../game/circle-seats.ts';
import { useLookUp } from '../game/lookup.ts';
import { PhaseDial } from '../game/PhaseDial.tsx';
import { sweepHand } from '../game/sweep-hand.ts';
import { tongue } from '../game/tongue.ts';
import { useWords } from '../i18n/words.tsx';
import { CharacterSheet } from '../scripts/CharacterSheet.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import type { Desk } from './desk.ts';
import { GrimoireBar } from './GrimoireBar.tsx';
import style from './GrimoireScreen.module.css';
import { LogPanel } from './LogPanel.tsx';
import { NightSheetPanel } from './NightSheetPanel.tsx';
import { NowPanel } from './NowPanel.tsx';
import { Outside } from './Outside.tsx';
import { usePicking } from './picking.ts';
import { useRefusal } from './refusal.ts';
import { SeatDialog } from './SeatDialog.tsx';

export interface GrimoireScreenProps {
  readonly desk: Desk;
  readonly moved: Readonly<Record<number, { readonly x: number; readonly y: number }>>;
  readonly onMove: (moved: GrimoireScreenProps['moved']) => void;
  readonly leaveTo: string;
  /** Where a finished game is looked back on. */
  readonly pastHref?: string;
  /** Seats whose players are not connected. */
  readonly away?: readonly number[];
  /** Something to see under the board: a running clock. */
  readonly clock?: React.ReactNode;
  /** Further tabs: talk at an online table. */
  readonly more?: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[];
}

/** The Storyteller's whole desk: the Grimoire in the middle, the night sheet left, rulings and log right. */
export function GrimoireScreen({
  desk,
  moved,
  onMove,
  leaveTo,
  pastHref,
  away = [],
  clock = null,
  more = [],
}: GrimoireScreenProps) {
  const words = useWords();
  const { t } = words;
  const lookUp = useLookUp(desk.characters);
  const { view } = desk;
  const say = useMemo(() => tongue(words, lookUp, view), [words, lookUp, view]);
  const wide = useMedia('(min-width: 1100px)');
  const [covered, setCovered] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const picking = usePicking();
  const [refusal, send] = useRefusal(desk);
  const asked = desk.prompts.filter((p) => p.kind === 'choose' || p.kind === 'request').map((p) => Number(p.to));
  const hands = new Map(desk.prompts.filter((p) => p.kind === 'hand').map((p) => [Number(p.to), p]));
  useTitle(t('grimoire.title'));
  useBells(view.phase, view.today.executed.length);

  const press = (seat: number) => {
    if (picking.spec !== null) return picking.toggle(seat);
    const hand = hands.get(seat);
    if (hand?.options.pick === 'action' && hand.options.of[0] !== undefined) {
      void send({ type: 'answer', prompt: hand.id, by: 'storyteller', choice: { do: hand.options.of[0].do } });
      return;
    }
    setOpen(seat);
  };

  const now = (
    <>
      <NowPanel desk={desk} words={say} picking={picking} send={send} refusal={refusal} />
      {view.outcome === null || pastHref === undefined ? null : (
        <ButtonLink href={pastHref} look="main" size="large" wide>
          {t('past.open')}
        </ButtonLink>
      )}
    </>
  );
  const night = <NightSheetPanel desk={desk} words={say} />;
  const nightTab = (
    <>
      {covered ? null : <Outside desk={desk} words={say} />}
      {night}
    </>
  );
  const tabs = [
    { id: 'now', label: t('tab.now'), content: now },
    ...(wide ? [] : [{ id: 'night', label: t('tab.night'), content: nightTab }]),
    ...more,
    { id: 'log', label: t('tab.log'), content: <LogPanel desk={desk} words={say} /> },
    { id: 'script', label: t('tab.script'), content: <CharacterSheet script={desk.script} /> },
  ];
  return (
    <div className={style.screen} data-phase={view.phase}>
      <GrimoireBar
        desk={desk}
        words={say}
        send={send}
        covered={covered}
        onCover={() => setCovered(!covered)}
        onTidy={Object.keys(moved).length === 0 ? null : () => onMove({})}
        leaveTo={leaveTo}
      />
      {wide ? (
        <section className={style.left} aria-label={t('night.title')}>
          {night}
        </section>
      ) : null}
      <section className={style.middle} aria-label={t('grimoire.title')}>
        <div className={style.board}>
          <ClockCircle
            label={t('town.label')}
            seats={circleSeats(view, say, { asked, away, covered })}
            onPress={press}
            pick={picking.spec === null ? null : { chosen: picking.chosen, from: picking.spec.from }}
            hand={sweepHand(view, 0, 300)}
            moved={moved}
            onMove={(seat, to) => onMove({ ...moved, [seat]: to })}
            onReminder={(seat) => setOpen(seat)}
          >
            <PhaseDial view={view} words={say} />
          </ClockCircle>
        </div>
        {clock}
        {covered || !wide ? null : <Outside desk={desk} words={say} />}
      </section>
      <div className={style.right}>
        <Tabs label={t('grimoire.title')} tabs={tabs} />
      </div>
      {open === null ? null : (
        <SeatDialog seat={open} desk={desk} words={say} send={send} picking={picking} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
