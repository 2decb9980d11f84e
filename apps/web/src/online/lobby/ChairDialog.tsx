import type { Command } from '@belfry/protocol';
import { useState } from 'react';
import { moveChair } from '../../circle/reseat.ts';
import { KNOWN_NAMES, KnownNames } from '../../grimoire/KnownNames.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { isBot } from '../table-words.ts';
import style from './Dialogs.module.css';
import type { LobbyProps } from './Lobby.tsx';

/** What a host does with one chair: give it, name it, free it, move it. */
export function ChairDialog(
  props: LobbyProps & {
    readonly seat: number;
    readonly act: (cmd: Command) => Promise<boolean>;
    readonly onClose: () => void;
  },
) {
  const { seat, table, act, onClose } = props;
  const { t } = useWords();
  const [name, setName] = useState('');
  const chair = table.chairs[seat];
  if (chair === undefined) return null;
  const count = table.chairs.length;
  const bot = isBot(table, chair.person) ? chair.person : null;
  const standing = table.people.filter((person) => person.role === 'player' && person.seat === null);
  const go = async (cmd: Command) => {
    if (await act(cmd)) onClose();
  };
  const shift = (by: number) => go({ do: 'reseat', order: moveChair(count, seat, (seat + by + count) % count) });
  return (
    <Dialog title={chair.name ?? t('lobby.chair', { n: seat + 1 })} isOpen onClose={onClose}>
      {chair.name === null ? (
        <>
          {standing.map((person) => (
            <Button key={person.person} wide onPress={() => void go({ do: 'assign', seat, person: person.person })}>
              {t('lobby.seat-person', { name: person.name })}
            </Button>
          ))}
          <KnownNames taken={table.chairs.flatMap((other) => other.name ?? [])} />
          <form
            className={style.row}
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim() !== '') void go({ do: 'name-chair', seat, name: name.trim() });
            }}
          >
            <TextField
              label={t('lobby.name-chair')}
              hint={t('lobby.name-chair.hint')}
              maxLength={24}
              list={KNOWN_NAMES}
              autoComplete="off"
              value={name}
              onChange={setName}
            />
            <Button type="submit" isDisabled={name.trim() === ''}>
              {t('save')}
            </Button>
          </form>
        </>
      ) : (
        <Button
          wide
          onPress={() =>
            void go(
              bot !== null
                ? { do: 'kick', person: bot }
                : chair.person === null
                  ? { do: 'name-chair', seat, name: null }
                  : { do: 'assign', seat, person: null },
            )
          }
        >
          {t(bot === null ? 'lobby.free-chair' : 'bots.remove')}
        </Button>
      )}
      <div className={style.row}>
        <Button onPress={() => void shift(-1)}>{t('lobby.move-back')}</Button>
        <Button onPress={() => void shift(1)}>{t('lobby.move-on')}</Button>
      </div>
    </Dialog>
  );
}
