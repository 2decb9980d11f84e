import type { CharacterId } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import type { Claim, ClaimedInfo } from '@belfry/protocol';
import type { Board } from '../town/board.ts';
import { couldLearn, learningNights } from '../town/could-learn.ts';
import { fits, type Told } from './fits.ts';
import { LANGUAGES, type Mention } from './mentions.ts';

/**
 * "I'm the Empath, two evil neighbours": who somebody says they are, and as much of what they say they learned as such a
 * character could have been told. What is not understood is left out, never guessed. Null where nobody claims anything.
 */
export function claimIn(text: string, mentions: readonly Mention[], board: Board, from: SeatId): Claim | null {
  const said = saidCharacter(text, mentions);
  if (said === null) return null;
  const { character, end } = said;
  const before = board.claimOf(from);
  const learned: ClaimedInfo[] = before?.character === character ? [...before.learned] : [];
  const nights = learningNights(board, from, character);
  for (const told of nightByNight(mentions.filter(({ at }) => at >= end))) {
    const night = told.night ?? nights.find((n) => !learned.some((known) => known.night === n)) ?? nights.at(-1);
    if (night === undefined || !nights.includes(night)) continue;
    const chosen = told.seats.slice(0, board.rules.cast.get(character)?.chooses?.size ?? 0);
    const info = couldLearn(board, from, character, night, chosen).find((statement) => fits(statement, told));
    if (info === undefined) continue;
    const at = learned.findIndex((known) => known.night === night);
    learned.splice(at < 0 ? learned.length : at, at < 0 ? 0 : 1, { night, chosen, info });
  }
  return { character, learned: learned.sort((a, b) => a.night - b.night), suspects: [], trusts: [] };
}

/** A character right after "I am", with nothing between them but small words. */
function saidCharacter(text: string, mentions: readonly Mention[]): { character: CharacterId; end: number } | null {
  for (const one of mentions) {
    if (one.kind !== 'character') continue;
    const before = text.slice(0, one.at);
    if (LANGUAGES.some(({ iAm }) => iAm.test(before))) return { character: one.character, end: one.end };
  }
  return null;
}

/** What is told of each night. Several numbers without a word about nights are several nights. */
function nightByNight(mentions: readonly Mention[]): readonly (Told & { readonly night: number | null })[] {
  const nights: { night: number | null; of: Mention[] }[] = [{ night: null, of: [] }];
  for (const one of mentions) {
    const current = nights.at(-1)!;
    if (one.kind === 'night') nights.push({ night: one.night, of: [] });
    else if (one.kind === 'number' && current.of.some(({ kind }) => kind === 'number'))
      nights.push({ night: null, of: [one] });
    else current.of.push(one);
  }
  return nights.filter(({ of }) => of.length > 0).map(({ night, of }) => ({ night, ...toldIn(of) }));
}

function toldIn(mentions: readonly Mention[]): Told {
  const first = <K extends Mention['kind']>(kind: K) =>
    mentions.find((one): one is Extract<Mention, { kind: K }> => one.kind === kind);
  return {
    seats: [...new Set(mentions.flatMap((one) => (one.kind === 'seat' ? [one.seat] : [])))],
    character: first('character')?.character ?? null,
    number: first('number')?.number ?? null,
    yes: first('yes')?.yes ?? null,
  };
}
