// Runs before `npm start`, `npm test` and the like, on whatever Node the machine has (so: plain old JavaScript).
// Installs the dependencies when they are missing or older than the lock file, and says so.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
const stamp = join(root, 'node_modules', '.belfry-lock');
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
if (!installed) {
  console.log(
    'Belfry: installing what is missing (npm install). This happens once, and again when dependencies change.',
  );
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const run = spawnSync(command, [...args, 'install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) {
    console.error(
      'Belfry: `npm install` failed. The lines above say why; nothing else was changed. Mend that and run the command again.',
    );
    process.exit(run.status || 1);
  }
  writeFileSync(stamp, lock);
}
