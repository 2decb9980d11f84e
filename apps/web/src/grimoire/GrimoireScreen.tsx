import { type ReactNode, useMemo, useState } from 'react';
import { useMedia } from '../app/media.ts';
import { useTitle } from '../app/router.tsx';
import { useAwake } from '../app/wake-lock.ts';
import { useBells } from '../game/bells.ts';
import { useLookUp } from '../game/lookup.ts';
import { CardRack } from '../game/Named.tsx';
import { usePicking } from '../game/picking.ts';
import { type Tongue, tongue } from '../game/tongue.ts';
import { useWords } from '../i18n/words.tsx';
import { CharacterSheet } from '../scripts/CharacterSheet.tsx';
import { scriptName } from '../scripts/script-name.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DialogAside } from '../ui/Dialog.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { CoverButton } from './CoverButton.tsx';
import { CoveredScreen } from './CoveredScreen.tsx';
import { useCover } from './cover.ts';
import type { Desk } from './desk.ts';
import { useDeskKeys } from './desk-keys.ts';
import { GrimoireBar } from './GrimoireBar.tsx';
import { GrimoireBoard } from './GrimoireBoard.tsx';
import style from './GrimoireScreen.module.css';
import { LogPanel } from './LogPanel.tsx';
import { NightSheetPanel } from './NightSheetPanel.tsx';
import { NowPanel } from './NowPanel.tsx';
import { Outside } from './Outside.tsx';
import { PassAround } from './PassAround.tsx';
import { usePlaces } from './places.ts';
import { useRefusal } from './refusal.ts';
import { SeatDialog } from './SeatDialog.tsx';
import { useShows } from './shows.ts';
import { TellingsSwitch } from './TellingsSwitch.tsx';

export interface GrimoireScreenProps {
  readonly desk: Desk;
  /** The game's own name, for what this device remembers of it. */
  readonly game: string;
  readonly leaveTo: string;
  /** Where a finished game is looked back on. */
  readonly pastHref?: string;
  /** Seats whose players are not connected. */
  readonly away?: readonly number[];
  /** Seats that want to go on. */
  readonly ready?: readonly number[];
  /** Something to see under the board: a running clock. */
  readonly clock?: ReactNode;
  /** A clock that says nothing but the time of day: it stays when the Grimoire is covered. */
  readonly townClock?: ReactNode;
  /** Something that belongs under what is to be done now: who rules. */
  readonly helm?: ReactNode;
  /** Further tabs: talk at an online table. */
  readonly more?: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[];
}

/** The Storyteller's whole desk: the Grimoire in the middle, the night sheet left, rulings and log right. */
export function GrimoireScreen({
  desk,
  game,
  leaveTo,
  pastHref,
  away = [],
  ready = [],
  clock = null,
  townClock = null,
  helm = null,
  more = [],
}: GrimoireScreenProps) {
  const words = useWords();
  const { t } = words;
  const lookUp = useLookUp(desk.characters);
  const { view } = desk;
  const say = useMemo(() => tongue(words, lookUp, view), [words, lookUp, view]);
  const wide = useMedia('(min-width: 1100px)');
  const cover = useCover(game);
  const [passing, setPassing] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const picking = usePicking();
  const [refusal, send] = useRefusal(desk);
  const { places, put } = usePlaces(game);
  useDeskKeys(desk, cover, passing);
  useTitle(t('grimoire.title'));
  useBells(view.phase, view.today.executed.length);
  useAwake();
  const toShow = useShows(desk);

  if (passing) return <PassAround seats={secretsOf(desk, say)} onEnd={() => setPassing(false)} />;
  if (cover.on) {
    return (
      <CoveredScreen
        title={scriptName(desk.script.name, words.lang)}
        phase={t(`phase.${view.phase}`, { n: view.phase === 'night' ? view.night : view.day })}
        clock={townClock}
        leaveTo={leaveTo}
        onUncover={() => cover.put(false)}
      />
    );
  }
  const putCover = () => {
    setOpen(null);
    cover.put(true);
  };

  const now = (
    <div className={style.now}>
      <NowPanel
        desk={desk}
        words={say}
        picking={picking}
        send={send}
        refusal={refusal}
        toShow={toShow}
        onOpen={setOpen}
      />
      {view.outcome === null || pastHref === undefined ? null : (
        <ButtonLink href={pastHref} look="main" size="large" wide>
          {t('past.open')}
        </ButtonLink>
      )}
      <TellingsSwitch desk={desk} words={say} send={send} />
      {helm}
    </div>
  );
  const night = <NightSheetPanel desk={desk} words={say} />;
  const nightTab = (
    <>
      <Outside desk={desk} words={say} />
      {night}
    </>
  );
  const inPlay = new Set(view.grimoire?.tokens.map(({ character }) => character));
  const tabs = [
    { id: 'now', label: t('tab.now'), content: now },
    ...(wide ? [] : [{ id: 'night', label: t('tab.night'), content: nightTab }]),
    ...more,
    { id: 'log', label: t('tab.log'), content: <LogPanel desk={desk} words={say} picking={picking} /> },
    { id: 'script', label: t('tab.script'), content: <CharacterSheet script={desk.script} inPlay={inPlay} /> },
  ];
  const untouched = Object.keys({ ...places.tokens, ...places.reminders }).length === 0;
  return (
    <DialogAside value={<CoverButton onCover={putCover} />}>
      <CardRack characters={desk.characters} words={say}>
        <div className={style.screen} data-phase={view.phase}>
          <GrimoireBar
            desk={desk}
            words={say}
            send={send}
            onCover={putCover}
            onPass={() => {
              // Whoever leaves or reloads in the middle of it finds the Grimoire covered.
              putCover();
              setPassing(true);
            }}
            onTidy={untouched ? null : () => put({ tokens: {}, reminders: {} })}
            leaveTo={leaveTo}
          />
          {wide ? (
            <section className={style.left} aria-label={t('night.title')}>
              {night}
            </section>
          ) : null}
          <section className={style.middle} aria-label={t('grimoire.title')}>
            <GrimoireBoard
              desk={desk}
              words={say}
              picking={picking}
              send={send}
              away={away}
              ready={ready}
              places={places}
              onPlace={put}
              onOpen={setOpen}
            />
            {clock}
            {townClock}
            {!wide ? null : <Outside desk={desk} words={say} />}
          </section>
          <div className={style.right}>
            <Tabs label={t('grimoire.title')} tabs={tabs} />
          </div>
          {open === null ? null : (
            <SeatDialog
              seat={open}
              desk={desk}
              words={say}
              send={send}
              refusal={refusal}
              onClose={() => setOpen(null)}
            />
          )}
        </div>
      </CardRack>
    </DialogAside>
  );
}

/** What each player without a screen of their own may see: the token that they drew. */
const secretsOf = (desk: Desk, words: Tongue) =>
  (desk.view.grimoire?.tokens ?? [])
    .filter(({ seat }) => desk.inPerson(seat))
    .map(({ seat, character, believes, alignment }) => ({
      name: words.name(seat),
      character: words.lookUp(believes ?? character),
      alignment: believes === null ? alignment : null,
    }));
