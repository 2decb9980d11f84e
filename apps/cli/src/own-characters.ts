import { InputError, UsageError } from './command.ts';

const OPTION = '--characters';

/** What a call says to its command, and the folder of one's own characters, which every command may be given. */
export interface Call {
  readonly rest: readonly string[];
  readonly folder: string | null;
}

export function withoutFolder(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Call {
  const usual = env.BELFRY_CHARACTERS || null;
  const at = args.findIndex((word) => word === OPTION || word.startsWith(`${OPTION}=`));
  if (at < 0) return { rest: args, folder: usual };
  const joined = args[at]!.startsWith(`${OPTION}=`);
  const folder = joined ? args[at]!.slice(OPTION.length + 1) : args[at + 1];
  if (folder === undefined || folder === '') throw new UsageError(`which folder? Say ${OPTION} FOLDER.`);
  return { rest: args.toSpliced(at, joined ? 1 : 2), folder };
}

/** Takes the folder in, and says which scenarios it holds. Only whoever has a folder waits for it to be read. */
export async function scenariosOf(folder: string): Promise<readonly string[]> {
  const { BadFolder, takeIn } = await import('@belfry/testkit/homebrew');
  try {
    return (await takeIn(folder)).scenarios;
  } catch (error) {
    if (error instanceof BadFolder) throw new InputError(error.message);
    throw error;
  }
}
