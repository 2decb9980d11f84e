// node scripts/fingerprint-wording.ts ROLES.json
// Fingerprints the published wording of every ability into packages/almanac/data/wording.json. ROLES.json is the
// publisher's list: objects with "id" and "ability".
import { readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from '../packages/almanac/src/wording.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which file? node scripts/fingerprint-wording.ts ROLES.json');
  process.exit(2);
}
const roles: readonly { readonly id: string; readonly ability: string }[] = JSON.parse(readFileSync(file, 'utf8'));
const known = roles.map(({ id, ability }) => [id.toLowerCase().replace(/[^a-z]/g, ''), fingerprint(ability)] as const);
const text = JSON.stringify(Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2);
writeFileSync(new URL('../packages/almanac/data/wording.json', import.meta.url), `${text}\n`);
