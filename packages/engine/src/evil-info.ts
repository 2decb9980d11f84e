import { type Asking, ask, type Play } from './ask.ts';
import type { SeatId } from './seat.ts';
import { emit, isTraveller, seated, seatOf, type Table, trueTeam } from './table.ts';

/** The number of players (without Travellers) from which the evil team learns who is who. */
export const EVIL_INFO_FROM = 7;
const BLUFFS = 3;

/** Those who are of a team. */
const members = (table: Table, team: 'minion' | 'demon'): SeatId[] =>
  seated(table).filter((id) => trueTeam(table, id) === team);

/** Those of a team who know it: one who believes to be somebody else is not woken. */
const knowing = (table: Table, team: 'minion' | 'demon'): SeatId[] =>
  members(table, team).filter((id) => seatOf(table, id).believes === null);

const largeEnough = (table: Table): boolean =>
  seated(table).filter((id) => !isTraveller(table, id)).length >= EVIL_INFO_FROM;

/** Minion info: each Minion learns the Demon and the other Minions; an evil Traveller learns the Demon in any game. */
export function tellMinions(table: Table): void {
  const demons = members(table, 'demon');
  for (const id of seated(table)) {
    if (isTraveller(table, id) && seatOf(table, id).alignment === 'evil') tellDemonTo(table, id);
  }
  if (!largeEnough(table)) return;
  // One who does not know is not shown to the other Minions either.
  const minions = knowing(table, 'minion');
  for (const id of minions) {
    const others = minions.filter((minion) => minion !== id);
    emit(table, [id], {
      type: 'told',
      seat: id,
      character: 'minioninfo',
      info: { says: 'evil-info', demons, minions: others, bluffs: null },
    });
  }
}

export const tellDemonTo = (table: Table, id: SeatId): void =>
  emit(table, [id], {
    type: 'told',
    seat: id,
    character: 'demoninfo',
    info: { says: 'evil-info', demons: members(table, 'demon'), minions: null, bluffs: null },
  });

/** Demon info: who the Minions are, and three good characters that are not in play. */
export function* tellDemons(table: Table): Play<void> {
  const told = () => (largeEnough(table) ? knowing(table, 'demon') : []);
  const answer = yield* ask(table, `bluffs ${table.state.night}`, (put) => {
    const [demon] = told();
    const { absent, plain } = possibleBluffs(table);
    if (demon === undefined || plain.length === 0) return;
    const asking: Asking = {
      kind: 'ruling',
      about: { what: 'bluffs', seat: demon },
      options: () => ({ pick: 'characters', from: absent, min: plain.length, max: plain.length }),
      suggestion: { choice: plain, reason: 'Not in play, and nobody believes to be one of them.' },
    };
    put(asking, 'storyteller');
  });
  const demons = told();
  if (demons.length === 0) return;
  // Checked against the options by the driver.
  const bluffs = answer === null ? [] : (answer.choice as readonly string[]);
  table.state.bluffs = [...bluffs];
  emit(table, 'storyteller', { type: 'bluffs', characters: bluffs });
  const minions = members(table, 'minion');
  for (const id of demons)
    emit(table, [id], {
      type: 'told',
      seat: id,
      character: 'demoninfo',
      info: { says: 'evil-info', demons: null, minions, bluffs },
    });
}

/** Good characters that are not in play, and the three that a plain Storyteller would name. */
function possibleBluffs(table: Table): { absent: readonly string[]; plain: readonly string[] } {
  const inPlay = new Set(table.state.seats.map((seat) => seat.character));
  const believed = new Set(table.state.seats.flatMap((seat) => seat.believes?.character ?? []));
  const absent = table.script.sheet
    .filter((c) => (c.team === 'townsfolk' || c.team === 'outsider') && !inPlay.has(c.id))
    .map((c) => c.id);
  const count = Math.min(BLUFFS, absent.length);
  // What a drunk player claims in good faith makes a poor bluff: it comes last.
  const plain = [...absent.filter((id) => !believed.has(id)), ...absent.filter((id) => believed.has(id))].slice(
    0,
    count,
  );
  return { absent, plain };
}
