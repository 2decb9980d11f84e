import { builtinScript, type Script } from '@belfry/scripts';
import { useMemo, useState } from 'react';
import { useAlmanac } from '../../almanac/book.ts';
import { Page } from '../../app/Page.tsx';
import { CardRack } from '../../game/Named.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useTongue } from '../table-words.ts';
import { ReplayedEpilogue } from './OwnReplay.tsx';
import { Replay } from './Replay.tsx';

// The replay names its characters by id; the almanac knows them, whatever the script was called.
const script: Script = builtinScript('trouble-brewing')!;

/** A game that somebody shared. */
export function ReplayPage({ replay }: { readonly replay: string }) {
  const { t } = useWords();
  const words = useTongue(script, null);
  const { characters } = useAlmanac();
  const everybody = useMemo(() => [...characters.values()], [characters]);
  const [tab, setTab] = useState('replay');
  const [from, setFrom] = useState<number | null>(null);
  const openAt = (at: number) => {
    setFrom(at);
    setTab('replay');
  };
  return (
    <Page title={t('after.replay')}>
      <CardRack characters={everybody} words={words}>
        <Tabs
          label={t('after.title')}
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              id: 'replay',
              label: t('after.timeline'),
              content: <Replay replay={replay} script={script} from={from} />,
            },
            {
              id: 'epilogue',
              label: t('turn.title'),
              content: <ReplayedEpilogue replay={replay} script={script} onOpen={openAt} />,
            },
          ]}
        />
      </CardRack>
    </Page>
  );
}
