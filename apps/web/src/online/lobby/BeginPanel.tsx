import { type GameSetup, ImpossibleBag } from '@belfry/engine';
import type { Script } from '@belfry/scripts';
import { useMemo, useState } from 'react';
import { DealtTokens } from '../../grimoire/DealtTokens.tsx';
import { type Dealt, deal } from '../../grimoire/deal.ts';
import { useWords } from '../../i18n/words.tsx';
import { useSayOf } from '../../scripts/say-of.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDo } from '../net/use-table.tsx';
import style from './BeginPanel.module.css';
import type { LobbyProps } from './Lobby.tsx';
import { whatIsMissing } from './what-is-missing.ts';

/** The start: tokens by chance, or chosen one by one by a Storyteller. */
export function BeginPanel({ you, table, script }: LobbyProps & { readonly script: Script }) {
  const words = useWords();
  const { t } = words;
  const { act, refusal } = useDo();
  const sayOf = useSayOf(script);
  const [dealt, setDealt] = useState<Dealt | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const names = table.chairs.flatMap((chair) => chair.name ?? []);
  const { hindrance, note } = useMemo(() => whatIsMissing(table, script, words), [table, script, words]);
  const tells = you.role !== 'player';
  const fabled = script.characters.filter((c) => c.team === 'fabled' || c.team === 'loric').map((c) => c.id);
  const choose = () => {
    const outcome = deal(script, names);
    const impossible = outcome instanceof ImpossibleBag;
    setProblem(impossible ? sayOf(outcome.said) : null);
    if (!impossible) setDealt(outcome);
  };
  const begin = (chosen: GameSetup | null) =>
    void act({
      do: 'begin',
      ...(chosen === null ? {} : { tokens: chosen.seats.map(({ name: _, ...token }) => token) }),
      ...(chosen?.heldByNobody === undefined ? {} : { heldByNobody: [...chosen.heldByNobody] }),
      ...(fabled.length === 0 ? {} : { fabled }),
    });
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
          <Button size="large" isDisabled={hindrance !== null} onPress={choose}>
            {t('lobby.choose-tokens')}
          </Button>
        ) : null}
      </div>
      {(refusal ?? problem) === null ? null : (
        <p className={style.problem} role="alert">
          {refusal ?? problem}
        </p>
      )}
      {dealt === null ? null : (
        <Dialog title={t('lobby.choose-tokens')} isOpen onClose={() => setDealt(null)} wide>
          {refusal === null ? null : <p className={style.problem}>{refusal}</p>}
          <DealtTokens
            script={script}
            dealt={dealt}
            onChange={(setup) => setDealt({ ...dealt, setup })}
            onBegin={() => begin(dealt.setup)}
          />
        </Dialog>
      )}
    </section>
  );
}
