import type { CharacterId } from '@belfry/almanac';
import { type CharacterDefinition, jinx, pass, registrationTo, replace } from '@belfry/engine';

/** To Legion's ability, and to no other, they might be evil. */
const mightBeEvilToLegion = (usual: CharacterDefinition): Partial<CharacterDefinition> => ({
  registers: (asker) => (asker === 'legion' ? { alignment: 'evil' } : registrationTo(usual, asker)),
});

const evilToLegion = (good: CharacterId) =>
  jinx('legion', good, { when: 'play', instead: { [good]: mightBeEvilToLegion } });

export const legionPolitician = evilToLegion('politician');
export const legionZealot = evilToLegion('zealot');

/**
 * The Magician opens their eyes with Legion, who know that there is a Magician and not which of those they see it is; and
 * might be evil to Legion.
 */
export const magicianLegion = jinx('magician', 'legion', {
  when: 'play',
  instead: {
    magician: (usual) => ({
      ...mightBeEvilToLegion(usual),
      on: {
        ...usual.on,
        *evilInfo({ me, ability, players, is, memory, remember, show }, info) {
          if (!is(info.to, 'legion') || info.as !== 'demon') return pass;
          const awake = players().filter((player) => player === me || is(player, 'legion'));
          if (memory().met !== true) {
            remember('met', true);
            const others = awake.filter((player) => player !== me);
            show(me, { says: 'evil-info', demons: others, minions: null, bluffs: null });
          }
          show(info.to, { says: 'in-play', character: ability.character });
          return replace({ ...info, demons: awake.filter((player) => player !== info.to), minions: [] });
        },
      },
    }),
  },
});
