import type { TableCard } from '@belfry/protocol';
import { useWords } from '../i18n/words.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import style from './PlayAgain.module.css';

/** After a game among bots, the next one is a tap away. */
export function PlayAgain({ table }: { readonly table: TableCard }) {
  const { t } = useWords();
  if (table.people.some((person) => person.bot) && table.people.filter((person) => !person.bot).length === 1) {
    return (
      <div className={style.again}>
        <ButtonLink href="/play/alone" look="main">
          {t('play.again')}
        </ButtonLink>
      </div>
    );
  }
  return null;
}
