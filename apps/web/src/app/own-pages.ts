import type { OwnPages } from '@belfry/almanac';

/** Lets the almanac tell of the characters that only this server plays. The server has checked them; most have none. */
export async function bindOwnPages(written: string | null): Promise<void> {
  if (written === null) return;
  const { bindIn } = await import('@belfry/almanac');
  bindIn(JSON.parse(written) as OwnPages);
}
