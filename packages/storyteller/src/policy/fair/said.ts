import { statementIn } from '@belfry/characters';
import type { Grimoire, Option, PlainStatement, Prompt } from '@belfry/engine';
import type { Ruling } from '../policy.ts';
import type { Bearing } from './bearing.ts';

/** Whether something said aloud was true: judged only where the words leave no doubt, and otherwise it was not. */
export function ruleSaid(_: readonly Option[], { about }: Prompt, { grimoire }: Bearing): Ruling {
  const spoken = {
    players: () => grimoire.circle,
    nameOf: (seat: number) => grimoire.seat(seat).name,
    tokens: () => grimoire.script.sheet.map(({ id }) => id),
  };
  const statement = statementIn(spoken, about.text ?? '');
  const so = statement === null ? null : isPlainlySo(grimoire, statement);
  if (so === null) return { choice: false, reason: { say: 'why.said-unclear' } };
  return { choice: so, reason: so ? { say: 'why.said-true' } : { say: 'why.said-false' } };
}

/** As the Grimoire has it; null where somebody could pass for something else, or no rule can tell. */
function isPlainlySo(grimoire: Grimoire, statement: PlainStatement): boolean | null {
  const seats =
    statement.says === 'alignment' ? [statement.player] : 'players' in statement ? statement.players : grimoire.circle;
  const character = (seat: number) => grimoire.seat(seat).character;
  if (seats.some((seat) => grimoire.cast.get(character(seat))?.registers !== undefined)) return null;
  switch (statement.says) {
    case 'alignment':
      return grimoire.seat(statement.player).alignment === statement.alignment;
    case 'among':
      return statement.players.some((seat) => grimoire.teamOf(character(seat)) === statement.team);
    case 'none-among':
      return statement.players.every((seat) => grimoire.teamOf(character(seat)) !== statement.team);
    case 'one-of':
      return statement.players.some((seat) => character(seat) === statement.character);
    case 'in-play':
      return grimoire.circle.some((seat) => character(seat) === statement.character);
    default:
      return null;
  }
}
