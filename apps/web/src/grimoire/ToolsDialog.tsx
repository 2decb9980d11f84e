import type { Alignment, Intervention } from '@belfry/engine';
import { travellersAtHand } from '@belfry/scripts';
import { useState } from 'react';
import { CharacterPick } from '../game/CharacterPick.tsx';
import type { Tongue } from '../game/tongue.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Segments } from '../ui/Segments.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { Desk } from './desk.ts';
import { PassAround } from './PassAround.tsx';
import { usePicking } from './picking.ts';
import type { Send } from './refusal.ts';
import style from './SeatDialog.module.css';

/** What concerns the whole table. */
export function ToolsDialog(props: {
  readonly desk: Desk;
  readonly words: Tongue;
  readonly send: Send;
  readonly onClose: () => void;
}) {
  const { desk, words, send, onClose } = props;
  const { t } = words;
  const [text, setText] = useState('');
  const [passing, setPassing] = useState(false);
  const act = (action: Intervention) => {
    void send({ type: 'intervene', action });
    onClose();
  };
  if (passing) {
    const seats = (desk.view.grimoire?.tokens ?? []).map((token) => ({
      name: words.name(token.seat),
      character: words.lookUp(token.believes ?? token.character),
      alignment: token.believes === null ? token.alignment : null,
    }));
    return <PassAround seats={seats} onClose={onClose} />;
  }
  return (
    <Dialog title={t('tools.title')} isOpen onClose={onClose} wide>
      <div className={style.row}>
        <TextField label={t('tools.announce.text')} value={text} onChange={setText} maxLength={500} />
        <Button isDisabled={text.trim() === ''} onPress={() => act({ do: 'announce', text: text.trim() })}>
          {t('tools.announce')}
        </Button>
      </div>
      <Button onPress={() => setPassing(true)}>{t('tools.pass')}</Button>
      <Bluffs desk={desk} words={words} act={act} />
      <Traveller desk={desk} words={words} act={act} />
      <section className={style.section}>
        <h3>{t('tools.end')}</h3>
        <div className={style.buttons}>
          <Button look="grave" onPress={() => act({ do: 'end-game', winner: 'good' })}>
            {t('tools.end.good')}
          </Button>
          <Button look="grave" onPress={() => act({ do: 'end-game', winner: 'evil' })}>
            {t('tools.end.evil')}
          </Button>
        </div>
      </section>
    </Dialog>
  );
}

/** Other bluffs than the Demon was given: good characters that are not in play. */
function Bluffs(props: { readonly desk: Desk; readonly words: Tongue; readonly act: (action: Intervention) => void }) {
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

function Traveller(props: {
  readonly desk: Desk;
  readonly words: Tongue;
  readonly act: (action: Intervention) => void;
}) {
  const { t, lookUp } = props.words;
  const travellers = travellersAtHand(props.desk.characters);
  const [name, setName] = useState('');
  const [character, setCharacter] = useState(travellers[0]?.id ?? '');
  const [alignment, setAlignment] = useState<Alignment>('good');
  return (
    <section className={style.section}>
      <h3>{t('tools.traveller')}</h3>
      <div className={style.row}>
        <TextField label={t('tools.traveller.name')} value={name} onChange={setName} maxLength={24} />
        <Choice
          label={t('tools.traveller.character')}
          value={character}
          onChange={setCharacter}
          choices={travellers.map((c) => ({ value: c.id, label: lookUp(c.id).name }))}
        />
      </div>
      <Segments
        label={t('tools.traveller.side')}
        value={alignment}
        onChange={setAlignment}
        choices={[
          { value: 'good', label: t('team.good') },
          { value: 'evil', label: t('team.evil') },
        ]}
      />
      <Button
        isDisabled={name.trim() === ''}
        onPress={() => props.act({ do: 'join', name: name.trim(), character, alignment })}
      >
        {t('tools.traveller')}
      </Button>
    </section>
  );
}
