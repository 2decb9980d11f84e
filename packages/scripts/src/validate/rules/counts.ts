import { almanac } from '@belfry/almanac';
import { BAG_TEAMS, type BagTeam, COUNTS, takesSeat } from '@belfry/engine';
import { list, ranges } from '../../words.ts';
import { type Finding, finding } from '../finding.ts';
import type { Inquiry, Rule } from '../inquiry.ts';
import { looksSmall } from '../shape.ts';

const TEENSYVILLE = [5, 6];

/** For each team, the player counts whose line of the set-up sheet asks for more than the script has. */
function shortages({ script }: Inquiry): Map<BagTeam, number[]> {
  const short = new Map<BagTeam, number[]>();
  for (const team of BAG_TEAMS) {
    const has = script.characters.filter((c) => c.team === team && (team === 'demon' || takesSeat(c))).length;
    const counts = Object.keys(COUNTS).map(Number);
    const wanting = counts.filter((players) => COUNTS[players]![team] > has);
    if (wanting.length > 0) short.set(team, wanting);
  }
  return short;
}

function tooFew(inquiry: Inquiry): Finding[] {
  const small = looksSmall(inquiry.script);
  return [...shortages(inquiry)].flatMap(([team, counts]) => {
    const served = new Set(inquiry.serves);
    const unserved = counts.filter((players) => !served.has(players) && (!small || TEENSYVILLE.includes(players)));
    if (unserved.length === 0) return [];
    const has = inquiry.script.characters.filter((c) => c.team === team).length;
    const wanted = Math.max(...unserved.map((players) => COUNTS[players]![team]));
    const { one, many } = almanac().terms.teams[team];
    const message = `With ${has} ${has === 1 ? one : many} the script cannot serve ${ranges(unserved)} players.`;
    const cure = `Add ${wanted - has} more, or keep to other player counts.`;
    return [finding('too-few', many, message, cure)];
  });
}

/** Characters that no legal bag holds, whatever the number of players. */
function neverDealt({ script, spaces, serves }: Inquiry): Finding[] {
  if (serves.length === 0) return [];
  const dealt = new Set<string>();
  for (const space of spaces.values()) {
    for (const family of space.families) for (const mover of family.movers) dealt.add(mover.id);
    for (const team of BAG_TEAMS) {
      if (space.families.some((family) => family.draws[team] > 0)) for (const c of space.pools[team]) dealt.add(c.id);
    }
  }
  const idle = script.characters.filter((c) => BAG_TEAMS.some((team) => team === c.team) && !dealt.has(c.id));
  // Whoever lacks a partner is told so by the rule about partners.
  const onScript = new Set(script.characters.map((c) => c.id));
  const puzzling = idle.filter((c) => c.setup?.needs?.every((id) => onScript.has(id)) ?? true);
  return puzzling.map((c) => {
    const message = `${c.name} fits into no legal bag of this script.`;
    const change = c.setup === null ? '' : ` (${c.setup.summary})`;
    return finding('never-dealt', c.name, message, `Make room for what ${c.name} changes${change}, or take them off.`);
  });
}

/** Which player counts the script can serve. */
export const counts: Rule = (inquiry) => {
  const { script, serves } = inquiry;
  if (script.characters.length === 0) return [];
  const findings = [...tooFew(inquiry), ...neverDealt(inquiry)];
  if (serves.length > 0) return findings;
  const missing = BAG_TEAMS.filter((team) => !script.characters.some((c) => c.team === team) && team !== 'outsider');
  const why = missing.length === 0 ? '' : `: it has no ${list(missing.map((t) => almanac().terms.teams[t].many))}`;
  const message = `The script cannot deal a legal bag to any number of players${why}.`;
  const cure = 'Five players need three Townsfolk, a Minion and a Demon at the least.';
  return [finding('no-legal-bag', 'the script', message, cure), ...findings.filter((f) => f.code !== 'too-few')];
};
