// `npm test`: types, style and layers are checked while the web app is built and the tests run. What the check has to
// say is printed in one piece when it ends. Words after `--` go to vitest: npm test -- apps/server
// `npm run test:all` goes on all journeys too: whole games in browsers, and every screen inspected.
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// The tests start the server dozens of times, and other programs as often: each is compiled once.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'belfry-compiled');

/** Runs to the end; true if it went well. */
const goesWell = (command: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    child.on('error', (error) => {
      console.error(`Belfry: ${command} does not start: ${error.message}`);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });

/** The same, holding back what it prints until it is over. */
const goesWellQuietly = (command: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data;
    });
    child.stderr.on('data', (data: Buffer) => {
      said += data;
    });
    child.on('error', (error) => {
      said += error.message;
    });
    child.on('close', (code) => {
      process.stdout.write(`\n— check: ${code === 0 ? 'passed' : 'FAILED'} —\n${said}\n`);
      resolve(code === 0);
    });
  });

const begun = Date.now();
const checked = goesWellQuietly('npm', ['run', '--silent', 'check']);
const built = await goesWell(process.execPath, ['scripts/build-web.ts']);
// Only a program that ends in peace leaves behind what was compiled, and many a test kills its server.
await goesWell(process.execPath, ['--input-type=module', '--eval', 'await import("./apps/server/src/main.ts")']);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const [first, ...others] = process.argv.slice(2);
const which = first === undefined ? ['--project=!journeys'] : first === '--all' ? others : [first, ...others];
const tested = built && (await goesWell(process.execPath, [vitest, 'run', ...which]));
const passed = (await checked) && tested;
const verdict = passed
  ? 'everything passed'
  : `FAILED: ${[(await checked) || 'check', built || 'build', tested || 'tests'].filter((part) => part !== true).join(', ')}`;
console.log(`Belfry: ${verdict}, after ${Math.round((Date.now() - begun) / 1000)} s.`);
process.exitCode = passed ? 0 : 1;
