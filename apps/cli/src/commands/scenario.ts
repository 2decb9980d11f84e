import { BadScenario, readScenarios, runScenario, type ScenarioResult } from '@belfry/testkit';
import { type Command, InputError, UsageError } from '../command.ts';
import { readText } from './files.ts';
import { json, parsed } from './options.ts';

export const scenario: Command = {
  name: 'scenario',
  summary: 'run scenario files and check what they expect',
  help: `Usage: belfry scenario FILE… [--characters FOLDER] [--json] [--quiet]

Plays every scenario of the files (YAML, several per file with "---" between them) and checks its expectations.
The format is described in docs/SCENARIOS.md. "-" reads from standard input. With a folder of your own characters and no
FILE, the scenarios of that folder are played (docs/HOMEBREW.md).

  --json    print the whole transcript: every event with its audience, every prompt with the options that were
            offered, every input, every refusal
  --quiet   print failures only

Exit code: 0 when everything came out as expected, 1 when something did not or a file is bad, 2 for a bad call.`,
  run(args, io) {
    const { values, positionals } = parsed(args, { json: { type: 'boolean' }, quiet: { type: 'boolean' } });
    const files = positionals.length > 0 ? positionals : (io.ownScenarios ?? []);
    if (files.length === 0) throw new UsageError('name at least one scenario file.');
    const results = files.flatMap((file) => runFile(file));
    const failed = results.filter((r) => r.failures.length > 0);
    if (values.json === true) {
      const printed = results.map(({ name, where, failures, transcript, game }) => ({
        name,
        where,
        ok: failures.length === 0,
        failures,
        outcome: game?.state.outcome ?? null,
        transcript,
      }));
      io.out(json({ passed: results.length - failed.length, failed: failed.length, scenarios: printed }));
    } else {
      for (const result of results) {
        if (result.failures.length > 0)
          io.out(`✗ ${result.name}\n${result.failures.map((f) => `    ${f}`).join('\n')}`);
        else if (values.quiet !== true) io.out(`✓ ${result.name}`);
      }
      io.out(`${results.length - failed.length} passed, ${failed.length} failed`);
    }
    return failed.length === 0 ? 0 : 1;
  },
};

/** A file that cannot be read is a failure like any other, and the other files are played. */
function runFile(file: string): ScenarioResult[] {
  try {
    return readScenarios(readText(file), file).map(runScenario);
  } catch (error) {
    if (!(error instanceof BadScenario || error instanceof InputError)) throw error;
    return [{ name: file, where: file, failures: [error.message], transcript: [], game: null }];
  }
}
