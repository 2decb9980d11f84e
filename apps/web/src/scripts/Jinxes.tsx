import type { CharacterId } from '@belfry/almanac';
import { jinxesOn, type Script } from '@belfry/scripts';
import { useWords } from '../i18n/words.tsx';
import style from './CharacterSheet.module.css';
import { useLocalized } from './localized.ts';

interface JinxesProps {
  readonly script: Script;
  /** Who is in play, where that may be told: jinxes of two of them come first, and say so. */
  readonly inPlay?: ReadonlySet<CharacterId> | undefined;
}

const NOBODY: ReadonlySet<CharacterId> = new Set();

/** What happens when two characters of the script meet. */
export function Jinxes({ script, inPlay = NOBODY }: JinxesProps) {
  const { t, lang } = useWords();
  const localized = useLocalized();
  const jinxes = jinxesOn(script, lang);
  if (jinxes.length === 0) return null;
  const name = (id: string) => {
    const character = script.characters.find((c) => c.id === id);
    return character === undefined ? id : localized(character).name;
  };
  const areIn = ({ a, b }: { readonly a: string; readonly b: string }) => inPlay.has(a) && inPlay.has(b);
  const sorted = [...jinxes.filter(areIn), ...jinxes.filter((jinx) => !areIn(jinx))];
  return (
    <section className={style.team}>
      <h2>
        {t('scripts.jinxes')} <span className={style.count}>{jinxes.length}</span>
      </h2>
      <ul className={style.jinxes}>
        {sorted.map((jinx) => (
          <li key={`${jinx.a} ${jinx.b}`}>
            <strong>
              {name(jinx.a)} &amp; {name(jinx.b)}
            </strong>
            {areIn(jinx) ? <em className={style.inPlay}> {t('scripts.jinx-in-play')}</em> : null}: {jinx.rule}
          </li>
        ))}
      </ul>
    </section>
  );
}
