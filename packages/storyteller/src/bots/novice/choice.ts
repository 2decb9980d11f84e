import type { CharacterId } from '@belfry/almanac';
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
  const [player] = pointAt(prompt, players, situation) as readonly SeatId[]; // players are pointed at
  const claimed = claimedIn(situation);
  // Somebody good and new to everybody: what they say of themselves will not be believed.
  const isGood = (id: CharacterId) => ['townsfolk', 'outsider'].includes(board.rules.lookUp(id)?.team ?? '');
  const unheard = characters.from.filter((id) => isGood(id) && !claimed.has(id));
  const from = unheard.length > 0 ? unheard : characters.from;
  return [player === undefined ? [] : [player], [dice.pick(from)]];
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
