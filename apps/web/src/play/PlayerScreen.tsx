import { type ReactNode, useMemo, useState } from 'react';
import { useTitle } from '../app/router.tsx';
import { useBells } from '../game/bells.ts';
import { useLookUp } from '../game/lookup.ts';
import { tongue } from '../game/tongue.ts';
import { usePicking } from '../grimoire/picking.ts';
import { useWords } from '../i18n/words.tsx';
import { DayStage } from './DayStage.tsx';
import { useTableMemory } from './memory.ts';
import { NightStage } from './NightStage.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import style from './PlayerScreen.module.css';
import type { PlayerTable } from './table.ts';

/** What a player has before them: the town by day, the dark by night. */
export function PlayerScreen({ table, notice = null }: { readonly table: PlayerTable; readonly notice?: ReactNode }) {
  const words = useWords();
  const lookUp = useLookUp(table.script.characters);
  const { view } = table;
  const say = useMemo(() => tongue(words, lookUp, view), [words, lookUp, view]);
  const [memory, store] = useTableMemory(table.key);
  const picking = usePicking();
  const [refusal, setRefusal] = useState<string | null>(null);
  useTitle(words.t(`phase.${view.phase}`, { n: view.phase === 'night' ? view.night : view.day }));
  useBells(view.phase, view.today.executed.length);
  const answer: PlayerTable['answer'] = async (prompt, choice) => {
    const reason = await table.answer(prompt, choice);
    setRefusal(reason);
    return reason;
  };
  const props = { table: { ...table, answer }, words: say, picking, memory, store };
  const asleep = view.phase === 'night' || view.phase === 'setup';
  // News that came in the night is shown even when dawn was quicker than the player.
  const unseen = view.me !== null && memory.seen < view.journal.length && view.phase !== 'over';
  return (
    <div className={style.screen} data-dark={asleep || unseen || undefined}>
      <PlayerBar {...props} />
      {notice}
      {refusal === null ? null : (
        <p className={style.refusal} role="alert">
          {refusal}
        </p>
      )}
      {asleep || unseen ? <NightStage {...props} /> : <DayStage {...props} />}
    </div>
  );
}
