import type { Person } from '@belfry/protocol';
import { useState } from 'react';
import { goTo } from '../../app/router.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useDo } from '../net/use-table.tsx';
import style from './Dialogs.module.css';
import type { LobbyProps } from './Lobby.tsx';
import { personTools } from './tools.ts';

/** One person at the table: their role, their voice, the door. */
export function PersonDialog(props: LobbyProps & { readonly person: Person; readonly onClose: () => void }) {
  const { person: given, you, table, onClose } = props;
  const { t } = useWords();
  const { act, refusal } = useDo();
  const person = table.people.find((other) => other.person === given.person) ?? given;
  const [name, setName] = useState(person.name);
  const tools = personTools(you, person, table);
  return (
    <Dialog title={person.name} isOpen onClose={onClose}>
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      {tools.rename ? (
        <form
          className={style.row}
          onSubmit={(event) => {
            event.preventDefault();
            void act({ do: 'rename', name: name.trim() });
          }}
        >
          <TextField label={t('door.name')} value={name} maxLength={24} onChange={setName} />
          <Button type="submit" isDisabled={name.trim() === '' || name.trim() === person.name}>
            {t('save')}
          </Button>
        </form>
      ) : null}
      <div className={style.stack}>
        {tools.roles.map((wanted) => (
          <Button key={wanted} onPress={() => void act({ do: 'role', person: person.person, role: wanted })}>
            {t('people.make', { role: t(`role.${wanted}`) })}
          </Button>
        ))}
      </div>
      <div className={style.row}>
        {tools.mute ? (
          <Button onPress={() => void act({ do: 'mute', person: person.person, muted: !person.muted })}>
            {t(person.muted ? 'people.unmute' : 'people.mute')}
          </Button>
        ) : null}
        {tools.kick ? (
          <Button
            look="grave"
            onPress={async () => {
              if (await act({ do: 'kick', person: person.person })) onClose();
            }}
          >
            {t(person.bot ? 'bots.remove' : 'people.kick')}
          </Button>
        ) : null}
      </div>
      {tools.leave ? (
        <Button
          look="grave"
          onPress={async () => {
            if (await act({ do: 'leave' })) goTo('/');
          }}
        >
          {t('people.leave')}
        </Button>
      ) : null}
    </Dialog>
  );
}
