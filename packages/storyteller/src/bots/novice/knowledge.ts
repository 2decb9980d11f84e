import type { CharacterId } from '@belfry/almanac';
import { statementIn } from '@belfry/characters';
import {
  type Json,
  type PlainAnswer,
  type PlainStatement,
  playersIn,
  type SeatId,
  type SeenEvent,
  type Statement,
  type View,
} from '@belfry/engine';
import type { ClaimedInfo } from '@belfry/protocol';
import { hasTag, type Rules } from '../../town/rules.ts';
import type { Situation } from '../bot.ts';

/** What a seat was told in confidence. */
export interface Knowledge {
  readonly isEvil: boolean;
  readonly character: CharacterId;
  /** What its ability showed, night by night, and what somebody else's has told it. */
  readonly learned: readonly ClaimedInfo[];
  /** The part of it that it owes to somebody else's. */
  readonly toldByOthers: readonly ClaimedInfo[];
  /** Whom it chose, night by night. */
  readonly chosen: readonly { readonly night: number; readonly seats: readonly SeatId[] }[];
  /** Known companions in evil; empty for the good. */
  readonly friends: ReadonlySet<SeatId>;
  readonly demons: ReadonlySet<SeatId>;
  readonly bluffs: readonly CharacterId[];
  /** Characters seen in the Grimoire: somebody holds or believes to hold them. */
  readonly seen: ReadonlySet<CharacterId>;
  /** Good players who were shown to this evil one by its own ability: most likely they know it too. */
  readonly rivals: ReadonlySet<SeatId>;
}

/** What anybody can make sense of, whoever's ability it comes from. */
const PLAIN: ReadonlySet<Statement['says']> = new Set(['player-is', 'alignment', 'among', 'none-among', 'in-play']);

const known = new WeakMap<View, { readonly entries: number; readonly knowledge: Knowledge }>();
const infos = new WeakMap<SeenEvent, ClaimedInfo>();

export function knowledgeOf({ view, seat, board }: Situation): Knowledge {
  const before = known.get(view);
  if (before?.entries === view.journal.length) return before.knowledge;
  const knowledge = gather(view, seat, board.rules);
  known.set(view, { entries: view.journal.length, knowledge });
  return knowledge;
}

function gather(view: View, seat: SeatId, rules: Rules): Knowledge {
  const { me, journal } = view;
  const learned: ClaimedInfo[] = [];
  const toldByOthers: ClaimedInfo[] = [];
  const chosen: { night: number; seats: readonly SeatId[] }[] = [];
  const friends = new Set<SeatId>();
  const demons = new Set<SeatId>();
  const seen = new Set<CharacterId>();
  const rivals = new Set<SeatId>();
  let question = '';
  let bluffs: readonly CharacterId[] = [];
  const isEvil = me?.alignment === 'evil';
  if (isEvil) friends.add(seat);
  for (const { night, fact } of journal) {
    if (fact.type === 'chose') {
      chosen.push({ night, seats: playersIn(fact.chosen) });
      for (const id of isEvil ? madeDemons(fact, rules) : []) {
        demons.add(id);
        friends.add(id);
      }
    }
    if (fact.type === 'visited') question = typeof fact.chosen === 'string' ? fact.chosen : '';
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
    const own = fact.character === me?.character;
    if (isEvil && own && info.says === 'player-is') rivals.add(info.player);
    if (info.says === 'answer') {
      const answered = own ? asStatement(question, info.answer, view, rules) : null;
      if (answered !== null) learned.push(infoOf(fact, night, [], answered));
    } else if ((own && info.says !== 'grimoire') || (!isEvil && PLAIN.has(info.says))) {
      const piece = infoOf(fact, night, chosen.findLast((c) => c.night === night)?.seats ?? [], info);
      learned.push(piece);
      if (!own) toldByOthers.push(piece);
    }
  }
  return {
    isEvil,
    character: me?.character ?? '',
    learned,
    toldByOthers,
    chosen,
    friends: isEvil ? friends : new Set(),
    demons,
    bluffs,
    seen,
    rivals,
  };
}

/** Whom somebody who changes others has made the Demon, as far as they can know. */
const madeDemons = ({ character, chosen }: SeenEvent & { type: 'chose' }, rules: Rules): readonly SeatId[] =>
  hasTag(rules.lookUp(character ?? ''), 'charChange') && namesDemon(chosen, rules) ? playersIn(chosen) : [];

const namesDemon = (chosen: Json, rules: Rules): boolean =>
  typeof chosen === 'string'
    ? rules.lookUp(chosen)?.team === 'demon'
    : Array.isArray(chosen) && chosen.some((part) => namesDemon(part, rules));

/** What this player had better say they are today; null on any other day. */
export function madAs({ view }: Situation): CharacterId | null {
  const told = view.journal.findLast(({ fact }) => fact.type === 'told' && fact.info.says === 'mad');
  if (told === undefined || told.night !== view.night || told.fact.type !== 'told') return null;
  const { info } = told.fact;
  return info.says === 'mad' && info.player === null ? info.character : null;
}

/** A question with its answer, as the fact that it comes to; null where no statement says so. */
function asStatement(
  question: string,
  answer: PlainAnswer,
  { circle, seats }: View,
  rules: Rules,
): PlainStatement | null {
  const spoken = {
    players: () => circle,
    nameOf: (id: SeatId) => seats[id]!.name,
    tokens: () => rules.sheet.map(({ id }) => id),
  };
  const asked = answer === 'unknown' ? null : statementIn(spoken, question);
  if (asked === null || answer === 'yes') return asked;
  switch (asked.says) {
    case 'alignment':
      return { ...asked, alignment: asked.alignment === 'evil' ? 'good' : 'evil' };
    case 'among':
      return { ...asked, says: 'none-among' };
    case 'none-among':
      return { ...asked, says: 'among' };
    default:
      return null;
  }
}

/** The same piece of information is the same object every time: what it means is worked out once. */
function infoOf(
  fact: SeenEvent & { type: 'told' },
  night: number,
  chosen: readonly SeatId[],
  info: Statement,
): ClaimedInfo {
  const before = infos.get(fact);
  if (before !== undefined) return before;
  const made = { night, chosen, info };
  infos.set(fact, made);
  return made;
}
