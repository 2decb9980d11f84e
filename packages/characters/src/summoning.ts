import type { CharacterId } from '@belfry/almanac';
import { aCharacter, aPlayer, both, type Context, type Play, type SeatId } from '@belfry/engine';

/** Who is to become which Demon. */
export type Wish = readonly [SeatId | null, CharacterId | null];

/** Says who becomes which Demon, not one of those that nobody can become now. */
export type Naming = (barred: readonly CharacterId[]) => Play<Wish>;

/** Whoever has the ability names both: the Summoner, or the Storyteller where it is theirs. */
export const anybody =
  ({ choose }: Context): Naming =>
  (barred) =>
    choose(both(aPlayer(), aCharacter({ teams: ['demon'], except: () => barred })));

/** A player becomes an evil Demon, and is told once. Where that Demon cannot be, another is named. */
export function* summon({ works, failed, become }: Context, naming: Naming): Play<void> {
  const barred: CharacterId[] = [];
  for (;;) {
    const [player, demon] = yield* naming(barred);
    if (player === null || demon === null) return;
    if (!works()) return failed();
    if (yield* become(player, demon, { side: 'evil' })) return;
    barred.push(demon);
  }
}
