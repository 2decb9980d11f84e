import { isSuggested, say } from '@belfry/almanac';
import { isStatement, type Json, type Statement } from '@belfry/engine';
import { STATEMENT_WORDS, type StatementWords, sayStatement as sayIn } from '@belfry/storyteller/words';
import type { Tongue } from './tongue.ts';

/** On a screen a number and a nod stand alone: they say what they are. */
const wordsFor = ({ t, lang }: Tongue): StatementWords => ({
  ...STATEMENT_WORDS[lang],
  number: ({ number }) => t('say.number', { n: number }),
  yes: ({ yes }) => t(yes ? 'say.yes' : 'say.no'),
  grimoire: () => t('say.grimoire'),
});

/** A statement in one line. */
export function sayStatement(statement: Statement, words: Tongue): string {
  const line = sayIn(statement, wordsFor(words), {
    name: words.name,
    character: (id) => words.lookUp(id).name,
    team: (team) => words.terms.teams[team].one,
    side: words.side,
  });
  return statement.says === 'text' ? line : line.charAt(0).toUpperCase() + line.slice(1);
}

/** Any answer in one line: seats are numbers, characters are texts, information is a statement. */
export function sayChoice(choice: Json, words: Tongue): string {
  if (choice === null) return words.t('none');
  if (typeof choice === 'boolean') return words.t(choice ? 'yes' : 'no');
  if (typeof choice === 'number') return words.name(choice);
  if (choice === 'rock' || choice === 'paper' || choice === 'scissors') return words.t(`throw.${choice}`);
  if (choice === 'left' || choice === 'right') return words.t(`knave.${choice}`);
  if (typeof choice === 'string') return words.lookUp(choice).name;
  if (Array.isArray(choice)) {
    const parts = choice.map((part: Json) => sayChoice(part, words));
    if (parts.length === 0) return words.t('say.nobody');
    // Several answers in one: "Dan and Imp" would be a list of two players.
    if (choice.some(Array.isArray)) return parts.join(choice.flat().some(Array.isArray) ? '; ' : ', ');
    return words.list(parts);
  }
  if (isStatement(choice)) return sayStatement(choice, words);
  if (isSuggested(choice))
    return say(choice, { name: words.name, character: (id) => words.lookUp(id).name }, words.lang);
  return JSON.stringify(choice);
}
