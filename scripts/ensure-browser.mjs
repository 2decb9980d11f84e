// Runs before `npm test`, on whatever Node the machine has. The tests of the web app drive a real Chromium; where there
// is none, Debian's package is installed (as root) or it is said what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const KNOWN = [process.env.BELFRY_CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
if (!KNOWN.some((path) => path && existsSync(path))) {
  const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  console.log('Belfry: the tests need Chromium. Installing the package "chromium" with apt-get.');
  const installed = run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium');
  if (!installed) {
    console.error(
      'Belfry: could not install Chromium. Install it by hand, or say where it is: BELFRY_CHROMIUM=/path/to/chromium npm test',
    );
    process.exit(1);
  }
}
