import type { CharacterId } from '@belfry/almanac';
import { assertionAbout, questionAbout } from '@belfry/characters';
import { type Action, doing, type Json, type Options, type Prompt, type SeatId } from '@belfry/engine';
import type { Board } from '../../town/board.ts';
import type { Situation } from '../bot.ts';
import { guesses } from './choice.ts';
import { knowledgeOf } from './knowledge.ts';
import { opinionOf } from './opinion.ts';

/** Surer than this, and one's only shot is worth it. */
const SHOT = 2.2;

/** A public ability or a visit to the Storyteller: one's own when it helps, a pretended one when it belongs to the bluff. */
export function useAction({ options }: Prompt, situation: Situation): Json | null {
  if (options.pick !== 'action') return null;
  return useOwn(options.of, situation) ?? visit(options.of, situation);
}

/** Whoever is welcome comes, as long as there is room. */
function visit(of: readonly Action[], { board, seat }: Situation): Json | null {
  const welcome = of.find((action) => {
    if (action.do !== 'use' || action.character === undefined || !board.isAlive(seat)) return false;
    const room = board.rules.cast.get(action.character)?.manner?.welcomes ?? 0;
    const coming = comingTo(board, action.character);
    return coming.size < room && !coming.has(seat);
  });
  return welcome === undefined ? null : doing(welcome, []);
}

/** Said once more, it is taken back. */
function comingTo({ used }: Board, character: CharacterId): ReadonlySet<SeatId> {
  const coming = new Set<SeatId>();
  for (const use of used) {
    if (use.character !== character) continue;
    if (!coming.delete(use.seat)) coming.add(use.seat);
  }
  return coming;
}

function useOwn(of: readonly Action[], situation: Situation): Json | null {
  const { board, seat } = situation;
  const mine = knowledgeOf(situation);
  const character = mine.isEvil ? board.characterClaimedBy(seat) : mine.character;
  const action = of.find((a) => a.do === 'use' && a.character === character);
  if (character === null || action === undefined || !board.isAlive(seat)) return null;
  if (hasUsed(character, situation)) return null;
  const definition = board.rules.cast.get(character);
  // Last words are for the dead; and what nobody hears need not be pretended.
  if (definition?.always?.died !== undefined || (mine.isEvil && definition?.action?.heard === 'in-private'))
    return null;
  const chosen = action.with === undefined ? null : withWhat(action.with, character, situation);
  return chosen === null ? null : doing(action, chosen);
}

/** Where somebody gives back what was used up, nobody is refused a second time: once a day is enough. */
const hasUsed = (character: CharacterId, { board, view, seat }: Situation): boolean =>
  board.used.some((use) => use.seat === seat && use.character === character) ||
  view.journal.some(({ day, fact }) => day === view.day && fact.type === 'visited' && fact.character === character);

function withWhat(options: Options, character: CharacterId, situation: Situation): Json | null {
  switch (options.pick) {
    case 'players':
      return options.max === 0 ? [] : shot(options.from, situation);
    case 'text':
      return words(character, situation);
    case 'list':
      return guessed(options, situation);
    default:
      return null;
  }
}

/** Somebody suspicious enough to be worth it. */
function shot(from: readonly SeatId[], situation: Situation): Json | null {
  const { board, view } = situation;
  const { friends } = knowledgeOf(situation);
  if (view.day < 2) return null;
  const opinion = opinionOf(situation);
  const target = opinion.suspects.find((id) => from.includes(id) && board.isAlive(id) && !friends.has(id));
  const sure = target !== undefined && (opinion.ratio(target) > SHOT || board.living().length <= 4);
  return sure ? [target] : null;
}

/** As many claims make a guess at the whole table worth hearing. */
const ENOUGH_CLAIMS = 3;

function guessed({ of, max }: Extract<Options, { pick: 'list' }>, situation: Situation): Json | null {
  if (of.pick !== 'all') return null;
  const [players, characters] = of.parts;
  if (players?.pick !== 'players' || characters?.pick !== 'characters') return null;
  const made = guesses(players, characters, situation).filter(([[id]]) => id !== situation.seat);
  const isLate = situation.view.today.stage === 'nominations';
  return made.length >= ENOUGH_CLAIMS || (isLate && made.length > 0) ? made.slice(0, max) : null;
}

/** As many of those one suspects are asked about. */
const ASKED = 2;

/** Asked in private: is the Demon among the most suspicious? Said aloud: that the worst of them is it. */
function words(character: CharacterId, situation: Situation): Json | null {
  const { board, view, lang = 'en' } = situation;
  const { friends } = knowledgeOf(situation);
  const isQuestion = board.rules.cast.get(character)?.action?.heard === 'in-private';
  const suspects = opinionOf(situation).suspects.filter((id) => !friends.has(id));
  if (view.day < 2 || suspects.length === 0) return null;
  const name = (id: SeatId) => view.seats[id]!.name;
  const asked = suspects.slice(0, isQuestion ? ASKED : 1);
  return (isQuestion ? questionAbout : assertionAbout)({ says: 'among', players: asked, team: 'demon' }, name, lang);
}
