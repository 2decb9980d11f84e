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
import { PassAround } from './PassAround.tsx';
import type { Send } from './refusal.ts';
import style from './SeatDialog.module.css';
import { TravellerForm } from './TravellerForm.tsx';

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
  const { sound } = useKept(settings);
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
      <Switch isOn={sound} onChange={(on) => settings.change({ sound: on })}>
        {t('settings.sound')}
      </Switch>
      <Button onPress={() => setPassing(true)}>{t('tools.pass')}</Button>
      <BluffsForm desk={desk} words={words} act={act} />
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
