import type { CharacterId } from '@belfry/almanac';
import type { Context } from '@belfry/engine';

/** Whether an ability is in its owner's hands because of that character, whoever that is. */
export const isLentBy = ({ ability, players, abilitiesOf }: Context, giver: CharacterId): boolean =>
  players().some((player) =>
    abilitiesOf(player).some(({ id, character }) => id === ability.lentBy && character === giver),
  );
