import { type Json, type Options, type Random, randomAnswer, refusal, sameJson } from '@belfry/engine';
import { readAnswer } from './read-answer.ts';
import type { PlayWords } from './words.ts';

/** Where questions are asked, and how things are called there. */
export interface Asking {
  /** What was typed; null when the person has left. */
  ask(question: string): Promise<string | null>;
  /** `?` and the like: true when the line was no answer. */
  aside(line: string): boolean;
  out(text: string): void;
  names(): readonly string[];
  name(seat: number): string;
  character(id: string): string;
  said(value: Json): string;
  readonly words: PlayWords;
}

type Single = Exclude<Options, { pick: 'all' | 'list' | 'action' }>;

/** One question after the other until the answer is whole; undefined when the person has left. Enter lets chance decide. */
export async function pick(options: Options, asking: Asking, dice: Random): Promise<Json | undefined> {
  switch (options.pick) {
    case 'all': {
      const answers: Json[] = [];
      for (const part of options.parts) {
        const answer = await pick(part, asking, dice);
        if (answer === undefined) return undefined;
        answers.push(answer);
      }
      return answers;
    }
    case 'list':
      return await several(options, asking, dice);
    case 'action':
      return randomAnswer(options, dice);
    default:
      return await typed(options, asking, dice);
  }
}

/** As many as one likes, within bounds; Enter when it is enough. */
async function several(
  options: Extract<Options, { pick: 'list' }>,
  asking: Asking,
  dice: Random,
): Promise<Json | undefined> {
  const { words } = asking;
  const answers: Json[] = [];
  while (answers.length < options.max) {
    const more = await asking.ask(words.another(answers.length, options.min, options.max));
    if (more === null) return undefined;
    if (asking.aside(more)) continue;
    if (!/^(y|yes|д|да)$/i.test(more)) {
      if (answers.length >= options.min) break;
      asking.out(words.unclear);
      continue;
    }
    const answer = await pick(options.of, asking, dice);
    if (answer === undefined) return undefined;
    if (answers.some((other) => sameJson(other, answer))) asking.out(words.unclear);
    else answers.push(answer);
  }
  return answers;
}

async function typed(options: Single, asking: Asking, dice: Random): Promise<Json | undefined> {
  // Nothing has to be named: it is simply done.
  if (options.pick === 'players' && options.max === 0) return [];
  for (;;) {
    const line = await asking.ask(question(options, asking));
    if (line === null) return undefined;
    if (asking.aside(line)) continue;
    if (line === '') return randomAnswer(options, dice);
    const answer = readAnswer(line, options, { names: asking.names(), character: asking.character });
    if (answer !== undefined && refusal(options, answer) === null) return answer;
    asking.out(asking.words.unclear);
  }
}

function question(options: Single, { words, name, character, said }: Asking): string {
  switch (options.pick) {
    case 'players':
      return words.choose(options, options.from.map(name).join(', '));
    case 'characters':
      return words.chooseCharacters(options, options.from.map(character).join(', '));
    case 'one':
      if (options.of.every(({ value }) => typeof value === 'boolean')) return words.chooseYesOrNo;
      return words.chooseOne(options.of.map(({ value }, at) => `${at + 1} ${said(value)}`).join(', '));
    case 'text':
      return words.say;
  }
}
