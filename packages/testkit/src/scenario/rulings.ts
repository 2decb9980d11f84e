import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A ruling is named where it is asked for: `rulePlayer('heir', …)` in a character, `what: 'bluffs'` in the engine. */
const NAMED = /\brule(?:One\(\s*'\w+',|[A-Z]\w+\()\s*'([a-z-]+)'|\bwhat: '([a-z-]+)'/g;

const sourcesOf = (name: string): string[] => {
  const folder = dirname(fileURLToPath(import.meta.resolve(name)));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
};

let known: ReadonlySet<string> | null = null;

/**
 * Every ruling that anybody can be asked for, read from the rules themselves: a name that is misspelled in a scenario
 * would otherwise make `asked: no` hold for ever. What is run by hand is asked for under `by-hand`.
 */
export function rulingNames(): ReadonlySet<string> {
  known ??= new Set(
    ['@belfry/engine', '@belfry/characters']
      .flatMap(sourcesOf)
      .flatMap((source) => [...source.matchAll(NAMED)].map(([, inCharacter, inEngine]) => (inCharacter ?? inEngine)!))
      .concat('by-hand')
      .sort(),
  );
  return known;
}

export const isRuling = (name: string): boolean => rulingNames().has(name);

export const noSuchRuling = (name: string): string =>
  `there is no ruling ${JSON.stringify(name)}. Known: ${[...rulingNames()].join(', ')}`;
