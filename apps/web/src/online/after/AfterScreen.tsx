import type { View } from '@belfry/engine';
import type { Person, TableCard } from '@belfry/protocol';
import { useState } from 'react';
import { CardRack } from '../../game/Named.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { LobbyBar } from '../lobby/LobbyBar.tsx';
import { Journal } from '../player/Journal.tsx';
import { useScript, useTongue } from '../table-words.ts';
import style from './AfterScreen.module.css';
import { AllTalk } from './AllTalk.tsx';
import { OwnEpilogue, OwnReplay } from './OwnReplay.tsx';
import { Reveal } from './Reveal.tsx';

/** When all is over: the tokens are turned, the night is told, and everybody talks at once. */
export function AfterScreen({
  you,
  table,
  view,
}: {
  readonly you: Person;
  readonly table: TableCard;
  readonly view: View;
}) {
  const { t } = useWords();
  const script = useScript(table.script.items);
  const words = useTongue(script, view);
  const [tab, setTab] = useState('reveal');
  const [from, setFrom] = useState<number | null>(null);
  const openAt = (at: number) => {
    setFrom(at);
    setTab('replay');
  };
  return (
    <CardRack characters={script.characters} words={words}>
      <div className={style.after}>
        <LobbyBar table={table}>
          <span className={style.home}>
            <ButtonLink href="/" size="small">
              {t('nav.home')}
            </ButtonLink>
          </span>
        </LobbyBar>
        <Tabs
          label={t('after.title')}
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              id: 'reveal',
              label: t('after.reveal'),
              content: (
                <Reveal
                  view={view}
                  words={words}
                  bottom={you.seat}
                  onward={
                    <>
                      <Button look="main" onPress={() => setTab('epilogue')}>
                        {t('turn.title')}
                      </Button>
                      <Button onPress={() => setTab('replay')}>{t('past.open')}</Button>
                      <ButtonLink href="/open">{t('home.open')}</ButtonLink>
                    </>
                  }
                />
              ),
            },
            {
              id: 'epilogue',
              label: t('turn.title'),
              content: <OwnEpilogue code={table.code} script={script} onOpen={openAt} />,
            },
            {
              id: 'replay',
              label: t('after.timeline'),
              content: <OwnReplay code={table.code} script={script} seat={you.seat} from={from} />,
            },
            {
              id: 'talk',
              label: t('tab.talk'),
              content: (
                <div className={style.talk}>
                  <AllTalk code={table.code} />
                </div>
              ),
            },
            ...(view.journal.length === 0
              ? []
              : [{ id: 'journal', label: t('journal.title'), content: <Journal view={view} words={words} /> }]),
          ]}
        />
      </div>
    </CardRack>
  );
}
