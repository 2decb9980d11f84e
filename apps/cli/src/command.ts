/** One `belfry` command. It prints to `out`, complains to `err`, and returns an exit code: 0 fine, 1 the input was bad, 2 the call was. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The text of `--help`. */
  readonly help: string;
  run(args: readonly string[], io: CommandIo): number | Promise<number>;
}

export interface CommandIo {
  out(text: string): void;
  err(text: string): void;
  /** True when a person is watching: progress bars and colour are welcome. */
  readonly tty: boolean;
  /** Scenario files of the folder that `--characters` names. */
  readonly ownScenarios?: readonly string[];
}

/** A complaint about how a command was called; printed with a pointer to `--help`, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A complaint about what a command was given (a file, an id); printed as it is, exit code 1. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
