import type { CharacterId } from '@belfry/almanac';
import { cast, isSo } from '@belfry/characters';
import type { Information, SeatId, Statement, Told, World } from '@belfry/engine';
import { type Sheet, type Spell, type Testimony, toldOf } from './testimony.ts';

/** What somebody says of themselves aloud: partly, wholly, or nothing at all. */
export interface Claimed {
  readonly character: CharacterId | null;
  readonly learned: readonly Learned[];
}

export interface Learned {
  readonly night: number;
  readonly chosen: readonly SeatId[];
  readonly info: Statement;
}

const told = new WeakMap<Sheet, Map<string, Told | null>>();

/** The same thing said again is the same: what follows from it need not be worked out again. */
function toldBy(character: CharacterId, { night, chosen, info }: Learned, sheet: Sheet): Told | null {
  const before = told.get(sheet) ?? new Map<string, Told | null>();
  told.set(sheet, before);
  const key = JSON.stringify([character, night, chosen, info]);
  const known = before.get(key);
  if (known !== undefined) return known;
  const made = claimOf(character, info, chosen, sheet);
  before.set(key, made);
  return made;
}

/** What a claim comes to, as if its speaker had lived through it; true or not. */
export function testimonyFrom({ character, learned }: Claimed, nights: number, sheet: Sheet): Testimony {
  const none = (): Spell & { told: Told[] } => ({ told: [], heard: [], became: null });
  const spells = Array.from({ length: nights }, none);
  const days = Array.from({ length: nights }, (): Told[] => []);
  if (character === null) return { claim: null, nights: spells, days };
  for (const piece of learned) {
    const { night } = piece;
    const said = toldBy(character, piece, sheet);
    const list = isByDay(character) ? days[night - 1] : spells[night - 1]?.told;
    if (said !== null && list !== undefined) list.push(said);
  }
  return { claim: character, nights: spells, days };
}

/** Whoever goes to the Storyteller learns it there. */
const isByDay = (character: CharacterId): boolean => {
  const definition = cast.get(character);
  return definition?.wakes === undefined && definition?.action?.heard === 'in-private';
};

/** What anybody can make sense of, whoever's ability it comes from. */
const PLAIN: ReadonlySet<Statement['says']> = new Set(['player-is', 'alignment', 'among', 'none-among', 'in-play']);

function claimOf(character: CharacterId, info: Statement, chosen: readonly SeatId[], sheet: Sheet): Told | null {
  const learns = cast.get(character)?.learns;
  const told = toldOf(character, info, [...chosen], sheet, []);
  if (told === null || !PLAIN.has(info.says)) return told;
  // Judged by the ability of whoever says it, or, where such an ability never speaks so, by the thing itself.
  let own: Information | null | undefined;
  const behind = (world: World): Information | null => {
    if (own === undefined) {
      const speaksSo = learns?.domain(world, chosen, false).some(({ says }) => says === info.says) === true;
      own = speaksSo ? learns! : null;
    }
    return own;
  };
  return { ...told, fact: (world) => behind(world)?.holds(world, info, chosen) ?? isSo(world, info) };
}
