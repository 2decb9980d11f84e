import { emptyView, type SeenEvent, see, type View, type Viewer } from '@belfry/engine';
import type { Script } from '@belfry/scripts';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useAddressForOthers } from '../../app/address.ts';
import { later } from '../../app/later.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Loading, Trouble } from '../../ui/States.tsx';
import { useTongue } from '../table-words.ts';
import style from './Replay.module.css';
import { Scrubber } from './Scrubber.tsx';
import { Statistics } from './Statistics.tsx';
import { useReplay } from './use-replay.ts';
import { VotePicture } from './VotePicture.tsx';

/** Whoever looks back may want to know; most do not, and need not wait for it. */
const Hindsight = later(async () => (await import('../../notebook/Hindsight.tsx')).Hindsight);

/** A finished game from anybody's eyes: a timeline to pull, the votes as a picture, a link to share. */
export function Replay({
  replay,
  script,
  seat = null,
  from = null,
  aside = null,
}: {
  readonly replay: string;
  readonly script: Script;
  readonly seat?: number | null;
  /** Which moment of the whole story to open at. */
  readonly from?: number | null;
  readonly aside?: ReactNode;
}) {
  const { t } = useWords();
  const [as, setAs] = useState<Viewer>('storyteller');
  const { got, failed } = useReplay(replay, as);
  const last = useMemo(() => (got === null ? null : viewAt(got.events, got.as, got.events.length)), [got]);
  const words = useTongue(script, last);
  if (failed) return <Trouble title={t('after.gone')} />;
  if (got === null || last === null) return <Loading />;
  const eyes: { value: string; label: string }[] = [
    { value: 'storyteller', label: t('role.storyteller') },
    { value: 'public', label: t('after.public') },
    ...got.seats.map((name, at) => ({ value: String(at), label: at === seat ? `${name} (${t('mark.me')})` : name })),
  ];
  return (
    <div className={style.replay}>
      <div className={style.eyes}>
        <Choice
          label={t('after.eyes')}
          value={String(as)}
          onChange={(next) => setAs(next === 'storyteller' || next === 'public' ? next : Number(next))}
          choices={eyes}
        />
      </div>
      <Scrubber
        key={`${got.as} ${from}`}
        events={got.events}
        viewer={got.as}
        words={words}
        bottom={seat}
        from={got.as === 'storyteller' ? from : null}
      />
      <div className={style.take}>
        <Share replay={replay} />
        {aside}
      </div>
      <VotePicture events={got.events} viewer={got.as} words={words} />
      {got.as === 'storyteller' ? (
        <Suspense fallback={null}>
          <Hindsight
            game={{ events: got.events, names: got.seats }}
            scriptName={got.script}
            script={script}
            words={words}
          />
        </Suspense>
      ) : null}
      <Statistics statistics={got.statistics} />
    </div>
  );
}

/** The table after the first so many facts. */
export function viewAt(events: readonly SeenEvent[], viewer: Viewer, count: number): View {
  const view = emptyView(viewer);
  for (const fact of events.slice(0, count)) see(view, fact);
  return view;
}

function Share({ replay }: { readonly replay: string }) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const link = `${useAddressForOthers()}/r/${replay}`;
  return (
    <Button
      onPress={async () => {
        await navigator.clipboard?.writeText(link);
        setCopied(true);
      }}
    >
      {t(copied ? 'copied' : 'after.share')}
    </Button>
  );
}
