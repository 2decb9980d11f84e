import { TEAMS } from '@belfry/almanac';
import { jinxesOn, type Script } from '@belfry/scripts';
import { useAlmanac } from '../almanac/book.ts';
import { useWords } from '../i18n/words.tsx';
import { Token } from '../token/Token.tsx';
import { useLocalized } from './localized.ts';
import { Sheet } from './NightSheets.tsx';
import style from './PrintedScript.module.css';

/** On paper only: the two-column character sheet, then a page for each night. A4 and Letter alike. */
export function PrintedScript({ script, title }: { readonly script: Script; readonly title: string }) {
  const { t } = useWords();
  const book = useAlmanac();
  const localized = useLocalized();
  const jinxes = jinxesOn(script);
  const name = (id: string) => book.characters.get(id)?.name ?? id;
  return (
    <div className={style.paper} aria-hidden="true">
      <section className={style.page}>
        <header className={style.head}>
          <h1>{title}</h1>
          {script.author === null ? null : <p>{t('scripts.by', { author: script.author })}</p>}
        </header>
        {TEAMS.map((team) => {
          const members = script.characters.filter((c) => c.team === team).map(localized);
          if (members.length === 0) return null;
          return (
            <section key={team} className={style.team} data-team={team}>
              <h2>{book.terms.teams[team].many}</h2>
              <ul className={style.columns}>
                {members.map((character) => (
                  <li key={character.id} className={style.member}>
                    <span className={style.token}>
                      <Token character={character} />
                    </span>
                    <span>
                      <strong>{character.name}</strong> {character.ability}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {jinxes.length === 0 ? null : (
          <ul className={style.jinxes}>
            {jinxes.map((jinx) => (
              <li key={`${jinx.a} ${jinx.b}`}>
                <strong>
                  {name(jinx.a)} &amp; {name(jinx.b)}:
                </strong>{' '}
                {jinx.rule}
              </li>
            ))}
          </ul>
        )}
        <p className={style.foot}>Belfry</p>
      </section>
      {(['first', 'other'] as const).map((night) => (
        <section key={night} className={style.page}>
          <p className={style.running}>{title}</p>
          <Sheet script={script} night={night} />
        </section>
      ))}
    </div>
  );
}
