import { type Game, isAnswerable, type Prompt, refusal } from '@belfry/engine';

/** What a player may do by day, and their hand in a vote: the game goes on without them, so there may be nothing to do. */
const isAnOffer = ({ kind }: Prompt): boolean => kind === 'day' || kind === 'hand';

/** What is wrong with the prompts that are open now: each can be answered, by somebody who is there. */
export function strayPrompts(game: Game): string[] {
  const { circle } = game.state;
  const wrong: string[] = [];
  for (const prompt of game.prompts()) {
    const { id, to, kind, about, suggestion } = prompt;
    const which = `The prompt ${id} (${about.what ?? about.character ?? kind})`;
    if (to !== 'storyteller' && !circle.includes(to)) wrong.push(`${which} is open to an empty chair.`);
    // Its options are worked out when they are looked at: by day that would be most of the work.
    if (isAnOffer(prompt)) continue;
    const { options } = prompt;
    if (!isAnswerable(options)) wrong.push(`${which} has no answer.`);
    if (to === 'storyteller' && suggestion === null) wrong.push(`${which} suggests nothing to the Storyteller.`);
    const why = suggestion === null ? null : refusal(options, suggestion.choice);
    if (why !== null) wrong.push(`${which} suggests what it would refuse: ${why}`);
  }
  return wrong;
}
