import { useWords } from '../../i18n/words.tsx';
import { Choice } from '../../ui/Choice.tsx';
import type { LobbyProps } from '../lobby/Lobby.tsx';
import { useDo } from '../net/use-table.tsx';
import style from './TablePanel.module.css';

const NOBODY = '';

/** Who holds which seat: for a player whose phone died, or one who takes over. */
export function SeatsPanel({ table }: LobbyProps) {
  const { t } = useWords();
  const { act, refusal } = useDo();
  const free = table.people.filter((person) => person.role === 'player' && person.seat === null);
  return (
    <section>
      <h2>{t('seats.title')}</h2>
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      <div className={style.seats}>
        {table.chairs.map((chair) => {
          const holder = table.people.find((person) => person.person === chair.person);
          return (
            <Choice
              key={chair.seat}
              label={chair.name ?? t('lobby.chair', { n: chair.seat + 1 })}
              value={chair.person ?? NOBODY}
              onChange={(person) =>
                void act({ do: 'assign', seat: chair.seat, person: person === NOBODY ? null : person })
              }
              choices={[
                { value: NOBODY, label: t('lobby.chair.no-device') },
                ...(holder === undefined ? [] : [holder])
                  .concat(free)
                  .map((person) => ({ value: person.person, label: person.name })),
              ]}
            />
          );
        })}
      </div>
    </section>
  );
}
