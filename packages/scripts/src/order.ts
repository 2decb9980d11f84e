import { TEAMS, usualOrder } from '@belfry/almanac';
import type { Script, ScriptEntry } from './script.ts';
import { scriptItems } from './write.ts';

const place = new Map(usualOrder.map((id, at) => [id, at]));

/**
 * The script's list in the order in which published scripts have it. Homebrew follows the official characters of its team,
 * and whoever nobody knows comes last, both in the order of the file.
 */
export function inUsualOrder(script: Script): readonly unknown[] {
  const teams = new Map(script.characters.map((c) => [c.id, TEAMS.indexOf(c.team)]));
  const team = (entry: ScriptEntry) => (entry.kind === 'unknown' ? TEAMS.length : teams.get(entry.id)!);
  const within = (entry: ScriptEntry) =>
    entry.kind === 'official' ? (place.get(entry.id) ?? usualOrder.length) : usualOrder.length;
  const entries = [...script.entries].sort((a, b) => team(a) - team(b) || within(a) - within(b));
  return scriptItems({ ...script, entries });
}
