import type { Team } from '@belfry/almanac';
import type { PlainStatement, SeatId } from '@belfry/engine';

/** What a question can be about: who sits there, and what is on the sheet. */
interface Asked {
  players(): readonly SeatId[];
  nameOf(player: SeatId): string;
  tokens(): readonly string[];
}

const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const TEAMS: { readonly [word: string]: Team } = {
  demon: 'demon',
  minion: 'minion',
  outsider: 'outsider',
  townsfolk: 'townsfolk',
};

/**
 * A question in plain words that the rules can answer by themselves, as the statement that it asks about: "Is Ann evil?",
 * "Is Ann the Chef?", "Is Ann or Ben a Minion?", "Is the Chef in play?". null for any other.
 */
export function statementIn(asked: Asked, question: string): PlainStatement | null {
  const words = question.trim().replace(/\?+$/, '').replace(/\s+/g, ' ');
  const inPlay = /^is (?:the |an? )?(.+) in play$/i.exec(words)?.[1];
  if (inPlay !== undefined) {
    const character = characterIn(asked, inPlay);
    return character === null ? null : { says: 'in-play', character };
  }
  const [, who, what] = /^is (.+) (?:(?:the|an?) )(.+)$/i.exec(words) ?? /^is (.+) (evil|good)$/i.exec(words) ?? [];
  if (who === undefined || what === undefined) return null;
  const players = who.split(/ or /i).map((name) => playerIn(asked, name));
  return players.includes(null) ? null : about(asked, players as SeatId[], squeeze(what));
}

function about(asked: Asked, players: readonly SeatId[], what: string): PlainStatement | null {
  const [player] = players as readonly [SeatId];
  if (what === 'evil' || what === 'good') {
    return players.length === 1 ? { says: 'alignment', player, alignment: what } : null;
  }
  const team = TEAMS[what];
  if (team !== undefined) return { says: 'among', players, team };
  const character = characterIn(asked, what);
  return character === null ? null : { says: 'one-of', players, character };
}

const playerIn = ({ players, nameOf }: Asked, name: string): SeatId | null =>
  players().find((player) => squeeze(nameOf(player)) === squeeze(name)) ?? null;

const characterIn = ({ tokens }: Asked, name: string): string | null =>
  tokens().find((id) => squeeze(id) === squeeze(name)) ?? null;
