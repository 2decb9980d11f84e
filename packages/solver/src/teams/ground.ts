import type { PublicRecord } from '../likely/public.ts';
import type { Matter } from '../matter.ts';
import type { Claimed } from './claimed.ts';
import { TeamDeeds } from './deeds.ts';
import { counted } from './evidence.ts';
import { Fates } from './fate.ts';
import type { Habits } from './habits.ts';
import { Memory } from './memory.ts';
import type { Team } from './team.ts';

/** What all saw and what everybody says they are, for every team: whoever asks. All in logarithms. */
export interface Ground {
  /** By team. */
  readonly ends: Float32Array;
  readonly kills: Float32Array;
  readonly demonBluff: Float32Array;
  readonly minionBluff: Float32Array;
  /** By team and Demon of the script. */
  readonly claims: Float32Array;
  readonly deeds: Float32Array | null;
  readonly fates: FateTable;
}

/** By team and by how such a Demon ends: who is the Demon now, one after the other. */
export interface FateTable {
  /** By place among the Demons of the script: how it ends. */
  readonly kindOf: readonly number[];
  readonly kinds: number;
  /** Where those of a team and kind begin; those of the next follow. */
  readonly first: Int32Array;
  /** -1 for nobody who can be told. */
  readonly demon: Int8Array;
  readonly weight: Float32Array;
}

const sizeOf = ({ ends, claims, fates }: Ground): number =>
  4 * ends.length + 2 * claims.length + 2 * fates.first.length;
/** As many numbers are kept. */
const ROOM = 1_000_000;

export const grounds = new Memory<Ground>(ROOM, sizeOf);

export function groundOf(
  m: Matter,
  habits: Habits,
  record: PublicRecord,
  claimed: Claimed,
  teams: readonly Team[],
  minions: number,
  demons: readonly number[],
): Ground {
  const fates = new Fates(m, habits, record);
  const deeds = new TeamDeeds(m, habits);
  const column = (by = 1) => new Float32Array(teams.length * by);
  const ground = {
    ends: column(),
    kills: column(),
    demonBluff: column(),
    minionBluff: column(),
    claims: column(demons.length),
    deeds: deeds.isSilent ? null : column(demons.length),
    fates: fateTable(m, fates, teams, demons),
  };
  for (const team of teams) {
    const { at } = team;
    ground.ends[at] = fates.endsOf(team);
    ground.kills[at] = fates.killsOf(team);
    const { demonBluff, minionBluff } = claimed.hear(team);
    ground.demonBluff[at] = demonBluff;
    ground.minionBluff[at] = minionBluff;
    for (let d = 0; d < demons.length; d++) {
      ground.claims[at * demons.length + d] = claimed.claims(minions, demons[d]!);
      if (ground.deeds !== null) ground.deeds[at * demons.length + d] = deeds.weigh(team, demons[d]!);
    }
  }
  return ground;
}

function fateTable(m: Matter, fates: Fates, teams: readonly Team[], demons: readonly number[]): FateTable {
  const ways = demons.map((code) => {
    const { feigns, inherits, turns } = m.deductions[code]!;
    return `${feigns !== undefined} ${inherits !== undefined} ${turns === 'outsiders'}`;
  });
  const kinds = [...new Set(ways)];
  const like = kinds.map((way) => demons[ways.indexOf(way)]!);
  const first = new Int32Array(teams.length * kinds.length + 1);
  const demon: number[] = [];
  const weight: number[] = [];
  for (const team of teams)
    for (const [kind, code] of like.entries()) {
      for (const fate of fates.of(team, code)) {
        demon.push(fate.demon);
        weight.push(counted(fate.weight));
      }
      first[team.at * kinds.length + kind + 1] = demon.length;
    }
  return {
    kindOf: ways.map((way) => kinds.indexOf(way)),
    kinds: kinds.length,
    first,
    demon: Int8Array.from(demon),
    weight: Float32Array.from(weight),
  };
}
