import type { CharacterId } from '@belfry/almanac';
import { type JinxDefinition, jinx, pass, prevent, saying } from '@belfry/engine';
import { isLentBy } from '../lent-by.ts';

/** A Demon who has that ability of the Boffin's does not turn good by it. */
const staysEvil = (gift: CharacterId, more: Pick<JinxDefinition, 'instead'> = {}): JinxDefinition =>
  jinx('boffin', gift, {
    when: 'play',
    adds: {
      on: {
        *turning({ abilitiesOf, isDemon }, { seat, to, because }) {
          const isGift = abilitiesOf(seat).some(({ character, lentBy }) => character === gift && lentBy !== null);
          return to === 'good' && because === gift && isGift && isDemon(seat) ? prevent : pass;
        },
      },
    },
    ...more,
  });

export const boffinGoon = staysEvil('goon');

export const boffinCultleader = staysEvil('cultleader', {
  instead: {
    // Nobody is woken for what does not happen.
    cultleader: (usual) =>
      saying(usual, (context) => ({
        ruleOne: (what, options, why) =>
          context.ruleOne(
            what,
            () => options().filter(({ value }) => value !== 'good' || !isLentBy(context, 'boffin')),
            why,
          ),
      })),
  },
});
