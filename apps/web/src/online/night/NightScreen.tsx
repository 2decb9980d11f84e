import { useEffect, useState } from 'react';
import { settings, themeInForce } from '../../settings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Countdown } from '../Countdown.tsx';
import { TableMenu } from '../lobby/TableMenu.tsx';
import { Journal } from '../player/Journal.tsx';
import { MyCharacter } from '../player/MyCharacter.tsx';
import { NewsView } from '../player/NewsView.tsx';
import { firstNews } from '../player/news.ts';
import type { SeatProps } from '../player/seat-props.ts';
import type { Addressee } from '../talk/addressee.ts';
import { TalkPanel } from '../talk/TalkPanel.tsx';
import { BreathingCandle } from './BreathingCandle.tsx';
import { Dusk } from './Dusk.tsx';
import { NightPrompt } from './NightPrompt.tsx';
import style from './NightScreen.module.css';

const GENTLE_MS = [60, 80, 60];

/** The night. Whoever sleeps sees the same candle, whatever happens in the dark; only the one who is called wakes. */
export function NightScreen(props: SeatProps) {
  const { view, words, prompts, notebook } = props;
  const { t } = words;
  const news = firstNews(props);
  const prompt = prompts.find((asked) => asked.kind === 'choose' || asked.kind === 'request');
  const awake = news !== null || prompt !== undefined;
  useEffect(() => {
    // A browser lets only pages vibrate that were touched.
    if (awake && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(GENTLE_MS);
  }, [awake]);
  // Dialogs hang outside of this screen; they must not light up the room either.
  useEffect(() => {
    document.documentElement.dataset.theme = 'dark';
    return () => {
      document.documentElement.dataset.theme = themeInForce(settings.get().theme);
    };
  }, []);
  return (
    <div className={style.night} data-awake={awake || undefined}>
      <p className="unseen" role="status">
        {t(awake ? 'night.woken' : 'night.asleep')}
      </p>
      {news !== null ? (
        <section className={style.card} key={news.seen}>
          <NewsView {...props} fact={news.fact} />
          <Button look="main" size="large" wide autoFocus onPress={() => notebook.write({ seen: news.seen })}>
            {t(prompt === undefined ? 'signal.sleep' : 'signal.seen')}
          </Button>
        </section>
      ) : prompt !== undefined ? (
        <NightPrompt {...props} prompt={prompt} />
      ) : (
        <div className={style.asleep}>
          <BreathingCandle />
          <h1 className={style.hour}>{view.night === 0 ? t('phase.setup') : t('phase.night', { n: view.night })}</h1>
          <Dusk {...props} />
          <p>{t('night.asleep')}</p>
          <p className={style.left}>
            <Countdown only="night" />
          </p>
        </div>
      )}
      <UnderTheBlanket {...props} />
    </div>
  );
}

/** What anybody may do at night: read their own notes, write to the Storyteller, the menu. The same buttons for all. */
function UnderTheBlanket(props: SeatProps) {
  const { you, table, view, words } = props;
  const { t, lookUp } = words;
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState<Addressee>('storyteller');
  const teller = table.people.some(({ role }) => role === 'storyteller' || role === 'co-storyteller');
  return (
    <div className={style.blanket}>
      <Button look="quiet" size="small" onPress={() => setOpen(true)}>
        {t(teller ? 'night.notes' : 'journal.title')}
      </Button>
      <TableMenu table={table} />
      <Dialog
        title={view.me === null ? t('journal.title') : lookUp(view.me.character).name}
        isOpen={open}
        onClose={() => setOpen(false)}
      >
        <MyCharacter view={view} words={words} />
        <h3>{t('journal.title')}</h3>
        <Journal view={view} words={words} />
        {teller || table.settings.evilChat || table.settings.nightChat ? (
          <div className={style.talk}>
            <TalkPanel you={you} table={table} view={view} words={words} to={to} onAddress={setTo} />
          </div>
        ) : null}
      </Dialog>
    </div>
  );
}
