import type { Command, TableCard } from '@belfry/protocol';
import { useKept } from '../../app/kept.ts';
import { party } from '../../grimoire/party.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';

/** For a table in a room, where not everybody has a screen: the chairs get the names of the last evening. */
export function LastEvening({
  table,
  act,
}: {
  readonly table: TableCard;
  readonly act: (cmd: Command) => Promise<boolean>;
}) {
  const { t } = useWords();
  const { last } = useKept(party);
  const here = new Set([...table.chairs, ...table.people].map(({ name }) => name));
  const absent = last.filter((name) => name.trim() !== '' && !here.has(name));
  const free = table.chairs.filter(({ name }) => name === null);
  if (absent.length === 0 || free.length === 0) return null;
  const name = async () => {
    for (const [at, { seat }] of free.entries()) {
      const next = absent[at];
      if (next !== undefined) await act({ do: 'name-chair', seat, name: next });
    }
  };
  return (
    <Button size="small" onPress={() => void name()}>
      {t('lobby.last-evening')}
    </Button>
  );
}
