#!/usr/bin/env node
import { type Command, type CommandIo, InputError, UsageError } from './command.ts';
import { commands } from './commands/index.ts';
import { scenariosOf, withoutFolder } from './own-characters.ts';

const io: CommandIo = {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  tty: process.stderr.isTTY === true,
};

const overview = () =>
  [
    'belfry: play, check and study Blood on the Clocktower.',
    '',
    'Usage: belfry COMMAND [OPTIONS]      (belfry COMMAND --help tells more)',
    '',
    ...commands.map((c) => `  ${c.name.padEnd(10)} ${c.summary}`),
    '',
    'Every command knows your own characters with --characters FOLDER, or BELFRY_CHARACTERS (docs/HOMEBREW.md).',
  ].join('\n');

async function main(argv: readonly string[]): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(overview());
    return name === undefined ? 2 : 0;
  }
  const command: Command | undefined = commands.find((c) => c.name === name);
  if (command === undefined) {
    io.err(`belfry: there is no command "${name}".\n\n${overview()}`);
    return 2;
  }
  if (args.includes('--help') || args.includes('-h')) {
    io.out(command.help);
    return 0;
  }
  try {
    const { rest, folder } = withoutFolder(args);
    const ownScenarios = folder === null ? [] : await scenariosOf(folder);
    return await command.run(rest, { ...io, ownScenarios });
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`belfry ${name}: ${error.message}\nTry: belfry ${name} --help`);
      return 2;
    }
    if (error instanceof InputError) {
      io.err(`belfry ${name}: ${error.message}`);
      return 1;
    }
    throw error;
  }
}

// A closed pipe (`belfry … | head`) ends the output, not the program with a stack trace.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await main(process.argv.slice(2));
