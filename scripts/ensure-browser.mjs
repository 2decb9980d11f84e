// Runs before `npm test`, on whatever Node the machine has. The tests of the web app drive a real Chromium; where there
// is none, Debian's package is installed (as root) or it is said what to do.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

// Without a screen it is quicker; older systems have only the whole browser.
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const PLACES = JSON.parse(readFileSync(new URL('../apps/web/tools/chromium-places.json', import.meta.url), 'utf8'));
if (![process.env.BELFRY_CHROMIUM, ...PLACES].some((path) => path && existsSync(path))) {
  const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  const install = (name) => {
    console.log(`Belfry: the tests need Chromium. Installing the package "${name}" with apt-get.`);
    return run('apt-get', 'install', '-y', '-qq', name);
  };
  if (!run('apt-get', 'update', '-qq') || !PACKAGES.some(install)) {
    console.error(
      'Belfry: could not install Chromium. Install it by hand, or say where it is: BELFRY_CHROMIUM=/path/to/chromium npm test',
    );
    process.exit(1);
  }
}
