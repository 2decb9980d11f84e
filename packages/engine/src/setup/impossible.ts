import type { Character, Sentence } from '@belfry/almanac';
import { BAG_TEAMS, type BagTeam } from './counts.ts';
import { count } from './legal.ts';
import { shapes } from './shape.ts';
import { bagSpace, type SpaceQuestion } from './space.ts';
import { takesSeat } from './tokens.ts';

function missingNeeds(picks: readonly Character[], script: readonly Character[]): Sentence | null {
  const onScript = new Set(script.map((c) => c.id));
  for (const pick of picks) {
    const missing = pick.setup?.needs?.find((id) => !onScript.has(id));
    if (missing !== undefined) return { say: 'bag.needs-missing', character: pick.id, needed: missing };
  }
  return null;
}

function shortTeams(question: SpaceQuestion): Sentence | null {
  const { script, players } = question;
  const bystanders = script.filter((c) => c.team === 'fabled' || c.team === 'loric');
  const kinds = count(script.filter(takesSeat));
  const usual = shapes(bystanders, players)[0];
  if (usual === undefined) return null;
  const short = BAG_TEAMS.filter((team: BagTeam) => kinds[team] < usual[team]);
  if (short.length === 0) return null;
  const { townsfolk, outsider, minion, demon } = usual;
  const has = Object.fromEntries(short.map((team) => [team, kinds[team]]));
  return { say: 'bag.short', players, wanted: { townsfolk, outsider, minion, demon }, has };
}

/** Why no legal bag exists, as precisely as can be said: the first pick that cannot join the others, or the script itself. */
export function whyImpossible(question: SpaceQuestion): Sentence {
  const { script, players, picks = [] } = question;
  const onScript = new Set(script.map((c) => c.id));
  const strangers = picks.filter((c) => !onScript.has(c.id));
  if (strangers.length > 0) return { say: 'bag.not-on-script', characters: strangers.map((c) => c.id) };
  const bare = { ...question, picks: [] };
  if (bagSpace(bare).total === 0n) {
    return shortTeams(question) ?? { say: 'bag.none', players };
  }
  const need = missingNeeds(picks, script);
  if (need !== null) return need;
  const joined: Character[] = [];
  for (const pick of picks) {
    joined.push(pick);
    if (bagSpace({ ...question, picks: joined }).total > 0n) continue;
    const others = joined.slice(0, -1);
    return others.length === 0
      ? { say: 'bag.no-place-for', players, character: pick.id }
      : { say: 'bag.beside', players, character: pick.id, others: others.map((c) => c.id) };
  }
  return { say: 'bag.none', players };
}
