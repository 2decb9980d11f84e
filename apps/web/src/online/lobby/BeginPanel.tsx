import type { GameSetup } from '@belfry/engine';
import type { Script } from '@belfry/scripts';
import { useMemo, useState } from 'react';
import { ChooseTokens } from '../../grimoire/bag/ChooseTokens.tsx';
import { keptDraw } from '../../grimoire/bag/kept-draw.ts';
import type { Dealt } from '../../grimoire/deal.ts';
import { remember } from '../../grimoire/party.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDo } from '../net/use-table.tsx';
import { isBot } from '../table-words.ts';
import style from './BeginPanel.module.css';
import type { LobbyProps } from './Lobby.tsx';
import { whatIsMissing } from './what-is-missing.ts';

/** The start: tokens by chance, or chosen one by one by a Storyteller. */
export function BeginPanel({ you, table, script }: LobbyProps & { readonly script: Script }) {
  const words = useWords();
  const { t } = words;
  const { act, refusal } = useDo();
  const [choosing, setChoosing] = useState(() => keptDraw.get()?.place === table.code);
  const [dealt, setDealt] = useState<Dealt | null>(null);
  const names = table.chairs.flatMap((chair) => chair.name ?? []);
  const { hindrance, note } = useMemo(() => whatIsMissing(table, script, words), [table, script, words]);
  const tells = you.role !== 'player';
  const fabled = script.characters.filter((c) => c.team === 'fabled' || c.team === 'loric').map((c) => c.id);
  const inRoom = table.chairs.flatMap(({ name, person }) => (name === null || person !== null ? [] : [name]));
  const begin = (chosen: GameSetup | null) => {
    remember(table.chairs.flatMap(({ name, person }) => (name === null || isBot(table, person) ? [] : [name])));
    void act({
      do: 'begin',
      ...(chosen === null ? {} : { tokens: chosen.seats.map(({ name: _, ...token }) => token) }),
      ...(chosen?.heldByNobody === undefined ? {} : { heldByNobody: [...chosen.heldByNobody] }),
      ...(fabled.length === 0 ? {} : { fabled }),
    });
  };
  return (
    <section className={style.begin}>
      {hindrance === null && note === null ? null : (
        <p className={style.soft} role="status">
          {hindrance ?? note}
        </p>
      )}
      <div className={style.buttons}>
        <Button look="main" size="large" isDisabled={hindrance !== null} onPress={() => begin(null)}>
          {t('lobby.begin')}
        </Button>
        {tells ? (
          <Button size="large" isDisabled={hindrance !== null} onPress={() => setChoosing(true)}>
            {t('lobby.choose-tokens')}
          </Button>
        ) : null}
      </div>
      {refusal === null ? null : (
        <p className={style.problem} role="alert">
          {refusal}
        </p>
      )}
      <Dialog title={t('lobby.choose-tokens')} isOpen={choosing} onClose={() => setChoosing(false)} wide>
        {refusal === null ? null : <p className={style.problem}>{refusal}</p>}
        <ChooseTokens
          key={names.join('\n')}
          script={script}
          place={table.code}
          names={names}
          callers={inRoom}
          dealt={dealt?.setup.seats.map((seat) => seat.name).join() === names.join() ? dealt : null}
          onDealt={setDealt}
          onBegin={begin}
        />
      </Dialog>
    </section>
  );
}
