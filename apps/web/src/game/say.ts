import type { Json, Statement } from '@belfry/engine';
import type { Tongue } from './tongue.ts';

/** A statement in one line. */
export function sayStatement(statement: Statement, { t, lookUp, name, names, terms, list }: Tongue): string {
  const characters = (ids: readonly string[]) => list(ids.map((id) => lookUp(id).name));
  if ('number' in statement) return t('say.number', { n: statement.number });
  if ('yes' in statement) return t(statement.yes ? 'say.yes' : 'say.no');
  if ('players' in statement) {
    return t('say.players', { players: names(statement.players), name: lookUp(statement.character).name });
  }
  if ('character' in statement) return t('say.character', { name: lookUp(statement.character).name });
  if ('player' in statement) return t('say.player', { name: name(statement.player) });
  if ('none' in statement) return t('say.none', { team: terms.teams[statement.none].one });
  if ('grimoire' in statement) return t('say.grimoire');
  if ('bluffs' in statement) {
    return `${t('say.minions', { players: names(statement.minions) })}. ${t('say.bluffs', { characters: characters(statement.bluffs) })}`;
  }
  if ('minions' in statement) {
    const others =
      statement.minions.length === 0 ? '' : `. ${t('say.other-minions', { players: names(statement.minions) })}`;
    return t('say.demons', { players: names(statement.demons) }) + others;
  }
  if ('demons' in statement) return t('say.demons', { players: names(statement.demons) });
  return statement.text;
}

const isStatement = (value: object): value is Statement =>
  ['number', 'yes', 'players', 'character', 'player', 'none', 'grimoire', 'minions', 'demons', 'text'].some(
    (key) => key in value,
  );

/** Any answer in one line: seats are numbers, characters are texts, information is a statement. */
export function sayChoice(choice: Json, words: Tongue): string {
  if (choice === null) return words.t('none');
  if (typeof choice === 'boolean') return words.t(choice ? 'yes' : 'no');
  if (typeof choice === 'number') return words.name(choice);
  if (typeof choice === 'string') return words.lookUp(choice).name;
  if (Array.isArray(choice)) {
    return choice.length === 0 ? words.t('say.nobody') : words.list(choice.map((part: Json) => sayChoice(part, words)));
  }
  if (isStatement(choice)) return sayStatement(choice, words);
  return JSON.stringify(choice);
}
