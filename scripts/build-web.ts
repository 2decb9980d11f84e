// Builds the web app into apps/web/dist, unless what is there was built from the files as they are.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const app = join(root, 'apps/web');
const stamp = join(app, 'dist/.built-from');
const PARTS = ['apps/web/src', 'apps/web/build', 'apps/web/public', 'languages', 'packages'];

/** A hash of everything that goes into the bundle. */
function sources(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'package-lock.json')));
  for (const file of ['index.html', 'vite.config.ts']) hash.update(readFileSync(join(app, file)));
  for (const part of PARTS) {
    if (!existsSync(join(root, part))) continue;
    for (const entry of readdirSync(join(root, part), { recursive: true, withFileTypes: true }).sort((a, b) =>
      join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
    )) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || /\/(?:node_modules|test|scenarios)\//.test(path)) continue;
      hash.update(path.slice(root.length)).update(readFileSync(path));
    }
  }
  return hash.digest('hex');
}

const now = sources();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
  console.log('Belfry: building the web app (vite build).');
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: app,
      stdio: 'inherit',
    },
  );
  if (run.status !== 0) {
    console.error('Belfry: the web app could not be built; the lines above say why.');
    process.exit(run.status ?? 1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}
