import type { Intervention } from '@belfry/engine';
import { useState } from 'react';
import { useKept } from '../app/kept.ts';
import type { Tongue } from '../game/tongue.ts';
import { settings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';
import { BluffsForm } from './BluffsForm.tsx';
import type { Desk } from './desk.ts';
import { FabledForm } from './FabledForm.tsx';
import type { Send } from './refusal.ts';
import style from './SeatDialog.module.css';
import { TravellerForm } from './TravellerForm.tsx';

/** What concerns the whole table. */
export function ToolsDialog(props: {
  readonly desk: Desk;
  readonly words: Tongue;
  readonly send: Send;
  /** The tokens go round, one player after the other. */
  readonly onPass: () => void;
  readonly onClose: () => void;
}) {
  const { desk, words, send, onPass, onClose } = props;
  const { t } = words;
  const [text, setText] = useState('');
  const { sound } = useKept(settings);
  const act = (action: Intervention) => {
    void send({ type: 'intervene', action });
    onClose();
  };
  return (
    <Dialog title={t('tools.title')} isOpen onClose={onClose} wide>
      <div className={style.row}>
        <TextField label={t('tools.announce.text')} value={text} onChange={setText} maxLength={500} />
        <Button isDisabled={text.trim() === ''} onPress={() => act({ do: 'announce', text: text.trim() })}>
          {t('tools.announce')}
        </Button>
      </div>
      <Switch isOn={sound} onChange={(on) => settings.change({ sound: on })}>
        {t('settings.sound')}
      </Switch>
      {desk.view.seats.some(({ seat }) => desk.inPerson(seat)) ? (
        <Button onPress={onPass}>{t('tools.pass')}</Button>
      ) : null}
      <BluffsForm desk={desk} words={words} act={act} />
      <FabledForm desk={desk} words={words} act={act} />
      <TravellerForm desk={desk} words={words} act={act} />
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
