import type { CharacterId, Team } from '@belfry/almanac';
import type { Play } from '../ask.ts';
import type { Json } from '../json.ts';
import { wentWrong } from '../ledger.ts';
import { askByHand } from '../night.ts';
import type { Option } from '../prompt.ts';
import { isCharacter, isEvil, isTeam } from '../registration.ts';
import { type Ruling as Asked, type RulingSort, rule, ruleOne, rulePlayers, ruleText } from '../ruling.ts';
import { type Ability, type Alignment, type SeatId, TABLE } from '../seat.ts';
import { seatOf, type Table, teamOf } from '../table.ts';
import { not } from '../truth.ts';

/**
 * What the Storyteller decides, by sort. Options are worked out again after every correction by hand; the first is
 * the plain one. One option is no question; with none the answer is null.
 */
export interface Ruling {
  /** Somebody who is meant, of these. */
  rulePlayer(what: string, among: () => readonly SeatId[], reason: string): Play<SeatId | null>;
  /** So many of these; at first the first. */
  rulePlayers(what: string, count: number, among: () => readonly SeatId[], reason: string): Play<readonly SeatId[]>;
  /** Who dies of these; null among them means that nobody may have to. */
  ruleDeath(what: string, among: () => readonly (SeatId | null)[], reason: string): Play<SeatId | null>;
  ruleCharacter(what: string, among: () => readonly CharacterId[], reason: string): Play<CharacterId | null>;
  /** Whether something happens that need not, or was so; `text` is what is to be weighed. */
  ruleWhether(what: string, plain: boolean, reason: string, text?: string): Play<boolean>;
  /** Words for somebody; `plain` is what is said if the Storyteller has nothing to add. */
  ruleText(what: string, plain: string, reason: string): Play<string>;
  /** What only people can do: the Storyteller reads it, uses the tools of the hand, and says when it is done. */
  runByHand(text: string): Play<void>;
  /** Anything else, by its options. */
  ruleOne<T extends Json>(
    sort: RulingSort,
    what: string,
    options: () => readonly Option<T>[],
    reason: string,
  ): Play<T | null>;
  /** Asks how a player registers to this ability right now. */
  registers(player: SeatId, as: Guise): Play<boolean>;
}

export type Guise = { team: Team } | { character: CharacterId } | { alignment: Alignment };

const MAX_WORDS = 500;

export function rulingWords(table: Table, ability: Ability): Ruling {
  const about = { seat: ability.owner, character: ability.character };
  return {
    rulePlayer: (what, among, reason) =>
      ruleOne<SeatId>(table, { ...about, what, sort: 'player', reason, options: () => among().map(valued) }),
    rulePlayers: (what, count, among, reason) => rulePlayers(table, { ...about, what, reason }, count, among),
    ruleDeath: (what, among, reason) =>
      ruleOne<SeatId | null>(table, { ...about, what, sort: 'death', reason, options: () => among().map(valued) }),
    ruleCharacter: (what, among, reason) =>
      ruleOne<CharacterId>(table, { ...about, what, sort: 'character', reason, options: () => among().map(valued) }),
    ruleWhether: (what, plain, reason, text) => whether(table, ability, what, plain, reason, text),
    ruleText: (what, plain, reason) => ruleText(table, { ...about, what, plain, reason, maxLength: MAX_WORDS }),
    runByHand: (text) => askByHand(table, ability.character, ability, text),
    ruleOne: (sort, what, options, reason) => ruleOne(table, { ...about, what, sort, reason, options }),
    registers: (player, as) => registers(table, ability, player, as),
  };
}

const valued = <T extends Json>(value: T): Option<T> => ({ value });

function* whether(
  table: Table,
  ability: Ability,
  what: string,
  plain: boolean,
  reason: string,
  text?: string,
): Play<boolean> {
  const { owner: seat, character } = ability;
  const options = () => [{ value: plain }, { value: !plain }];
  const ruling: Asked<boolean> = { what, sort: 'whether', seat, character, options, reason };
  return (yield* rule(table, text === undefined ? ruling : { ...ruling, text }))?.value === true;
}

function* registers(table: Table, ability: Ability, player: SeatId, as: Guise): Play<boolean> {
  // The Storyteller, who may nominate and be nominated, is nobody of that kind.
  if (player === TABLE) return false;
  table.underway.asker = ability;
  const is =
    'team' in as
      ? isTeam(table, player, as.team)
      : 'character' in as
        ? isCharacter(table, player, as.character)
        : as.alignment === 'evil'
          ? isEvil(table, player)
          : not(isEvil(table, player));
  table.underway.asker = null;
  if (is !== 'may') return is === 'yes';
  const { name, character, alignment } = seatOf(table, player);
  const really =
    'team' in as
      ? teamOf(table, character) === as.team
      : 'character' in as
        ? character === as.character
        : alignment === as.alignment;
  const wanted = Object.values(as)[0];
  const answer = yield* rule<boolean>(table, {
    what: 'registers',
    sort: 'registers',
    seat: player,
    character: ability.character,
    text: `Does ${name} register as ${wanted}?`,
    options: () => [{ value: really }, { value: !really }],
    reason: 'Nobody registers falsely unless the Storyteller wants it.',
  });
  const registered = answer?.value === true;
  if (registered !== really) wentWrong(table, ability);
  return registered;
}
