import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScenarios, runScenario } from '@belfry/testkit';
import { describe, expect, test } from 'vitest';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'scenarios');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));

describe.each(files.sort())('%s', (file) => {
  const path = join(folder, file);
  test.each(readScenarios(readFileSync(path, 'utf8'), relative(process.cwd(), path)).map((s) => [s.name, s] as const))(
    '%s',
    (_, scenario) => {
      expect(runScenario(scenario).failures).toEqual([]);
    },
  );
});
