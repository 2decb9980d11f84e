import type { View } from '@belfry/engine';
import type { Person, TableCard } from '@belfry/protocol';
import type { Script } from '@belfry/scripts';
import { useState } from 'react';
import type { Tongue } from '../../game/tongue.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segments } from '../../ui/Segments.tsx';
import dialog from '../lobby/Dialogs.module.css';
import { useDo } from '../net/use-table.tsx';
import { TravellerChoice } from './TravellerChoice.tsx';
import { ANY } from './travellers.ts';
import style from './VolunteerBar.module.css';

interface Props {
  readonly table: TableCard;
  readonly view: View;
  readonly script: Script;
  readonly words: Tongue;
}

/** At the Storyteller's desk: who wants to come in. */
export function LateComers(props: Props) {
  const { table, words } = props;
  const [letting, setLetting] = useState<Person | null>(null);
  const waiting = table.people.filter(({ volunteers }) => volunteers !== undefined);
  if (waiting.length === 0) return null;
  return (
    <section className={style.bar} aria-label={words.t('late.comers')}>
      {waiting.map((person) => (
        <div key={person.person} className={dialog.row}>
          <span>{sayWish(person, words)}</span>
          <Button onPress={() => setLetting(person)}>{words.t('late.let-in')}</Button>
        </div>
      ))}
      {letting === null ? null : <LetIn {...props} person={letting} onClose={() => setLetting(null)} />}
    </section>
  );
}

function sayWish({ name, volunteers }: Person, { t, lookUp }: Tongue): string {
  const wished = volunteers?.character ?? null;
  return wished === null ? t('late.wants', { name }) : t('late.wants.as', { name, character: lookUp(wished).name });
}

type Side = 'drawn' | 'good' | 'evil';

/** Which Traveller, on which side, where: whatever is left open is drawn. */
function LetIn({
  person,
  view,
  script,
  words,
  onClose,
}: Props & { readonly person: Person; readonly onClose: () => void }) {
  const { t, name } = words;
  const { act, refusal } = useDo();
  const [character, setCharacter] = useState(person.volunteers?.character ?? ANY);
  const [side, setSide] = useState<Side>('drawn');
  const [after, setAfter] = useState(ANY);
  const enter = async () => {
    const done = await act({
      do: 'let-in',
      person: person.person,
      ...(character === ANY ? {} : { character }),
      ...(side === 'drawn' ? {} : { alignment: side }),
      ...(after === ANY ? {} : { after: Number(after) }),
    });
    if (done) onClose();
  };
  return (
    <Dialog title={sayWish(person, words)} isOpen onClose={onClose}>
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      <TravellerChoice
        characters={script.characters}
        view={view}
        words={words}
        value={character}
        onChange={setCharacter}
      />
      <Segments
        label={t('tools.traveller.side')}
        value={side}
        onChange={setSide}
        choices={[
          { value: 'drawn', label: t('late.drawn') },
          { value: 'good', label: t('team.good') },
          { value: 'evil', label: t('team.evil') },
        ]}
      />
      <p>{t('late.drawn.text')}</p>
      <Choice
        label={t('traveller.after')}
        value={after}
        onChange={setAfter}
        choices={[
          { value: ANY, label: t('late.anywhere') },
          ...view.circle.map((seat) => ({ value: String(seat), label: name(seat) })),
        ]}
      />
      <Button look="main" onPress={() => void enter()}>
        {t('late.let-in')}
      </Button>
    </Dialog>
  );
}
