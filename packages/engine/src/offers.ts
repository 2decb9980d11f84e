import type { CharacterId, Sentence } from '@belfry/almanac';
import type { Play } from './ask.ts';
import type { Chooser } from './choice.ts';
import type { Offer } from './definition.ts';
import { abilityById, inPlay } from './in-play.ts';
import type { Json } from './json.ts';
import { type Options, refusal } from './prompt.ts';
import type { Ability, SeatId } from './seat.ts';
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
    for (const [name, offer] of Object.entries(definitionOf(table, ability.character)!.offers!)) {
      const context = table.contextOf(ability);
      if (!offer.isOpen(context)) continue;
      open.push({
        ability: ability.id,
        seat: ability.owner,
        character: ability.character,
        name,
        options: offer.asks?.(context).options(context as Chooser) ?? null,
      });
    }
  }
  return open;
}

function find(table: Table, id: number, name: string): { ability: Ability; offer: Offer } | null {
  const ability = abilityById(table, id);
  const offer = ability === null ? undefined : definitionOf(table, ability.character)?.offers?.[name];
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
  yield* found.offer.take(context, found.offer.asks?.(context).read(choice) ?? null);
}
