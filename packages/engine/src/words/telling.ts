import type { CharacterId, Sentence } from '@belfry/almanac';
import type { Play } from '../ask.ts';
import { reveal, tellWhoYouAre } from '../change.ts';
import type { Information } from '../definition.ts';
import { chooseBluffs, tell, tellDemons, tellMinions } from '../evil-info.ts';
import type { Json } from '../json.ts';
import { learn } from '../learn.ts';
import { learnTwo } from '../learn-two.ts';
import { wake } from '../night.ts';
import { type Ability, type SeatId, TABLE } from '../seat.ts';
import type { EvilInfo } from '../stages.ts';
import type { Statement } from '../statement.ts';
import { definitionOf, emit, nameShown, only, seatOf, type Table } from '../table.ts';

/** What players are shown and told. */
export interface Telling {
  /** The owner opens their eyes outside of the night order. */
  wakeNow(): void;
  /** The owner is shown what the ability tells, true or not: what the character declares, or other information. */
  learn(chosen?: readonly SeatId[], information?: Information, question?: string): Play<Statement | null>;
  /** Somebody else is shown what this ability tells them. */
  letLearn(player: SeatId, information: Information): Play<Statement | null>;
  /** The owner is told two things of what the character declares, of which one is true and one false as long as the ability works. */
  learnTwo(): Play<void>;
  /** A player is shown something that is always so: no ability's information, and never false. */
  show(player: SeatId, info: Statement): void;
  /** Everybody hears that the owner uses the ability, and with whom or what: as by day, when one does so unasked. */
  declare(chosen: Json): void;
  /** Everybody hears it. */
  announce(text: string): void;
  /** Everybody hears what the ability makes known. */
  proclaim(sentence: Sentence): void;
  /** For everyone, when a public ability came to nothing. */
  nothingHappens(): void;
  /** A player learns what they are, as they believe it. */
  tellWhoTheyAre(player: SeatId): void;
  /** A player learns what they are in truth, and which side they are on: from now on they know. */
  reveal(player: SeatId): void;
  /** They do not know yet what they are. */
  isUnaware(player: SeatId): boolean;
  /** They no longer know, or know again, which side they are on. */
  hideSide(player: SeatId, hidden: boolean): void;
  /** One player is told about the evil team, as far as nobody prevents it. */
  tellEvilInfo(info: EvilInfo): Play<void>;
  /** Minions and Demons learn of one another now; what the Demon may hide behind they know already. */
  tellEvilTeam(): Play<void>;
  /** Three good characters to hide behind, as the Storyteller likes; for the deluded even ones in play. */
  chooseBluffs(player: SeatId, among?: 'absent' | 'any'): Play<readonly CharacterId[]>;
}

export function telling(table: Table, ability: Ability): Telling {
  return {
    wakeNow: () => wake(table, ability),
    learn: (chosen = [], information = declared(table, ability), question) =>
      learn(table, ability, information, chosen, { question }),
    letLearn: (player, information) => learn(table, ability, information, [], { to: player }),
    learnTwo: () => learnTwo(table, ability, declared(table, ability)),
    show: (player, info) => {
      const character = nameShown(table, ability, player);
      if (player !== TABLE) emit(table, { type: 'told', seat: player, character, info, to: only(player) });
    },
    declare: (chosen) => declare(table, ability, chosen),
    announce: (text) => emit(table, { type: 'announcement', text, to: 'everyone' }),
    proclaim: (says) => emit(table, { type: 'proclaimed', says, to: 'everyone' }),
    nothingHappens: () => emit(table, { type: 'nothing-happens', to: 'everyone' }),
    tellWhoTheyAre: (player) => tellWhoYouAre(table, player),
    reveal: (player) => reveal(table, player),
    isUnaware: (player) => seatOf(table, player).unaware,
    hideSide: (player, hidden) => {
      table.state.seats[player]!.sideUnknown = hidden;
    },
    tellEvilInfo: (info) => tell(table, info),
    tellEvilTeam: () => tellEvilTeam(table),
    chooseBluffs: (player, among) => chooseBluffs(table, () => player, among),
  };
}

/** The same for all to see as if the owner had done it unasked. */
function declare(table: Table, { owner: seat, shownAs: character }: Ability, chosen: Json): void {
  table.state.today.used.push({ seat, character });
  if (seat !== TABLE) seatOf(table, seat).used = [...seatOf(table, seat).used, character];
  emit(table, { type: 'used', seat, character, chosen, to: 'everyone' });
}

function declared(table: Table, { character }: Ability): Information {
  const information = definitionOf(table, character)?.learns;
  if (information === undefined) throw new Error(`"${character}" declares nothing to learn.`);
  return information;
}

function* tellEvilTeam(table: Table): Play<void> {
  yield* tellMinions(table);
  yield* tellDemons(table, false);
}
