import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FINDING_CODES } from '../src/index.ts';

test('docs/SCRIPTS.md explains every code of the validation', () => {
  const page = readFileSync(new URL('../../../docs/SCRIPTS.md', import.meta.url), 'utf8').replace(/ +/g, ' ');
  const rows = Object.entries(FINDING_CODES).map(
    ([code, [severity, meaning]]) => `| \`${code}\` | ${severity} | ${meaning} |`,
  );
  expect(page).toContain(rows.join('\n'));
});
