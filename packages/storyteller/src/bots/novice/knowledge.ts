import type { CharacterId } from '@belfry/almanac';
import { playersIn, type SeatId, type SeenEvent, type View } from '@belfry/engine';
import type { ClaimedInfo } from '@belfry/protocol';
import type { Situation } from '../bot.ts';

/** What a seat was told in confidence. */
export interface Knowledge {
  readonly isEvil: boolean;
  readonly character: CharacterId;
  /** What its ability showed, night by night. */
  readonly learned: readonly ClaimedInfo[];
  /** Whom it chose, night by night. */
  readonly chosen: readonly { readonly night: number; readonly seats: readonly SeatId[] }[];
  /** Known companions in evil; empty for the good. */
  readonly friends: ReadonlySet<SeatId>;
  readonly demons: ReadonlySet<SeatId>;
  readonly bluffs: readonly CharacterId[];
  /** Characters seen in the Grimoire: somebody holds or believes to hold them. */
  readonly seen: ReadonlySet<CharacterId>;
}

const known = new WeakMap<View, { readonly entries: number; readonly knowledge: Knowledge }>();
const infos = new WeakMap<SeenEvent, ClaimedInfo>();

export function knowledgeOf({ view, seat }: Situation): Knowledge {
  const before = known.get(view);
  if (before?.entries === view.journal.length) return before.knowledge;
  const knowledge = gather(view, seat);
  known.set(view, { entries: view.journal.length, knowledge });
  return knowledge;
}

function gather({ me, journal }: View, seat: SeatId): Knowledge {
  const learned: ClaimedInfo[] = [];
  const chosen: { night: number; seats: readonly SeatId[] }[] = [];
  const friends = new Set<SeatId>();
  const demons = new Set<SeatId>();
  const seen = new Set<CharacterId>();
  let bluffs: readonly CharacterId[] = [];
  const isEvil = me?.alignment === 'evil';
  if (isEvil) friends.add(seat);
  for (const { night, fact } of journal) {
    if (fact.type === 'chose') chosen.push({ night, seats: playersIn(fact.chosen) });
    if (fact.type !== 'told') continue;
    const { info } = fact;
    if (info.says === 'evil-info') {
      for (const id of info.demons ?? []) {
        demons.add(id);
        friends.add(id);
      }
      for (const id of info.minions ?? []) friends.add(id);
      bluffs = info.bluffs ?? bluffs;
    }
    if (info.says === 'grimoire' && isEvil) {
      for (const { alignment, seat: holder, character, believes } of info.tokens) {
        if (alignment === 'evil') friends.add(holder);
        const held = believes ?? character;
        if (held !== null) seen.add(held);
      }
    }
    if (fact.character === me?.character && info.says !== 'grimoire') {
      learned.push(infoOf(fact, night, chosen.findLast((c) => c.night === night)?.seats ?? []));
    }
  }
  return {
    isEvil,
    character: me?.character ?? '',
    learned,
    chosen,
    friends: isEvil ? friends : new Set(),
    demons,
    bluffs,
    seen,
  };
}

/** The same piece of information is the same object every time: what it means is worked out once. */
function infoOf(fact: SeenEvent & { type: 'told' }, night: number, chosen: readonly SeatId[]): ClaimedInfo {
  const before = infos.get(fact);
  if (before !== undefined) return before;
  const info = { night, chosen, info: fact.info };
  infos.set(fact, info);
  return info;
}
