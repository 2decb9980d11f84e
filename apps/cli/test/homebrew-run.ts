// Takes in each folder that it is given, tries it out, and prints what was wrong. In a process of its own: the folders lie
// outside the repository, and only Node itself finds `@belfry/…` from there.
import { BadFolder, takeIn, tryOut } from '@belfry/testkit/homebrew';

const found: { [folder: string]: readonly string[] } = {};
for (const folder of process.argv.slice(2)) {
  try {
    tryOut(await takeIn(folder));
    found[folder] = [];
  } catch (error) {
    if (!(error instanceof BadFolder)) throw error;
    found[folder] = error.troubles;
  }
}
console.log(JSON.stringify(found));
