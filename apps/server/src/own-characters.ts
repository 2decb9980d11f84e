import { parseArgs } from 'node:util';

/** What was said with `npm start --`, as the variables say it. Throws in words. */
export function optionsIn(args: readonly string[]): NodeJS.ProcessEnv {
  try {
    const { values } = parseArgs({ args: [...args], options: { characters: { type: 'string' } } });
    return values.characters === undefined ? {} : { BELFRY_CHARACTERS: values.characters };
  } catch (error) {
    throw new RangeError(`${(error as Error).message.split('. ')[0]}. The only option is --characters FOLDER.`);
  }
}

/**
 * Lets the characters of a folder play here, once all of its scenarios have come out as written; says so. Only whoever
 * has a folder waits for what reads it.
 */
export async function ownCharacters(folder: string): Promise<string> {
  const { takeIn, tryOut } = await import('@belfry/testkit/homebrew');
  const taken = await takeIn(folder);
  const played = tryOut(taken);
  const tried = played === 0 ? 'no scenario tries them' : `${played} scenarios came out as written`;
  return `Characters of your own: ${taken.ids.join(', ')} (${tried})`;
}

/** The same on a thread of its own, which plays with them and need not try them again. */
export async function ownCharactersAgain(folder: string): Promise<void> {
  const { takeIn } = await import('@belfry/testkit/homebrew');
  await takeIn(folder);
}
