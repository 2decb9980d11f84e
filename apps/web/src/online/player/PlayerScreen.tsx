import type { Json, Prompt, View } from '@belfry/engine';
import type { Person, TableCard } from '@belfry/protocol';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useAwake } from '../../app/wake-lock.ts';
import { CardRack } from '../../game/Named.tsx';
import { usePicking } from '../../game/picking.ts';
import { useClient, useDo, useSeen } from '../net/use-table.tsx';
import { NightScreen } from '../night/NightScreen.tsx';
import { useScript, useTongue } from '../table-words.ts';
import { useAnswered } from './answered.ts';
import { useBells } from './bells.ts';
import { DayScreen } from './DayScreen.tsx';
import { useNotebook } from './notes.ts';
import style from './PlayerScreen.module.css';
import type { SeatProps } from './seat-props.ts';

/** A seat's own screen, or that of somebody who looks on: asleep by night, the Town Square by day. */
export function PlayerScreen({
  you,
  table,
  view,
  notice = null,
}: {
  readonly you: Person;
  readonly table: TableCard;
  readonly view: View;
  /** Something to read above the table. */
  readonly notice?: ReactNode;
}) {
  const client = useClient();
  const { prompts: asked, heard } = useSeen();
  const { open: prompts, note } = useAnswered(table.code, asked);
  const script = useScript(table.script.items);
  const words = useTongue(script, view);
  const picking = usePicking();
  const { act, refusal } = useDo();
  const notebook = useNotebook(table.code, you.seat);
  useBells(heard);
  useAwake();

  // What was taken back has not been seen: if it is told again, it is news again.
  const { notes, write } = notebook;
  const { journal } = view;
  const before = useRef(journal);
  useEffect(() => {
    // So is what the Storyteller has amended: from the first thing on that is told otherwise now.
    const other = before.current.findIndex((entry, at) => JSON.stringify(entry) !== JSON.stringify(journal[at]));
    before.current = [...journal];
    const known = Math.min(journal.length, other < 0 ? journal.length : other);
    if (notes.seen > known) write({ seen: known });
  }, [notes.seen, journal, write]);

  const answer = useCallback(
    async (prompt: Prompt, choice: Json) => {
      note(prompt, true);
      const taken = await act({ do: 'answer', prompt: prompt.id, choice, at: client.clock.now() });
      if (!taken) note(prompt, false);
      return taken;
    },
    [act, client, note],
  );
  const props: SeatProps = { you, table, view, script, words, notebook, picking, prompts, act, answer, refusal };
  // Whoever looks into the Grimoire does not sleep.
  const asleep = view.phase !== 'day' && view.grimoire === null;
  return (
    <CardRack characters={script.characters} words={words}>
      <div className={style.seat} data-night={asleep || undefined}>
        {notice}
        {asleep ? <NightScreen {...props} /> : <DayScreen {...props} />}
      </div>
    </CardRack>
  );
}
