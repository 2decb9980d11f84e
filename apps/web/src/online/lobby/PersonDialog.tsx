import type { Command, Person } from '@belfry/protocol';
import { useState } from 'react';
import { goTo } from '../../app/router.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useDo } from '../net/use-table.tsx';
import style from './Dialogs.module.css';
import type { LobbyProps } from './Lobby.tsx';

type WantedRole = Extract<Command, { do: 'role' }>['role'];
const ROLES: readonly WantedRole[] = ['player', 'spectator', 'grimoire-spectator', 'co-storyteller', 'storyteller'];

/** One person at the table: their role, their voice, the door. */
export function PersonDialog(props: LobbyProps & { readonly person: Person; readonly onClose: () => void }) {
  const { person: given, you, table, onClose } = props;
  const { t } = useWords();
  const { act, refusal } = useDo();
  const person = table.people.find((other) => other.person === given.person) ?? given;
  const mine = person.person === you.person;
  const [name, setName] = useState(person.name);
  const role: WantedRole = person.grimoire ? 'grimoire-spectator' : person.role;
  return (
    <Dialog title={person.name} isOpen onClose={onClose}>
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      {mine && table.stage === 'lobby' ? (
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
      {you.host && !person.bot ? (
        <div className={style.stack}>
          {ROLES.filter((other) => other !== role && !(person.seat !== null && table.stage !== 'lobby')).map(
            (wanted) => (
              <Button key={wanted} onPress={() => void act({ do: 'role', person: person.person, role: wanted })}>
                {t('people.make', { role: t(`role.${wanted}`) })}
              </Button>
            ),
          )}
        </div>
      ) : null}
      {you.host && !mine ? (
        <div className={style.row}>
          {person.bot ? null : (
            <Button onPress={() => void act({ do: 'mute', person: person.person, muted: !person.muted })}>
              {t(person.muted ? 'people.unmute' : 'people.mute')}
            </Button>
          )}
          <Button
            look="grave"
            onPress={async () => {
              if (await act({ do: 'kick', person: person.person })) onClose();
            }}
          >
            {t(person.bot ? 'bots.remove' : 'people.kick')}
          </Button>
        </div>
      ) : null}
      {mine ? (
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
