import type { Command, TableCard } from '@belfry/protocol';
import { useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { forTables } from '../../settings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Segments } from '../../ui/Segments.tsx';
import style from './Lobby.module.css';

type Level = Extract<Command, { do: 'bots' }>['level'];

/** Programs for the chairs that nobody takes: how many, and how well they play. */
export function AddBots({
  table,
  act,
}: {
  readonly table: TableCard;
  readonly act: (cmd: Command) => Promise<boolean>;
}) {
  const { t, lang } = useWords();
  const free = table.chairs.filter((chair) => chair.name === null).length;
  const [wanted, setWanted] = useState<number | null>(null);
  const [level, setLevel] = useState<Level>('novice');
  if (free === 0) return null;
  const count = Math.min(wanted ?? free, free);
  return (
    <section className={style.bots} aria-label={t('bots.title')}>
      <Segments
        label={t('bots.title')}
        value={level}
        onChange={setLevel}
        choices={[
          { value: 'novice', label: t('bots.novice') },
          { value: 'shrewd', label: t('bots.shrewd') },
          { value: 'random', label: t('bots.random') },
        ]}
      />
      <div className={style.chairs}>
        <Button size="small" aria-label={t('bots.fewer')} isDisabled={count <= 1} onPress={() => setWanted(count - 1)}>
          −
        </Button>
        <Button
          onPress={() => {
            setWanted(null);
            void act({ do: 'bots', count, level, lang: forTables(lang) });
          }}
        >
          {t('bots.add', { n: count })}
        </Button>
        <Button
          size="small"
          aria-label={t('bots.more')}
          isDisabled={count >= free}
          onPress={() => setWanted(count + 1)}
        >
          +
        </Button>
      </div>
    </section>
  );
}
