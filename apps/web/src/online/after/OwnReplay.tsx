import type { Script } from '@belfry/scripts';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { Loading, Trouble } from '../../ui/States.tsx';
import { api, Refused } from '../net/api.ts';
import { Replay } from './Replay.tsx';
import { TakeHome } from './TakeHome.tsx';

/** The game that was just played, with the link to give away. */
export function OwnReplay({
  code,
  script,
  seat,
}: {
  readonly code: string;
  readonly script: Script;
  readonly seat: number | null;
}) {
  const { t } = useWords();
  const [replay, setReplay] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody asks again
  useEffect(() => {
    api.shareReplay(code).then(
      ({ replay: id }) => setReplay(id),
      (error: unknown) => setProblem(error instanceof Refused ? error.message : String(error)),
    );
  }, [code, tries]);
  if (replay !== null) return <Replay replay={replay} script={script} seat={seat} aside={<TakeHome code={code} />} />;
  if (problem === null) return <Loading />;
  return (
    <Trouble title={t('after.not-yet')}>
      <Button
        onPress={() => {
          setProblem(null);
          setTries(tries + 1);
        }}
      >
        {t('crash.again')}
      </Button>
    </Trouble>
  );
}
