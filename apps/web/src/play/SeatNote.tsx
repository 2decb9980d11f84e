import { TEAMS } from '@belfry/almanac';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { StageProps } from './stage.ts';

/** Another seat: what is public about it, and what I guess. */
export function SeatNote({
  table,
  words,
  memory,
  store,
  seat,
  onClose,
}: StageProps & { readonly seat: number; readonly onClose: () => void }) {
  const { t, name, lookUp, terms } = words;
  const { view } = table;
  const other = view.seats.find((s) => s.seat === seat);
  const order = [...table.script.characters]
    .filter((c) => c.team !== 'fabled' && c.team !== 'loric')
    .sort((a, b) => TEAMS.indexOf(a.team) - TEAMS.indexOf(b.team));
  return (
    <Dialog title={name(seat)} isOpen onClose={onClose}>
      <p>{other?.alive ? t('alive') : t(other?.ghostVote ? 'dead.with-vote' : 'dead.no-vote')}</p>
      <Choice
        label={t('solo.notes.guess', { name: name(seat) })}
        value={memory.guesses[seat] ?? ''}
        onChange={(id) => {
          const { [seat]: _, ...others } = memory.guesses;
          store.change({ guesses: id === '' ? others : { ...others, [seat]: id } });
        }}
        choices={[
          { value: '', label: t('solo.notes.guess.none') },
          ...order.map((c) => ({ value: c.id, label: `${lookUp(c.id).name} (${terms.teams[c.team].one})` })),
        ]}
      />
    </Dialog>
  );
}
