import type { CharacterId, Sentence } from '@belfry/almanac';
import type { Play } from './ask.ts';
import type { Choice } from './choice.ts';
import type { Context } from './context.ts';
import type { DayAction, Offer } from './definition.ts';
import { abilityById, inPlay } from './in-play.ts';
import type { Json } from './json.ts';
import { type Options, refusal } from './prompt.ts';
import { type Ability, type SeatId, TABLE } from './seat.ts';
import { definitionOf, type Table } from './table.ts';

/** Something that the Storyteller may do at this moment because of somebody's ability, and need not. */
export interface OpenOffer {
  readonly ability: number;
  readonly seat: SeatId;
  readonly character: CharacterId;
  readonly name: string;
  readonly options: Options | null;
}

/** All that is on offer now. */
export function offersNow(table: Table): OpenOffer[] {
  const open: OpenOffer[] = [];
  if (table.state.phase === 'over') return open;
  for (const ability of inPlay(table).offering) {
    for (const [name, offer] of Object.entries(offersOf(table, ability))) {
      const context = table.contextOf(ability);
      if (!offer.isOpen(context)) continue;
      open.push({
        ability: ability.id,
        seat: ability.owner,
        character: ability.character,
        name,
        options: offer.asks?.(context).options(context) ?? null,
      });
    }
  }
  return open;
}

/** What an ability offers; and where no player has it, what its owner would say they do by day. */
function offersOf(table: Table, ability: Ability): { readonly [name: string]: Offer } {
  const { offers = {}, action } = definitionOf(table, ability.character) ?? {};
  const isTheirs = action !== undefined && ability.owner === TABLE && (action.by ?? 'anybody') === 'anybody';
  if (!isTheirs || action.answeredBy === 'owners' || action.when === 'nominated') return offers;
  return { ...offers, use: storytellersUse(table, ability, action) };
}

const storytellersUse = (table: Table, { character }: Ability, action: DayAction): Offer => ({
  isOpen({ isSpent }) {
    const { phase, today } = table.state;
    if (phase !== 'day' || today.stage === 'closed' || isSpent()) return false;
    if (action.when === 'before-nominations' && today.stage !== 'discussion') return false;
    return action.often !== 'daily' || !today.used.some((use) => use.seat === TABLE && use.character === character);
  },
  asks: (context) => asked(action, context),
  *take(context, choice) {
    const named = asked(action, context).seats(choice);
    if (action.heard === 'in-private') table.state.today.used.push({ seat: TABLE, character });
    else context.declare(named.length > 0 ? [...named] : choice);
    yield* action.use(context, choice, TABLE, []);
  },
});

const asked = ({ asks }: DayAction, context: Context): Choice<never> =>
  typeof asks === 'function' ? asks(context) : asks;

function find(table: Table, id: number, name: string): { ability: Ability; offer: Offer } | null {
  const ability = abilityById(table, id);
  const offer = ability === null ? undefined : offersOf(table, ability)[name];
  return ability === null || offer === undefined || !offer.isOpen(table.contextOf(ability)) ? null : { ability, offer };
}

/** Why this cannot be taken up, or null. */
export function refuseOffer(table: Table, id: number, name: string, choice: Json): Sentence | null {
  const found = find(table, id, name);
  if (found === null) return { say: 'offer.closed' };
  const context = table.contextOf(found.ability);
  const choices = found.offer.asks?.(context);
  if (choices === undefined) return choice === null ? null : { say: 'offer.nothing-to-choose' };
  return refusal(choices.options(context), choice);
}

/** The Storyteller takes up an offer that {@link refuseOffer} has let pass. */
export function* takeOffer(table: Table, id: number, name: string, choice: Json): Play<void> {
  const found = find(table, id, name);
  if (found === null) return;
  const context = table.contextOf(found.ability);
  // With some nothing is chosen, and then nobody looks at it.
  yield* found.offer.take(context, (found.offer.asks?.(context).read(choice) ?? null) as never);
}
