import type { Character } from '@belfry/almanac';
import { BAG_TEAMS, type BagTeam } from './counts.ts';
import { count, takesSeat } from './legal.ts';
import { shapes } from './shape.ts';
import { bagSpace, type SpaceQuestion } from './space.ts';
import { inWords, list, names, some } from './words.ts';

function missingNeeds(picks: readonly Character[], script: readonly Character[]): string | null {
  const onScript = new Set(script.map((c) => c.id));
  for (const pick of picks) {
    const missing = pick.setup?.needs?.find((id) => !onScript.has(id));
    if (missing !== undefined) return `${pick.name} needs "${missing}", which is not on the script.`;
  }
  return null;
}

function shortTeams(question: SpaceQuestion): string | null {
  const { script, players } = question;
  const bystanders = script.filter((c) => c.team === 'fabled' || c.team === 'loric');
  const kinds = count(script.filter(takesSeat));
  const usual = shapes(bystanders, players)[0];
  if (usual === undefined) return null;
  const short = BAG_TEAMS.filter((team: BagTeam) => kinds[team] < usual[team]);
  if (short.length === 0) return null;
  const has = list(short.map((team) => some(team, kinds[team])));
  return `${players} players need ${inWords(usual)}; the script has only ${has}.`;
}

/** Why no legal bag exists, as precisely as can be said: the first pick that cannot join the others, or the script itself. */
export function whyImpossible(question: SpaceQuestion): string {
  const { script, players, picks = [] } = question;
  const onScript = new Set(script.map((c) => c.id));
  const strangers = picks.filter((c) => !onScript.has(c.id));
  if (strangers.length > 0) return `${names(strangers)} cannot be picked: not on the script.`;
  const bare = { ...question, picks: [] };
  if (bagSpace(bare).total === 0n) {
    return shortTeams(question) ?? `No bag of this script is legal for ${players} players.`;
  }
  const need = missingNeeds(picks, script);
  if (need !== null) return need;
  const joined: Character[] = [];
  for (const pick of picks) {
    joined.push(pick);
    if (bagSpace({ ...question, picks: joined }).total > 0n) continue;
    const others = joined.slice(0, -1);
    return others.length === 0
      ? `No legal bag for ${players} players holds ${pick.name} on this script.`
      : `${pick.name} does not fit beside ${names(others)} in a bag for ${players} players.`;
  }
  return `No bag of this script is legal for ${players} players.`;
}
