import { builtinScript, type Script } from '@belfry/scripts';
import { Page } from '../../app/Page.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Replay } from './Replay.tsx';

// The replay names its characters by id; the almanac knows them, whatever the script was called.
const script: Script = builtinScript('trouble-brewing')!;

/** A game that somebody shared. */
export function ReplayPage({ replay }: { readonly replay: string }) {
  const { t } = useWords();
  return (
    <Page title={t('after.replay')}>
      <Replay replay={replay} script={script} />
    </Page>
  );
}
