import { BAG_TEAMS, type BagTeam, COUNTS, presence, takesSeat } from '@belfry/engine';
import { THE_SCRIPT } from '../../place.ts';
import { type Discovery, discovery } from '../finding.ts';
import type { Inquiry, Rule } from '../inquiry.ts';
import { removal } from '../remedy.ts';
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

function tooFew(inquiry: Inquiry): Discovery[] {
  const small = looksSmall(inquiry.script);
  return [...shortages(inquiry)].flatMap(([team, counts]) => {
    const served = new Set(inquiry.serves);
    const unserved = counts.filter((players) => !served.has(players) && (!small || TEENSYVILLE.includes(players)));
    if (unserved.length === 0) return [];
    const has = inquiry.script.characters.filter((c) => c.team === team).length;
    const wanted = Math.max(...unserved.map((players) => COUNTS[players]![team]));
    const facts = { team, has, more: wanted - has, players: unserved };
    return [discovery('too-few', { at: 'team', team }, facts)];
  });
}

/** Characters that no legal bag holds, and that no night makes, whatever the number of players. */
function neverDealt({ script, spaces, serves }: Inquiry): Discovery[] {
  if (serves.length === 0) return [];
  const dealt = new Set([...spaces.values()].flatMap((space) => [...presence(space).keys()]));
  const idle = script.characters.filter((c) => BAG_TEAMS.some((team) => team === c.team) && !dealt.has(c.id));
  // Whoever lacks a partner is told so by the rule about partners.
  const onScript = new Set(script.characters.map((c) => c.id));
  const puzzling = idle.filter((c) => c.setup?.needs?.every((id) => onScript.has(id)) ?? true);
  return puzzling.map(({ id, setup }) => {
    const facts = { id, change: setup?.summary ?? null };
    return discovery('never-dealt', { at: 'character', id }, facts, removal(script, id));
  });
}

/** Which player counts the script can serve. */
export const counts: Rule = (inquiry) => {
  const { script, serves } = inquiry;
  if (script.characters.length === 0) return [];
  if (inquiry.tangled) return [discovery('too-tangled', THE_SCRIPT, null)];
  const found = [...tooFew(inquiry), ...neverDealt(inquiry)];
  if (serves.length > 0) return found;
  const missing = BAG_TEAMS.filter((team) => !script.characters.some((c) => c.team === team) && team !== 'outsider');
  return [discovery('no-legal-bag', THE_SCRIPT, { missing }), ...found.filter((f) => f.code !== 'too-few')];
};
