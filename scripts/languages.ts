// `npm run languages` writes languages/every anew, after a folder of languages came or went by hand. It imports nothing
// that speaks: without its lists Belfry does not start.
import { join } from 'node:path';
import { writeLists } from '../apps/cli/src/commands/language/write-lists.ts';

console.log(writeLists(join(import.meta.dirname, '..')).join('\n'));
