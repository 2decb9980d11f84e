import type { Viewer } from '@belfry/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { useLookUp } from '../game/lookup.ts';
import { CardRack } from '../game/Named.tsx';
import { tongue } from '../game/tongue.ts';
import { useWords } from '../i18n/words.tsx';
import { Epilogue } from '../online/after/Epilogue.tsx';
import { Reveal } from '../online/after/Reveal.tsx';
import { Scrubber } from '../online/after/Scrubber.tsx';
import { VotePicture } from '../online/after/VotePicture.tsx';
import { scriptName } from '../scripts/script-name.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Trouble } from '../ui/States.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import type { LocalTable } from './local-table.ts';
import { useLocalTable } from './use-local-table.ts';

/** A game of this device once it is over: the reveal, the timeline from anybody's eyes, the votes as a picture. */
export function LocalPastPage({ id }: { readonly id: string }) {
  const { t } = useWords();
  const table = useLocalTable(id);
  if (table === null || table.desk().view.outcome === null) {
    return (
      <Page title={t('grimoire.title')}>
        <Trouble title={t('grimoire.gone')}>
          <ButtonLink href="/grimoire">{t('grimoire.title')}</ButtonLink>
        </Trouble>
      </Page>
    );
  }
  return <Past table={table} />;
}

/** `notice`: what has to be said of a game that cannot go on. One that is not over has nothing to reveal. */
export function Past({ table, notice = null }: { readonly table: LocalTable; readonly notice?: ReactNode }) {
  const words = useWords();
  const { t } = words;
  const { view, characters, script } = table.desk();
  const lookUp = useLookUp(characters);
  const say = useMemo(() => tongue(words, lookUp, view), [words, lookUp, view]);
  const [tab, setTab] = useState(view.outcome === null ? 'timeline' : 'reveal');
  const [as, setAs] = useState<Viewer>('storyteller');
  const [from, setFrom] = useState<number | null>(null);
  const whole = useMemo(() => table.seenBy('storyteller'), [table]);
  const openAt = (at: number) => {
    setAs('storyteller');
    setFrom(at);
    setTab('timeline');
  };
  const events = useMemo(() => table.seenBy(as), [table, as]);
  const eyes = [
    { value: 'storyteller', label: t('eyes.storyteller') },
    { value: 'public', label: t('eyes.public') },
    ...view.seats.map((seat) => ({ value: String(seat.seat), label: seat.name })),
  ];
  const reveal = (
    <Reveal
      view={view}
      words={say}
      bottom={null}
      onward={
        <>
          <Button look="main" onPress={() => setTab('epilogue')}>
            {t('turn.title')}
          </Button>
          <Button onPress={() => setTab('timeline')}>{t('past.timeline')}</Button>
          <ButtonLink href="/grimoire">{t('grimoire.new')}</ButtonLink>
        </>
      }
    />
  );
  return (
    <Page
      title={scriptName(script.name, words.lang)}
      aside={
        <ButtonLink href={table.differs === null ? `/grimoire/${table.id}` : '/grimoire'}>
          {t('grimoire.title')}
        </ButtonLink>
      }
    >
      {notice}
      <CardRack characters={characters} words={say}>
        <Tabs
          label={t('past.title')}
          selected={tab}
          onSelect={setTab}
          tabs={[
            ...(view.outcome === null
              ? []
              : [
                  { id: 'reveal', label: t('past.reveal'), content: reveal },
                  {
                    id: 'epilogue',
                    label: t('turn.title'),
                    content: <Epilogue events={whole} words={say} link={null} onOpen={openAt} />,
                  },
                ]),
            {
              id: 'timeline',
              label: t('past.timeline'),
              content: (
                <>
                  <Choice
                    label={t('past.eyes')}
                    value={String(as)}
                    onChange={(next) => setAs(next === 'storyteller' || next === 'public' ? next : Number(next))}
                    choices={eyes}
                  />
                  <Scrubber
                    key={`${as} ${from}`}
                    events={events}
                    viewer={as}
                    words={say}
                    bottom={null}
                    from={as === 'storyteller' ? from : null}
                  />
                </>
              ),
            },
            {
              id: 'votes',
              label: t('past.votes'),
              content: <VotePicture events={events} viewer={as} words={say} />,
            },
          ]}
        />
      </CardRack>
    </Page>
  );
}
