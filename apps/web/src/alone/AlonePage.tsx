import type { Line } from '@belfry/protocol';
import { builtinScript } from '@belfry/scripts';
import { phrase } from '@belfry/storyteller';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { kept, useKept } from '../app/kept.ts';
import { useLookUp } from '../game/lookup.ts';
import { tongue } from '../game/tongue.ts';
import { useWords } from '../i18n/words.tsx';
import { PlayerScreen } from '../play/PlayerScreen.tsx';
import type { PlayerTable } from '../play/table.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import style from './AlonePage.module.css';
import { ME, type SoloGame, SoloTable } from './solo-table.ts';

const script = builtinScript('trouble-brewing')!; // it comes with Belfry, and is the one for a first game
const PLAYERS = 8;

const soloGame = kept<SoloGame | null>('belfry.alone', null);

const newGame = (name: string): SoloGame => ({ seed: crypto.randomUUID(), players: PLAYERS, name, answers: [] });

/** Play now, alone: seven bots, an automatic Storyteller, and no waiting. */
export function AlonePage() {
  const { t } = useWords();
  const seed = useKept(soloGame)?.seed;
  const table = useMemo(() => {
    const known = soloGame.get();
    const game = known !== null && known.seed === seed ? known : newGame(t('alone.you'));
    soloGame.set(game);
    return new SoloTable(script, game, (answers) => soloGame.set({ ...game, answers }));
  }, [seed, t]);
  return (
    <AtTable key={seed} table={table} seed={seed ?? 'new'} onAgain={() => soloGame.set(newGame(t('alone.you')))} />
  );
}

function AtTable({
  table,
  seed,
  onAgain,
}: {
  readonly table: SoloTable;
  readonly seed: string;
  readonly onAgain: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const { view, chronicle, asked, heard } = useSyncExternalStore(table.subscribe, table.state);
  const lookUp = useLookUp(script.characters);
  const say = useMemo(() => tongue(words, lookUp, view), [words, lookUp, view]);
  const lines = useMemo(
    () =>
      heard.map(
        (utterance): Line => ({
          at: 0,
          channel: utterance.to === 'everyone' ? 'public' : 'whisper',
          from: {
            person: `p${utterance.from}`,
            name: say.name(utterance.from),
            seat: utterance.from,
            storyteller: false,
          },
          to: utterance.to === 'everyone' ? null : utterance.to,
          text: phrase(utterance, { lang: say.lang, name: say.name }),
          claim: null,
        }),
      ),
    [heard, say],
  );
  const [own, setOwn] = useState<readonly Line[]>([]);
  const prompt = asked?.for === 'answer' ? asked.prompt : null;
  const mayPass = asked !== null && (asked.for === 'talk' || prompt?.kind === 'day' || prompt?.kind === 'hand');
  const player: PlayerTable = {
    key: `alone.${seed}`,
    script,
    view,
    prompts: prompt === null ? [] : [prompt],
    chronicle,
    talk: {
      lines: [...lines, ...own],
      // Bots understand claims, not sentences; what a person writes is for the person.
      say: (text) => {
        const from = { person: 'p0', name: say.name(ME), seat: ME, storyteller: false };
        setOwn((old) => [...old, { at: 0, channel: 'public', from, to: null, text, claim: null }]);
      },
      claim:
        asked?.for === 'talk'
          ? (claim) => table.reply([{ day: view.day, from: ME, to: 'everyone', remark: { say: 'claim', claim } }])
          : null,
    },
    goOn: mayPass
      ? {
          label: prompt?.kind === 'hand' ? 'act.sweep' : 'alone.skip',
          run: () => table.reply(asked?.for === 'talk' ? [] : null),
        }
      : null,
    answer: table.answer,
  };
  return (
    <PlayerScreen
      table={player}
      notice={
        view.outcome === null ? null : (
          <div className={style.over} role="status">
            <p>{t(`outcome.${view.outcome.winner}`)}</p>
            <Button look="main" onPress={onAgain}>
              {t('alone.again')}
            </Button>
            <ButtonLink href="/">{t('nav.home')}</ButtonLink>
          </div>
        )
      }
    />
  );
}
