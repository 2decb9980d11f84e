import type { SeenEvent } from '@belfry/engine';
import { useEffect, useMemo, useState } from 'react';
import { ClockCircle } from '../../circle/ClockCircle.tsx';
import { circleSeats } from '../../game/circle-seats.ts';
import { Named } from '../../game/Named.tsx';
import { PhaseDial } from '../../game/PhaseDial.tsx';
import { sayOutcome } from '../../game/say-outcome.ts';
import type { Tongue } from '../../game/tongue.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/States.tsx';
import style from './Epilogue.module.css';
import type { Story } from './picture/paint-story.ts';
import { viewAt } from './Replay.tsx';
import { SharePicture } from './SharePicture.tsx';
import { sayTurningPoint, sayWhen } from './say-turning-point.ts';
import { epilogue, type TurningPoint } from './turning-points.ts';

/** The whole of it takes about as long as one breath before the next game. */
const WHOLE_MS = 60_000;

/** How it happened: the moments on which the game turned, one after the other, each with the table as it stood. */
export function Epilogue({
  events,
  words,
  link,
  onOpen,
}: {
  /** Everything, as the Storyteller saw it. */
  readonly events: readonly SeenEvent[];
  readonly words: Tongue;
  /** Where the game can be looked at, to be shared with the story; null for a game of this device. */
  readonly link: string | null;
  /** Opens the replay there. */
  readonly onOpen: (at: number) => void;
}) {
  const { t, lookUp } = words;
  const { points, outcome } = useMemo(() => epilogue(events, (id) => lookUp(id).team), [events, lookUp]);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const turn = setTimeout(() => {
      if (at + 1 < points.length) setAt(at + 1);
      else setPlaying(false);
    }, WHOLE_MS / points.length);
    return () => clearTimeout(turn);
  }, [playing, at, points.length]);
  const point = points[at];
  if (point === undefined) return <Empty title={t('turn.none')} />;
  const tale: Tale = {
    title: t('turn.title'),
    ending:
      outcome === null
        ? null
        : { winner: outcome.winner, headline: t(`outcome.${outcome.winner}`), why: sayOutcome(outcome, words) },
    steps: points.map((one) => ({ when: sayWhen(one, words), what: sayTurningPoint(one, words) })),
  };
  const play = () => {
    if (at + 1 === points.length) setAt(0);
    setPlaying(!playing);
  };
  return (
    <section className={style.epilogue} aria-label={t('turn.title')}>
      <Board events={events} point={point} words={words} />
      <div className={style.step} role="status">
        <h2>{t('turn.step', { when: sayWhen(point, words), n: at + 1, of: points.length })}</h2>
        <p className={style.words}>
          <Named text={sayTurningPoint(point, words)} />
        </p>
      </div>
      <div className={`${style.buttons} ${style.play}`}>
        <Button isDisabled={at === 0} onPress={() => setAt(at - 1)}>
          {t('turn.before')}
        </Button>
        <Button look="main" onPress={play}>
          {t(playing ? 'turn.pause' : 'turn.play')}
        </Button>
        <Button isDisabled={at + 1 === points.length} onPress={() => setAt(at + 1)}>
          {t('turn.next')}
        </Button>
      </div>
      <div className={`${style.buttons} ${style.more}`}>
        <Button look="quiet" onPress={() => onOpen(point.at)}>
          {t('turn.open')}
        </Button>
        <CopyStory text={storyText(tale, link)} words={words} />
        <SharePicture story={{ ...tale, seats: endOf(events, words), foot: footOf(link, words) }} text={link ?? ''} />
      </div>
    </section>
  );
}

function Board({ events, point, words }: { events: readonly SeenEvent[]; point: TurningPoint; words: Tongue }) {
  const view = useMemo(() => viewAt(events, 'storyteller', point.at), [events, point.at]);
  const seats = circleSeats(view, words, { revealed: true }).map((seat) =>
    seat.id === point.seat ? { ...seat, lit: true } : seat,
  );
  return (
    <div className={style.board}>
      <ClockCircle label={words.t('town.label')} seats={seats}>
        <PhaseDial view={view} words={words} />
      </ClockCircle>
    </div>
  );
}

type Tale = Pick<Story, 'title' | 'ending' | 'steps'>;

const storyText = ({ title, ending, steps }: Tale, link: string | null): string =>
  [
    title,
    ...steps.map(({ when, what }) => `${when}: ${what}`),
    ...(ending === null ? [] : [`${ending.headline}. ${ending.why}`]),
    ...(link === null ? [] : [link]),
  ].join('\n');

/** The Grimoire as it lay open at the end. */
const endOf = (events: readonly SeenEvent[], words: Tongue) =>
  circleSeats(viewAt(events, 'storyteller', events.length), words, { revealed: true });

const footOf = (link: string | null, { t }: Tongue): string[] => [
  ...(link === null ? [] : [link.replace(/^https?:\/\//, '')]),
  t('turn.picture.icons'),
];

/** The story as text: for the group's own chat. */
function CopyStory({ text, words: { t } }: { readonly text: string; readonly words: Tongue }) {
  const [copied, setCopied] = useState(false);
  return (
    <Button
      look="quiet"
      onPress={async () => {
        await navigator.clipboard?.writeText(text);
        setCopied(true);
      }}
    >
      {t(copied ? 'copied' : 'turn.share')}
    </Button>
  );
}
