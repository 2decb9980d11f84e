import { statementIn } from '@belfry/characters';
import type { Game, Option, PlainStatement, Prompt } from '@belfry/engine';
import type { Ruling } from '../policy.ts';
import type { Bearing } from './bearing.ts';

/** Whether something said aloud was true: judged only where the words leave no doubt, and otherwise it was not. */
export function ruleSaid(_: readonly Option[], { about }: Prompt, { game }: Bearing): Ruling {
  const spoken = {
    players: () => game.state.circle,
    nameOf: (seat: number) => game.state.seats[seat]!.name,
    tokens: () => game.grimoire.script.sheet.map(({ id }) => id),
  };
  const statement = statementIn(spoken, about.text ?? '');
  const so = statement === null ? null : isPlainlySo(game, statement);
  if (so === null) return { choice: false, reason: { say: 'why.said-unclear' } };
  return { choice: so, reason: so ? { say: 'why.said-true' } : { say: 'why.said-false' } };
}

/** As the Grimoire has it; null where somebody could pass for something else, or no rule can tell. */
function isPlainlySo({ state, grimoire }: Game, statement: PlainStatement): boolean | null {
  const seats =
    statement.says === 'alignment' ? [statement.player] : 'players' in statement ? statement.players : state.circle;
  const character = (seat: number) => state.seats[seat]!.character;
  if (seats.some((seat) => grimoire.cast.get(character(seat))?.registers !== undefined)) return null;
  switch (statement.says) {
    case 'alignment':
      return state.seats[statement.player]!.alignment === statement.alignment;
    case 'among':
      return statement.players.some((seat) => grimoire.teamOf(character(seat)) === statement.team);
    case 'none-among':
      return statement.players.every((seat) => grimoire.teamOf(character(seat)) !== statement.team);
    case 'one-of':
      return statement.players.some((seat) => character(seat) === statement.character);
    case 'in-play':
      return state.circle.some((seat) => character(seat) === statement.character);
    default:
      return null;
  }
}
