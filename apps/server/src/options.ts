import { parseArgs } from 'node:util';

/** What was said with `npm start --`, as the variables say it. Throws in words. */
export function optionsIn(args: readonly string[]): NodeJS.ProcessEnv {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { characters: { type: 'string' }, lan: { type: 'boolean', default: false } },
    });
    return {
      ...(values.characters === undefined ? {} : { BELFRY_CHARACTERS: values.characters }),
      ...(values.lan ? { BELFRY_LAN: '1' } : {}),
    };
  } catch (error) {
    throw new RangeError(
      `${(error as Error).message.split('. ')[0]}. The options are --lan (for phones in the same network) and --characters FOLDER.`,
    );
  }
}
