import type { CharacterId, Team } from '@belfry/almanac';
import {
  type Json,
  type Options,
  type PlayerOptions,
  type Prompt,
  type Random,
  random,
  randomAnswer,
  type SeatId,
} from '@belfry/engine';
import { hasTag, learnsAgain } from '../../town/rules.ts';
import type { Situation } from '../bot.ts';
import { heirTo } from '../heir.ts';
import { pointAt } from './ability.ts';
import { knowledgeOf } from './knowledge.ts';
import { opinionOf } from './opinion.ts';

type CharacterOptions = Extract<Options, { pick: 'characters' }>;

/** An answer for an ability: players by purpose, characters by what is claimed; anything else by chance. */
export function choose(prompt: Prompt, options: Options, situation: Situation): Json {
  const dice = random(`${situation.seed} ${situation.seat} ${prompt.id}`);
  switch (options.pick) {
    case 'players':
      return holdsBack(prompt, options, situation, dice) ? [] : pointAt(prompt, options, situation);
    case 'characters':
      return named(options, situation, dice);
    case 'all': {
      const [players, characters] = options.parts;
      if (players?.pick === 'players' && characters?.pick === 'characters' && options.parts.length === 2)
        return playerAndCharacter(prompt, players, characters, situation, dice);
      return options.parts.map((part) => choose(prompt, part, situation));
    }
    case 'list':
      // What can be done once is better not done blindly.
      if (options.min === 0 && situation.view.night < 2) return [];
      return options.max === 0 ? [] : [choose(prompt, options.of, situation)];
    default:
      return randomAnswer(options, dice);
  }
}

/** How often somebody who kills several gathers strength for it. */
const PATIENCE = 0.4;

/** One night without a death, where many follow from it. */
function holdsBack(prompt: Prompt, { min, max }: PlayerOptions, { board }: Situation, dice: Random): boolean {
  const character = prompt.about.character ?? null;
  const gathers = min === 0 && max === 1 && character !== null && hasTag(board.rules.lookUp(character), 'multiKill');
  return gathers && board.living().length > 5 && dice.next() < PATIENCE;
}

/** A character on its own. */
function named(options: CharacterOptions, situation: Situation, dice: Random): readonly CharacterId[] {
  const { board } = situation;
  const mine = knowledgeOf(situation);
  const count = Math.max(options.min, Math.min(1, options.max));
  const claimed = claimedIn(situation);
  const worth = (id: CharacterId) => {
    const entry = board.rules.lookUp(id);
    if (mine.isEvil) return claimed.has(id) || mine.character === id ? 0 : 1;
    // Against evil if it can be: whoever names the Demon hits it. Else a voice that the town lacks.
    if (entry?.team === 'demon') return 4;
    if (entry?.team === 'minion') return 3;
    return (claimed.has(id) ? -2 : 0) + (learnsAgain(entry) ? 2 : hasTag(entry, 'info', 'protect') ? 1 : 0);
  };
  return dice
    .shuffle(options.from)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, count);
}

const claimedIn = ({ board }: Situation): ReadonlySet<CharacterId | null> =>
  new Set(board.view.circle.map((id) => board.characterClaimedBy(id)));

/** A player and a character: the good say what they believe somebody to be, the evil what somebody had better be. */
function playerAndCharacter(
  prompt: Prompt,
  players: PlayerOptions,
  characters: CharacterOptions,
  situation: Situation,
  dice: Random,
): Json {
  if (!knowledgeOf(situation).isEvil) {
    const guess = guesses(players, characters, situation)[0];
    if (guess !== undefined) return guess;
  }
  const { board } = situation;
  const becomes = hasTag(board.rules.lookUp(prompt.about.character ?? ''), 'charChange');
  if (becomes) {
    const heir = newDemon(players, characters, situation, dice);
    if (heir !== null) return heir;
  }
  const [player] = pointAt(prompt, players, situation) as readonly SeatId[]; // players are pointed at
  const claimed = claimedIn(situation);
  const unheard = (...teams: readonly Team[]) =>
    characters.from.filter((id) => teams.includes(board.rules.lookUp(id)?.team ?? 'demon') && !claimed.has(id));
  // Whoever becomes it had better have nothing more to tell, dead or alive; of whoever only has to say it, nothing will be believed.
  const mute = unheard('outsider').filter((id) => board.rules.cast.get(id)?.always?.died === undefined);
  const wanted = [...(becomes ? [mute] : []), unheard('townsfolk', 'outsider'), characters.from];
  return [player === undefined ? [] : [player], [dice.pick(wanted.find((from) => from.length > 0)!)]];
}

/** How often a beginner sees in time that the Demon is lost. */
const SEES = 0.5;

/** One of the evil and what makes them the Demon, where the Demon is lost; null while it is safe, or unknown. */
function newDemon(
  players: PlayerOptions,
  characters: CharacterOptions,
  situation: Situation,
  dice: Random,
): Json | null {
  const { board } = situation;
  const { demons } = knowledgeOf(situation);
  const kinds = characters.from.filter((id) => board.rules.lookUp(id)?.team === 'demon');
  const known = [...demons].filter((id) => board.isAlive(id));
  const heirs = (known.length > 0 ? known : [...demons].slice(-1)).map((demon) => heirTo(demon, situation));
  // One who is safe is enough.
  const heir = heirs.every((id) => id !== null) ? (heirs[0] ?? null) : null;
  if (heir === null || kinds.length === 0 || !players.from.includes(heir) || dice.next() > SEES) return null;
  return [[heir], [dice.pick(kinds)]];
}

/** No more suspicious than this, and a player is taken at their word. */
const TRUSTED = 0;

/** Who is what, the surest first: oneself, then those who are believed. */
export function guesses(
  players: PlayerOptions,
  characters: CharacterOptions,
  situation: Situation,
): readonly (readonly [readonly [SeatId], readonly [CharacterId]])[] {
  const { board, seat } = situation;
  const { evil } = opinionOf(situation).reading;
  const mine = knowledgeOf(situation).character;
  const others = players.from.flatMap((id) => {
    const claimed = id === seat ? null : board.characterClaimedBy(id);
    return claimed !== null && characters.from.includes(claimed) && evil[id]! < TRUSTED
      ? [{ guess: [[id], [claimed]] as const, doubt: evil[id]! }]
      : [];
  });
  const believed = others.sort((a, b) => a.doubt - b.doubt).map(({ guess }) => guess);
  const sure = players.from.includes(seat) && characters.from.includes(mine) ? [[[seat], [mine]] as const] : [];
  return [...believed, ...sure];
}
