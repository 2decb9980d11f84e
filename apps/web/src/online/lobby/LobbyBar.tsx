import type { TableCard } from '@belfry/protocol';
import { goTo } from '../../app/router.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import style from './LobbyBar.module.css';
import { TableMenu } from './TableMenu.tsx';

/** The strip on top of every table: the way out, the table's name, and a menu. */
export function LobbyBar({ table, children }: { readonly table: TableCard; readonly children?: React.ReactNode }) {
  const { t } = useWords();
  return (
    <header className={style.bar}>
      <Button look="quiet" size="small" aria-label={t('grimoire.leave')} onPress={() => goTo('/')}>
        <span aria-hidden="true">←</span>
      </Button>
      <h1 className={style.title}>{table.settings.title}</h1>
      {children}
      <TableMenu table={table} />
    </header>
  );
}
