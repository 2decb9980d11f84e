import { useMemo, useSyncExternalStore } from 'react';
import { Page } from '../app/Page.tsx';
import { useLookUp } from '../game/lookup.ts';
import { tongue } from '../game/tongue.ts';
import { useWords } from '../i18n/words.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Trouble } from '../ui/States.tsx';
import { ClaimsPanel } from './ClaimsPanel.tsx';
import { ClockPanel } from './ClockPanel.tsx';
import { GrimoireScreen } from './GrimoireScreen.tsx';
import { localGame } from './local-games.ts';
import { LocalTable } from './local-table.ts';
import { useNotedClaims } from './noted-claims.ts';
import { ScalesPanel } from './ScalesPanel.tsx';
import { useAdvice } from './use-advice.ts';

/** A game on this device: the engine runs here, the Storyteller answers for everybody. */
export function LocalGamePage({ id }: { readonly id: string }) {
  const table = useMemo(() => {
    const kept = localGame(id);
    return kept === null ? null : new LocalTable(kept);
  }, [id]);
  return table === null ? <Gone /> : <Open table={table} />;
}

function Gone() {
  const { t } = useWords();
  return (
    <Page title={t('grimoire.title')}>
      <Trouble title={t('grimoire.gone')}>
        <ButtonLink href="/grimoire">{t('grimoire.title')}</ButtonLink>
      </Trouble>
    </Page>
  );
}

function Open({ table }: { readonly table: LocalTable }) {
  const words = useWords();
  const plain = useSyncExternalStore(table.subscribe, table.desk);
  const { claims } = useNotedClaims(table.id);
  const desk = useAdvice(plain, claims, words.lang);
  const lookUp = useLookUp(desk.characters);
  const say = useMemo(() => tongue(words, lookUp, desk.view), [words, lookUp, desk.view]);
  const { id } = table;
  return (
    <GrimoireScreen
      desk={desk}
      game={id}
      leaveTo="/grimoire"
      pastHref={`/grimoire/${id}/past`}
      townClock={<ClockPanel game={id} view={desk.view} />}
      more={[
        {
          id: 'claims',
          label: words.t('claims.title'),
          content: <ClaimsPanel desk={desk} game={id} words={say} />,
        },
        {
          id: 'scales',
          label: words.t('scales.title'),
          content: <ScalesPanel desk={desk} game={id} words={say} />,
        },
      ]}
    />
  );
}
