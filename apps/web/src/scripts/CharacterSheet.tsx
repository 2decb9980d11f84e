import { TEAMS } from '@belfry/almanac';
import { jinxesOn, type Script } from '@belfry/scripts';
import { useAlmanac } from '../almanac/book.ts';
import { CharacterCard } from '../almanac/CharacterCard.tsx';
import teamStyle from '../almanac/team.module.css';
import { useWords } from '../i18n/words.tsx';
import { Empty } from '../ui/States.tsx';
import style from './CharacterSheet.module.css';
import { useLocalized } from './localized.ts';

/** Everybody on the script, team by team. */
export function CharacterSheet({ script }: { readonly script: Script }) {
  const { t, lang } = useWords();
  const book = useAlmanac();
  const localized = useLocalized();
  const jinxes = jinxesOn(script);
  const name = (id: string) => {
    const character = script.characters.find((c) => c.id === id);
    return character === undefined ? id : localized(character).name;
  };
  if (script.characters.length === 0) return <Empty title={t('scripts.search')} />;
  return (
    <div className={style.sheet}>
      {TEAMS.map((team) => {
        const members = script.characters.filter((c) => c.team === team).map(localized);
        if (members.length === 0) return null;
        return (
          <section key={team} className={style.team}>
            <h2 className={teamStyle.tinted} data-team={team}>
              {book.terms.teams[team].many} <span className={style.count}>{members.length}</span>
            </h2>
            <ul className={style.grid}>
              {members.map((character) => (
                <li key={character.id}>
                  <CharacterCard
                    character={character}
                    team=""
                    whole
                    href={character.edition === 'homebrew' ? '#' : `/almanac/${character.id}`}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {jinxes.length === 0 ? null : (
        <section className={style.team}>
          <h2>{t('scripts.jinxes')}</h2>
          <ul className={style.jinxes}>
            {jinxes.map((jinx) => (
              <li key={`${jinx.a} ${jinx.b}`}>
                <strong>
                  {name(jinx.a)} &amp; {name(jinx.b)}
                </strong>
                : <span {...(lang === 'en' ? {} : { lang: 'en' })}>{jinx.rule}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
