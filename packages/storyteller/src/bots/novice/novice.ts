import { type Json, type Options, type Prompt, random, randomAnswer } from '@belfry/engine';
import type { Bot, Situation } from '../bot.ts';
import { pointAt } from './ability.ts';
import { knowledgeOf } from './knowledge.ts';
import { opinionOf } from './opinion.ts';
import { speech } from './speech.ts';
import { nominateAction, raises } from './vote.ts';

/** Surer than this, and one's only shot is worth it. */
const SHOT = 2.2;

/** A beginner who means well: says what it knows, believes what fits, and votes by a score that anybody can read. */
export const noviceBot: Bot = {
  answer(prompt, situation) {
    if (prompt.kind === 'hand') return hand(prompt, situation);
    if (prompt.kind === 'day') return useAction(prompt, situation) ?? nominateAction(prompt, situation);
    return choice(prompt, prompt.options, situation);
  },
  speak: speech,
};

/** Players by purpose, wherever they are asked for; anything else by chance. */
function choice(prompt: Prompt, options: Options, situation: Situation): Json {
  if (options.pick === 'players') return pointAt(prompt, options, situation);
  if (options.pick === 'all') return options.parts.map((part) => choice(prompt, part, situation));
  return randomAnswer(options, random(`${situation.seed} ${situation.seat} ${prompt.id}`));
}

function hand(prompt: Prompt, situation: Situation): Json | null {
  const canRaise = prompt.options.pick === 'action' && prompt.options.of.some((a) => a.do === 'raise');
  const about = prompt.about.seat;
  return canRaise && about !== undefined && raises(about, situation) ? { do: 'raise' } : null;
}

/** A public ability: one's own when sure enough, a pretended one when it belongs to the bluff. */
function useAction({ options }: Prompt, situation: Situation): Json | null {
  if (options.pick !== 'action') return null;
  const { board, seat, view } = situation;
  const mine = knowledgeOf(situation);
  const character = mine.isEvil ? board.characterClaimedBy(seat) : mine.character;
  const action = options.of.find((a) => a.do === 'use' && a.character === character);
  if (character === null || action?.with?.pick !== 'players' || !board.isAlive(seat) || view.day < 2) return null;
  const from = action.with.from.filter((id) => board.isAlive(id) && !mine.friends.has(id));
  const opinion = opinionOf(situation);
  const target = opinion.suspects.find((id) => from.includes(id));
  const sure = target !== undefined && (opinion.ratio(target) > SHOT || board.living().length <= 4);
  return sure ? { do: 'use', character, with: [target] } : null;
}
