import { builtinScript, type Script } from '@belfry/scripts';
import { useState } from 'react';
import { Page } from '../../app/Page.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ReplayedEpilogue } from './OwnReplay.tsx';
import { Replay } from './Replay.tsx';

// The replay names its characters by id; the almanac knows them, whatever the script was called.
const script: Script = builtinScript('trouble-brewing')!;

/** A game that somebody shared. */
export function ReplayPage({ replay }: { readonly replay: string }) {
  const { t } = useWords();
  const [tab, setTab] = useState('replay');
  const [from, setFrom] = useState<number | null>(null);
  const openAt = (at: number) => {
    setFrom(at);
    setTab('replay');
  };
  return (
    <Page title={t('after.replay')}>
      <Tabs
        label={t('after.title')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'replay', label: t('after.timeline'), content: <Replay replay={replay} script={script} from={from} /> },
          {
            id: 'epilogue',
            label: t('turn.title'),
            content: <ReplayedEpilogue replay={replay} script={script} onOpen={openAt} />,
          },
        ]}
      />
    </Page>
  );
}
