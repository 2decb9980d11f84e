import type { FileItem, PuzzleFile } from '@belfry/solver';

const died = ({ type, args }: FileItem): number | null => {
  const who = type === 'Slayer.Shot' ? args.target : args.player;
  const isDeath = type === 'NightDeath' || type === 'Dies' || (type !== 'UneventfulNomination' && args.died === true);
  return isDeath && typeof who === 'number' ? who : null;
};

/** Who is dead at the end of what is told. */
export function deadIn({ nightDeaths, resolvedDayEvents, maxNight }: PuzzleFile): ReadonlySet<number> {
  const dead = new Set<number>();
  for (let n = 1; n <= maxNight; n++) {
    for (const item of nightDeaths[n] ?? []) {
      if (item.type === 'NightResurrection' && typeof item.args.player === 'number') dead.delete(item.args.player);
      const who = died(item);
      if (who !== null) dead.add(who);
    }
    for (const item of resolvedDayEvents[n] ?? []) {
      const who = died(item);
      if (who !== null) dead.add(who);
    }
  }
  return dead;
}
