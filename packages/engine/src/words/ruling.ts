import type { CharacterId, Guise, Sentence, Words } from '@belfry/almanac';
import type { Play } from '../ask.ts';
import { firstOf } from '../jinx.ts';
import type { Json } from '../json.ts';
import { wentWrong } from '../ledger.ts';
import { askByHand } from '../night.ts';
import type { Option } from '../prompt.ts';
import { isCharacter, isEvil, isTeam } from '../registration.ts';
import { type Ruling as Asked, type Named, rule, ruleOne, rulePlayers, ruleText } from '../ruling.ts';
import { type Ability, type SeatId, TABLE } from '../seat.ts';
import { seatOf, type Table, teamOf } from '../table.ts';
import { not, type Truth } from '../truth.ts';

/**
 * What the Storyteller decides, by sort. Its words stand in the almanac under its name (`rulings/`). Options are worked out
 * again after every correction by hand; the first is the plain one, for the reason that stands there too, or for the one
 * that is given. One option is no question; with none the answer is null.
 */
export interface Ruling {
  /** Somebody who is meant, of these. */
  rulePlayer(what: Named<'player'>, among: () => readonly SeatId[], why?: Sentence): Play<SeatId | null>;
  /** So many of these; at first the first. */
  rulePlayers(
    what: Named<'player'>,
    count: number,
    among: () => readonly SeatId[],
    why?: Sentence,
  ): Play<readonly SeatId[]>;
  /** Who dies of these; null among them means that nobody may have to. */
  ruleDeath(what: Named<'death'>, among: () => readonly (SeatId | null)[], why?: Sentence): Play<SeatId | null>;
  ruleCharacter(
    what: Named<'character'>,
    among: () => readonly CharacterId[],
    why?: Sentence,
  ): Play<CharacterId | null>;
  /** Whether something happens that need not, or was so; `text` is what somebody said, to be weighed. */
  ruleWhether(what: Named<'whether'>, plain: boolean, text?: string): Play<boolean>;
  /** Words for somebody; `plain` is what is said if the Storyteller has nothing to add. */
  ruleText(what: Named<'text'>, plain: Words): Play<Words>;
  /** What only people can do: the Storyteller reads it, uses the tools of the hand, and says when it is done. */
  runByHand(words: Words): Play<void>;
  /** Anything else, by its options. */
  ruleOne<T extends Json>(what: Named, options: () => readonly Option<T>[], why?: Sentence): Play<T | null>;
  /** Asks how a player registers to this ability right now. */
  registers(player: SeatId, as: Guise): Play<boolean>;
  /** The same without asking: whether they do, do not, or may. */
  seemsTo(player: SeatId, as: Guise): Truth;
}

const MAX_WORDS = 500;

export function rulingWords(table: Table, ability: Ability): Ruling {
  const about = { seat: ability.owner, character: firstOf(ability.character) };
  const asked = <T extends Json>(what: Named, options: Asked<T>['options'], why?: Sentence): Asked<T> => ({
    ...about,
    what,
    options,
    ...reason(why),
  });
  return {
    rulePlayer: (what, among, why) =>
      ruleOne<SeatId>(
        table,
        asked(what, () => among().map(valued), why),
      ),
    rulePlayers: (what, count, among, why) => rulePlayers(table, { ...about, what, ...reason(why) }, count, among),
    ruleDeath: (what, among, why) =>
      ruleOne<SeatId | null>(
        table,
        asked(what, () => among().map(valued), why),
      ),
    ruleCharacter: (what, among, why) =>
      ruleOne<CharacterId>(
        table,
        asked(what, () => among().map(valued), why),
      ),
    ruleWhether: (what, plain, text) => whether(table, ability, what, plain, text),
    ruleText: (what, plain) => ruleText(table, { ...about, what, plain, maxLength: MAX_WORDS }),
    runByHand: (words) =>
      askByHand(table, ability.character, ability, typeof words === 'string' ? { text: words } : { suggested: words }),
    ruleOne: (what, options, why) => ruleOne(table, asked(what, options, why)),
    registers: (player, as) => registers(table, ability, player, as),
    seemsTo: (player, as) => seems(table, ability, player, as),
  };
}

const reason = (why: Sentence | undefined) => (why === undefined ? {} : { why });
const valued = <T extends Json>(value: T): Option<T> => ({ value });

function* whether(table: Table, ability: Ability, what: Named, plain: boolean, text?: string): Play<boolean> {
  const { owner: seat } = ability;
  const character = firstOf(ability.character);
  const options = () => [{ value: plain }, { value: !plain }];
  const ruling: Asked<boolean> = { what, seat, character, options };
  return (yield* rule(table, text === undefined ? ruling : { ...ruling, text }))?.value === true;
}

function seems(table: Table, ability: Ability, player: SeatId, as: Guise): Truth {
  // The Storyteller, who may nominate and be nominated, is nobody of that kind.
  if (player === TABLE) return 'no';
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
  return is;
}

function* registers(table: Table, ability: Ability, player: SeatId, as: Guise): Play<boolean> {
  const is = seems(table, ability, player, as);
  if (is !== 'may') return is === 'yes';
  const { character, alignment } = seatOf(table, player);
  const really =
    'team' in as
      ? teamOf(table, character) === as.team
      : 'character' in as
        ? character === as.character
        : alignment === as.alignment;
  const answer = yield* rule<boolean>(table, {
    what: 'registers',
    seat: player,
    character: firstOf(ability.character),
    as,
    options: () => [{ value: really }, { value: !really }],
  });
  const registered = answer?.value === true;
  if (registered !== really) wentWrong(table, ability);
  return registered;
}
