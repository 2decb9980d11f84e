import type { CharacterId } from '@belfry/almanac';
import { type Asking, ask, type Play } from './ask.ts';
import { fold } from './hooks.ts';
import { abilitiesInPlay } from './in-play.ts';
import { rule } from './ruling.ts';
import type { SeatId } from './seat.ts';
import type { EvilInfo } from './stages.ts';
import { definitionOf, emit, isTableRule, isTraveller, only, seated, seatOf, type Table, trueTeam } from './table.ts';

/** The number of players (without Travellers) from which the evil team learns who is who. */
const EVIL_INFO_FROM = 7;
const BLUFFS = 3;

/** Those who are of a team. */
const members = (table: Table, team: 'minion' | 'demon'): SeatId[] =>
  seated(table).filter((id) => trueTeam(table, id) === team);

/** Those of a team who know it: one who believes to be somebody else is not woken. */
const knowing = (table: Table, team: 'minion' | 'demon'): SeatId[] =>
  members(table, team).filter((id) => seatOf(table, id).believes === null);

/** Whether the evil team is told who is who in a game of this size. */
export const largeEnough = (table: Table): boolean =>
  isTableRule(table, 'introducesEvil') ||
  seated(table).filter((id) => !isTraveller(table, id)).length >= EVIL_INFO_FROM;

/** Minion info: each Minion learns the Demon and the other Minions; an evil Traveller learns the Demon in any game. */
export function* tellMinions(table: Table): Play<void> {
  for (const id of seated(table)) {
    if (isTraveller(table, id) && seatOf(table, id).alignment === 'evil') yield* tellDemonTo(table, id);
  }
  if (!largeEnough(table)) return;
  // One who does not know is not shown to the other Minions either.
  const minions = knowing(table, 'minion');
  for (const to of minions) {
    const others = minions.filter((minion) => minion !== to);
    yield* tell(table, { to, as: 'minion', demons: members(table, 'demon'), minions: others, bluffs: null });
  }
}

export const tellDemonTo = (table: Table, to: SeatId): Play<void> =>
  tell(table, { to, as: 'traveller', demons: members(table, 'demon'), minions: null, bluffs: null });

/** The Storyteller wants it told, whatever else holds: by what the player is. */
export function tellByHand(table: Table, to: SeatId): void {
  const demons = members(table, 'demon');
  const minions = members(table, 'minion').filter((id) => id !== to);
  const info: EvilInfo = demons.includes(to)
    ? { to, as: 'demon', demons: null, minions, bluffs: table.state.bluffs }
    : { to, as: 'minion', demons, minions, bluffs: null };
  say(table, info);
}

/** Demon info: who the Minions are, and three good characters that are not in play. */
export function* tellDemons(table: Table, withBluffs = true): Play<void> {
  const told = () => (largeEnough(table) && !isTableRule(table, 'veils') ? knowing(table, 'demon') : []);
  if (told().length === 0) return;
  const bluffs = withBluffs ? yield* chooseBluffs(table, () => told()[0] ?? null) : null;
  if (bluffs !== null) {
    table.state.bluffs = [...bluffs];
    emit(table, { type: 'bluffs', characters: bluffs, to: 'storyteller' });
  }
  const minions = members(table, 'minion');
  const demons = told();
  for (const to of demons) {
    const others = demons.length > 1 ? demons.filter((demon) => demon !== to) : null;
    yield* tell(table, { to, as: 'demon', demons: others, minions, bluffs });
  }
}

/** The Storyteller names three good characters that are not in play, for somebody to hide behind. */
export function* chooseBluffs(
  table: Table,
  to: () => SeatId | null,
  among: 'absent' | 'any' = 'absent',
): Play<readonly CharacterId[]> {
  const answer = yield* ask(table, `bluffs ${table.events.length}`, (put) => {
    const seat = to();
    const { from, plain } = possibleBluffs(table, among);
    if (seat === null || plain.length === 0) return;
    const asking: Asking = {
      kind: 'ruling',
      about: { what: 'bluffs', sort: 'characters', seat },
      options: () => ({ pick: 'characters', from, min: plain.length, max: plain.length }),
      suggestion: { choice: plain, reason: { say: 'why.plain', ruling: 'bluffs', character: null } },
    };
    put(asking, 'storyteller');
  });
  // Checked against the options by the driver.
  return answer === null ? [] : (answer.choice as readonly CharacterId[]);
}

/** One evil player is told about the others, as far as nobody prevents it and the Storyteller wants it. */
export function* tell(table: Table, info: EvilInfo): Play<void> {
  if (isTableRule(table, 'veils')) return;
  const bent = yield* fold(table, 'evilInfo', info);
  if (bent === null) return;
  const { to, demons, minions, bluffs } = bent;
  if (demons === null && minions === null && bluffs === null) return;
  if (asksFirst(table)) {
    const wanted = yield* rule<boolean>(table, {
      what: 'evil-info',
      seat: to,
      character: null,
      options: () => [{ value: true }, { value: false }],
    });
    if (wanted?.value === false) return;
  }
  say(table, bent);
}

function say(table: Table, { to, as, demons, minions, bluffs }: EvilInfo): void {
  const character = as === 'minion' ? 'minioninfo' : 'demoninfo';
  emit(table, {
    type: 'told',
    seat: to,
    character,
    info: { says: 'evil-info', demons, minions, bluffs },
    to: only(to),
  });
}

/** Somebody without code may have a say in it, and only the Storyteller knows; or they want to see everything first. */
const asksFirst = (table: Table): boolean =>
  table.state.tellings === 'asked' ||
  abilitiesInPlay(table).some((a) => definitionOf(table, a.character) === null && !isTraveller(table, a.owner)) ||
  table.state.fabled.some((id) => definitionOf(table, id) === null);

/** Good characters that are not in play (or any), and the three that a plain Storyteller would name. */
function possibleBluffs(
  table: Table,
  among: 'absent' | 'any',
): { from: readonly CharacterId[]; plain: readonly CharacterId[] } {
  const inPlay = new Set(table.state.seats.map((seat) => seat.character));
  const believed = new Set(table.state.seats.flatMap((seat) => seat.believes?.character ?? []));
  const good = table.script.sheet.filter((c) => c.team === 'townsfolk' || c.team === 'outsider').map((c) => c.id);
  const absent = good.filter((id) => !inPlay.has(id));
  const copied = isTableRule(table, 'bluffsWithCopies') ? good.filter((id) => isHeldTwice(table, id)) : [];
  const count = Math.min(BLUFFS, absent.length);
  // What a drunk player claims in good faith makes a poor bluff: it comes last.
  const plain = [...absent.filter((id) => !believed.has(id)), ...absent.filter((id) => believed.has(id))].slice(
    0,
    count,
  );
  return { from: among === 'any' ? good : [...absent, ...copied], plain };
}

const isHeldTwice = (table: Table, character: CharacterId): boolean =>
  seated(table).filter((id) => seatOf(table, id).character === character).length > 1;
