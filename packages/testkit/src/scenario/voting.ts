import type { Prompt, SeatId } from '@belfry/engine';
import type { HandStep, Vote } from './format.ts';
import type { Stage } from './stage.ts';

export const NO_HANDS: Vote = { hands: [], refusedHands: [], sweep: [] };

const handOf = ({ game }: Stage, seat: SeatId): Prompt | undefined =>
  game.promptsFor(seat).find((p) => p.kind === 'hand');

/** Hands go up as written, and the clock hand goes round. What happens in between is up to `between`. */
export function vote(
  stage: Stage,
  { hands, refusedHands, sweep }: Vote,
  where: string,
  between: (step: Extract<HandStep, { do: 'attempt' | 'storyteller' }>) => void,
): void {
  for (const step of sweep) {
    if (step.do === 'attempt' || step.do === 'storyteller') between(step);
    else moveHand(stage, step);
  }
  // A hand that waits for another's (a Butler's) goes up after it.
  let waiting = [...hands];
  for (let before = -1; waiting.length !== before && waiting.length > 0; ) {
    before = waiting.length;
    waiting = waiting.filter((seat) => !raise(stage, seat));
  }
  for (const seat of waiting) {
    const prompt = handOf(stage, seat);
    if (prompt === undefined) stage.failures.push(`${where}: ${stage.names.name(seat)} has no hand in this vote.`);
    else stage.submit(prompt, { do: 'raise' }, where);
  }
  for (const seat of refusedHands) {
    const prompt = handOf(stage, seat);
    if (prompt !== undefined) stage.mustRefuse(prompt, { do: 'raise' }, true, where);
  }
  if (stage.waits('run-vote')) stage.submit(stage.prompt('run-vote'), { do: 'sweep' }, where);
}

function raise(stage: Stage, seat: SeatId): boolean {
  const prompt = handOf(stage, seat);
  const offers = prompt?.options.pick === 'action' && prompt.options.of.some((a) => a.do === 'raise');
  if (prompt === undefined || !offers) return false;
  return stage.try(prompt, { do: 'raise' }) === null;
}

function moveHand(stage: Stage, step: Exclude<HandStep, { do: 'attempt' | 'storyteller' }>): void {
  const { where } = step;
  if (step.do === 'advance') {
    for (let n = 0; n < step.times; n++) stage.submit(stage.prompt('run-vote'), { do: 'advance' }, where);
    return;
  }
  const { do: action, seat, refused } = step;
  const prompt = handOf(stage, seat);
  if (prompt === undefined) {
    if (!refused) stage.failures.push(`${where}: the clock hand has passed ${stage.names.name(seat)}.`);
  } else if (refused) stage.mustRefuse(prompt, { do: action }, true, where);
  else stage.submit(prompt, { do: action }, where);
}
