import type { Json, Prompt } from '@belfry/engine';
import type { Bot, Situation } from '../bot.ts';
import { useAction } from './action.ts';
import { choose } from './choice.ts';
import { speech } from './speech.ts';
import { nominateAction, raises } from './vote.ts';

/** A beginner who means well: says what it knows, believes what fits, and votes by a score that anybody can read. */
export const noviceBot: Bot = {
  answer(prompt, situation) {
    if (prompt.kind === 'hand') return hand(prompt, situation);
    if (prompt.kind === 'day') return useAction(prompt, situation) ?? nominateAction(prompt, situation);
    return choose(prompt, prompt.options, situation);
  },
  speak: speech,
};

function hand(prompt: Prompt, situation: Situation): Json | null {
  const canRaise = prompt.options.pick === 'action' && prompt.options.of.some((a) => a.do === 'raise');
  const about = prompt.about.seat;
  return canRaise && about !== undefined && raises(about, situation) ? { do: 'raise' } : null;
}
