import type { Script } from '@belfry/scripts';
import type { ReactNode } from 'react';
import { useAddressForOthers } from '../../app/address.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { Loading, Trouble } from '../../ui/States.tsx';
import { useTongue } from '../table-words.ts';
import { Epilogue } from './Epilogue.tsx';
import { Replay, viewAt } from './Replay.tsx';
import { TakeHome } from './TakeHome.tsx';
import { useOwnReplay, useReplay } from './use-replay.ts';

interface Own {
  readonly code: string;
  readonly script: Script;
}

/** The game that was just played, with the link to give away. */
export function OwnReplay({
  code,
  script,
  seat,
  from,
}: Own & { readonly seat: number | null; readonly from: number | null }) {
  return (
    <Once code={code}>
      {(replay) => <Replay replay={replay} script={script} seat={seat} from={from} aside={<TakeHome code={code} />} />}
    </Once>
  );
}

/** How the game that was just played came out as it did. */
export function OwnEpilogue({ code, script, onOpen }: Own & { readonly onOpen: (at: number) => void }) {
  return <Once code={code}>{(replay) => <ReplayedEpilogue replay={replay} script={script} onOpen={onOpen} />}</Once>;
}

export function ReplayedEpilogue(props: {
  readonly replay: string;
  readonly script: Script;
  readonly onOpen: (at: number) => void;
}) {
  const { replay, script, onOpen } = props;
  const { t } = useWords();
  const { got, failed } = useReplay(replay, 'storyteller');
  const address = useAddressForOthers();
  const words = useTongue(script, got === null ? null : viewAt(got.events, 'storyteller', got.events.length));
  if (failed) return <Trouble title={t('after.gone')} />;
  if (got === null) return <Loading />;
  return <Epilogue events={got.events} words={words} link={`${address}/r/${replay}`} onOpen={onOpen} />;
}

/** Waits for the last page of the log. */
function Once({ code, children }: { readonly code: string; readonly children: (replay: string) => ReactNode }) {
  const { t } = useWords();
  const { replay, failed, again } = useOwnReplay(code);
  if (replay !== null) return children(replay);
  if (!failed) return <Loading />;
  return (
    <Trouble title={t('after.not-yet')}>
      <Button onPress={again}>{t('crash.again')}</Button>
    </Trouble>
  );
}
