import { type Sentence, say as sayIn } from '@belfry/almanac';
import { useMemo, useSyncExternalStore } from 'react';
import { Page } from '../app/Page.tsx';
import { useLookUp } from '../game/lookup.ts';
import { namesFrom } from '../game/names-from.ts';
import { tongue } from '../game/tongue.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Trouble } from '../ui/States.tsx';
import { ClaimsPanel } from './ClaimsPanel.tsx';
import { ClockPanel } from './ClockPanel.tsx';
import type { Desk } from './desk.ts';
import { GrimoireScreen } from './GrimoireScreen.tsx';
import { GONE_ON_ELSEWHERE, type LocalDesk, type LocalTable } from './local-table.ts';
import { useNotedClaims } from './noted-claims.ts';
import { ScalesPanel } from './ScalesPanel.tsx';
import { ToldGame } from './ToldGame.tsx';
import { useAdvice } from './use-advice.ts';
import { useLocalTable } from './use-local-table.ts';

/** A game on this device: the engine runs here, the Storyteller answers for everybody. */
export function LocalGamePage({ id }: { readonly id: string }) {
  const table = useLocalTable(id);
  if (table === null) return <Gone />;
  return table.differs === null ? <Open table={table} /> : <ToldGame table={table} differs={table.differs} />;
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
  const spoken = useMemo(() => saying(plain, words), [plain, words]);
  const desk = useAdvice(spoken, claims);
  const lookUp = useLookUp(desk.characters);
  const say = useMemo(() => tongue(words, lookUp, desk.view), [words, lookUp, desk.view]);
  const { id } = table;
  return (
    <GrimoireScreen
      desk={desk}
      game={id}
      leaveTo="/grimoire"
      pastHref={`/grimoire/${id}/past`}
      helm={table.unkept ? <p role="alert">{words.t('grimoire.unkept')}</p> : null}
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

/** The desk with what this device itself refuses put into words. */
function saying(desk: LocalDesk, { t, lang }: Words): Desk {
  const say = (refusal: Sentence | string | null) => {
    if (refusal === GONE_ON_ELSEWHERE) return t('grimoire.elsewhere');
    if (refusal === null || typeof refusal === 'string') return refusal;
    return sayIn(refusal, namesFrom(desk.view.seats, lang), lang);
  };
  return {
    ...desk,
    send: async (input) => say(await desk.send(input)),
    undo: async (keep) => say(await desk.undo(keep)),
    redo: desk.redo === null ? null : async () => say((await desk.redo?.()) ?? null),
    amend: async (input, choice) => say(await desk.amend(input, choice)),
  };
}
