import { type CharacterId, TEAMS } from '@belfry/almanac';
import type { Script } from '@belfry/scripts';
import { useAlmanac } from '../almanac/book.ts';
import { CharacterCard } from '../almanac/CharacterCard.tsx';
import teamStyle from '../almanac/team.module.css';
import { useWords } from '../i18n/words.tsx';
import { Empty } from '../ui/States.tsx';
import { Automation } from './Automation.tsx';
import style from './CharacterSheet.module.css';
import { Jinxes } from './Jinxes.tsx';
import { useLocalized } from './localized.ts';

interface CharacterSheetProps {
  readonly script: Script;
  /** Who is in play: for the Storyteller's eyes. */
  readonly inPlay?: ReadonlySet<CharacterId>;
}

/** Everybody on the script, team by team, and the jinxes among them. */
export function CharacterSheet({ script, inPlay }: CharacterSheetProps) {
  const { t } = useWords();
  const book = useAlmanac();
  const localized = useLocalized();
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
      <Jinxes script={script} inPlay={inPlay} />
      <Automation script={script} />
    </div>
  );
}
