import { type Game, type Input, type Prompt, type Random, randomAnswer } from '@belfry/engine';

/** How lively a table of random players is. */
export interface Liveliness {
  /** Chance that somebody does something before the Storyteller moves the day on. */
  readonly acts: number;
  /** Chance that a hand goes up in a vote. */
  readonly votes: number;
}

const USUAL: Liveliness = { acts: 0.75, votes: 0.55 };

/**
 * The next input of a table where everybody, the Storyteller included, chooses at random among what is legal.
 * Days end and votes are swept, so every game ends.
 */
export function randomInput(game: Game, random: Random, { acts, votes }: Liveliness = USUAL): Input {
  const prompts = game.prompts();
  const asked = prompts.find((p) => p.to === 'storyteller' && (p.kind === 'run-day' || p.kind === 'run-vote'));
  if (asked === undefined) return answer(random.pick(prompts), random);
  if (asked.kind === 'run-vote') {
    const down = prompts.find((p) => p.kind === 'hand' && canRaise(p) && random.next() < votes * 0.5);
    return down === undefined ? answer(asked, random) : answer(down, random);
  }
  const someone = random.pick(prompts.filter((p) => p.kind === 'day'));
  const able = someone.options.pick === 'action' && someone.options.of.length > 0;
  return able && random.next() < acts ? answer(someone, random) : answer(asked, random);
}

const canRaise = ({ options }: Prompt): boolean =>
  options.pick === 'action' && options.of.some((a) => a.do === 'raise');

const answer = (prompt: Prompt, random: Random): Input => ({
  type: 'answer',
  prompt: prompt.id,
  by: prompt.to,
  choice: randomAnswer(prompt.options, random),
});

/** Plays to the end; more inputs than any game can need means that a rule does not let go. */
export function playRandomly(game: Game, random: Random, mostInputs = 20_000): void {
  for (let inputs = 0; !game.isOver; inputs++) {
    if (inputs >= mostInputs) throw new Error(`The game has not ended after ${mostInputs} inputs.`);
    const input = randomInput(game, random);
    const result = game.submit(input);
    if (!result.ok)
      throw new Error(`A legal option was refused: ${JSON.stringify(input)}: ${game.inEnglish(result.reason)}`);
  }
}
