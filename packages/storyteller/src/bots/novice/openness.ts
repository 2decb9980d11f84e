import { random } from '@belfry/engine';
import { learnsAgain } from '../../town/rules.ts';
import type { Situation } from '../bot.ts';
import { knowledgeOf } from './knowledge.ts';
import { planOf, saidBefore, storyOf } from './story.ts';

/** How many come out with it on the very first day: for all to hear, and to one who asks in private. */
const OPEN_HEARTED = { aloud: 0.65, 'in-private': 0.85 } as const;
/** Of those who had better keep their heads down, so much fewer. */
const CAREFUL = 1 / 3;

/** Whether this player says by now who they are. Evil goes by the same dice as good, in the guise that it has chosen. */
export function isOpen(situation: Situation, where: keyof typeof OPEN_HEARTED): boolean {
  const { seat, seed, view, board, mind } = situation;
  if (mind !== undefined)
    return view.day > 1 || random(`${seed} ${seat} open`).next() < mind.opennessAmong(board.players);
  const careful = isCareful(situation);
  if (view.day >= (careful ? 3 : 2)) return true;
  return random(`${seed} ${seat} open`).next() < OPEN_HEARTED[where] * (careful ? CAREFUL : 1);
}

/** The Demon hunts those who learn something every night; and of those who have no story yet as many pass for such as there are. */
function isCareful(situation: Situation): boolean {
  const { seat, board, seed } = situation;
  const said = saidBefore(situation)?.character ?? null;
  if (said === null && knowledgeOf(situation).isEvil && planOf(situation)?.has(seat) !== true) {
    const good = board.rules.sheet.filter(({ team }) => team === 'townsfolk' || team === 'outsider');
    return random(`${seed} ${seat} careful`).next() * good.length < good.filter(learnsAgain).length;
  }
  const { character } = storyOf(situation);
  return character !== null && learnsAgain(board.rules.lookUp(character));
}
