import { type Character, TEAMS } from '@belfry/almanac';
import type { Script } from '@belfry/scripts';
import { memo } from 'react';
import { useAlmanac } from '../almanac/book.ts';
import { useWords } from '../i18n/words.tsx';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import { useLocalized } from './localized.ts';
import style from './Members.module.css';

/** Everybody on a script that is being edited, team by team, each with a button to take them off. */
export const Members = memo(function Members(props: {
  readonly script: Script;
  readonly onRemove: (character: Character) => void;
  /** For characters that only this script has. */
  readonly onEdit: (character: Character) => void;
}) {
  const { t } = useWords();
  const book = useAlmanac();
  const localized = useLocalized();
  return (
    <div className={style.teams}>
      {TEAMS.map((team) => {
        const members = props.script.characters.filter((c) => c.team === team).map(localized);
        if (members.length === 0) return null;
        return (
          <section key={team}>
            <h2>
              {book.terms.teams[team].many} {members.length}
            </h2>
            <ul className={style.members}>
              {members.map((character) => (
                <li key={character.id} className={style.member}>
                  <span className={style.token}>
                    <Token character={character} />
                  </span>
                  {character.edition === 'homebrew' ? (
                    <button
                      type="button"
                      className={style.own}
                      aria-label={t('own.edit-name', { name: character.name })}
                      onClick={() => props.onEdit(character)}
                    >
                      {character.name}
                    </button>
                  ) : (
                    <span className={style.name}>{character.name}</span>
                  )}
                  <Button
                    look="quiet"
                    aria-label={t('scripts.remove', { name: character.name })}
                    onPress={() => props.onRemove(character)}
                  >
                    <span aria-hidden="true">✕</span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
});
