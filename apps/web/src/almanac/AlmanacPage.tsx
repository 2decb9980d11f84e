import { Page } from '../app/Page.tsx';
import { Link } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { Empty } from '../ui/States.tsx';
import style from './AlmanacPage.module.css';
import { useAlmanac } from './book.ts';
import { CharacterEntry } from './CharacterEntry.tsx';
import { CharacterList } from './CharacterList.tsx';

/** The list, and beside it (or on a phone instead of it) the open page of one character. */
export function AlmanacPage({ character }: { readonly character: string | null }) {
  const { t } = useWords();
  const book = useAlmanac();
  const open = character === null ? null : (book.characters.get(character) ?? null);
  return (
    <Page title={open?.name ?? t('almanac.title')}>
      <div className={style.almanac} data-open={character !== null || undefined}>
        <div className={style.list}>
          <CharacterList current={character} />
        </div>
        {character === null ? null : (
          <div className={style.entry}>
            <Link href="/almanac" className={style.back}>
              ← {t('almanac.title')}
            </Link>
            {open === null ? <Empty title={t('almanac.unknown')} /> : <CharacterEntry character={open} />}
          </div>
        )}
      </div>
    </Page>
  );
}
