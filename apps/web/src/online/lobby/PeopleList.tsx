import type { Person } from '@belfry/protocol';
import { useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Icon } from '../../token/icon.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSeen } from '../net/use-table.tsx';
import type { LobbyProps } from './Lobby.tsx';
import style from './PeopleList.module.css';
import { PersonDialog } from './PersonDialog.tsx';
import { hasTools, personTools } from './tools.ts';

/** Who is here, in which role, and whether their line holds. */
export function PeopleList({ you, table }: LobbyProps) {
  const { t } = useWords();
  const { online } = useSeen();
  const [chosen, setChosen] = useState<Person | null>(null);
  return (
    <section>
      <h2>{t('people.title')}</h2>
      <ul className={style.people}>
        {table.people.map((person) => (
          <li key={person.person} className={style.person}>
            {person.bot ? (
              <Icon name="cog" className={style.bot} />
            ) : (
              <span className={style.light} data-here={online.includes(person.person) || undefined} />
            )}
            <span className={style.name}>
              {person.name}
              {person.person === you.person ? ` (${t('mark.me')})` : ''}
            </span>
            <span className={style.role}>
              {t(person.bot ? 'bots.bot' : person.grimoire ? 'role.grimoire-spectator' : `role.${person.role}`)}
              {person.muted ? ` · ${t('people.muted')}` : ''}
              {person.bot || online.includes(person.person) ? '' : ` · ${t('mark.away')}`}
            </span>
            {hasTools(personTools(you, person, table)) ? (
              <Button
                size="small"
                look="quiet"
                aria-label={t('people.more', { name: person.name })}
                onPress={() => setChosen(person)}
              >
                <span aria-hidden="true">⋯</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {chosen === null ? null : (
        <PersonDialog person={chosen} you={you} table={table} onClose={() => setChosen(null)} />
      )}
    </section>
  );
}
