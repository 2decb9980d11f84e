import { random, randomAnswer } from '@belfry/engine';
import type { Bot } from './bot.ts';

const ACTS = 0.12;
const VOTES = 0.45;

/** Chooses at random among what is legal, and says nothing. */
export const randomBot: Bot = {
  answer(prompt, { seat, seed, view, board }) {
    // What can be done again and again leaves the prompt as it was: the dice are thrown anew all the same.
    const done = `${board.used.length} ${view.journal.length}`;
    const dice = random(`${seed} ${seat} ${prompt.id} ${view.today.nominations.length} ${view.today.lastCall} ${done}`);
    const { options } = prompt;
    if (prompt.kind === 'day' || prompt.kind === 'hand') {
      const able = options.pick === 'action' && options.of.length > 0;
      if (!able || dice.next() > (prompt.kind === 'day' ? ACTS : VOTES)) return null;
    }
    return randomAnswer(options, dice);
  },
  speak: () => [],
};
