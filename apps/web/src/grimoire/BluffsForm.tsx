import type { Intervention } from '@belfry/engine';
import { useState } from 'react';
import { CharacterPick } from '../game/CharacterPick.tsx';
import { usePicking } from '../game/picking.ts';
import type { Tongue } from '../game/tongue.ts';
import { Button } from '../ui/Button.tsx';
import type { Desk } from './desk.ts';
import style from './SeatDialog.module.css';

/** Other bluffs than the Demon was given: good characters that are not in play. */
export function BluffsForm(props: {
  readonly desk: Desk;
  readonly words: Tongue;
  readonly act: (action: Intervention) => void;
}) {
  const { desk, words, act } = props;
  const [open, setOpen] = useState(false);
  const picking = usePicking();
  const inPlay = new Set((desk.view.grimoire?.tokens ?? []).map((token) => token.character));
  const from = desk.characters
    .filter((c) => (c.team === 'townsfolk' || c.team === 'outsider') && !inPlay.has(c.id))
    .map((c) => c.id);
  if (!open) return <Button onPress={() => setOpen(true)}>{words.t('tools.bluffs')}</Button>;
  return (
    <section className={style.section}>
      <h3>{words.t('tools.bluffs')}</h3>
      <CharacterPick
        id="bluffs"
        options={{ pick: 'characters', from, min: 0, max: 3 }}
        words={words}
        picking={picking}
        onAnswer={(choice) => act({ do: 'bluffs', characters: choice as string[] })} // a choice of `from`
      />
    </section>
  );
}
