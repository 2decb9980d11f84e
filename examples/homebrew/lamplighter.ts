import type { OwnEntry } from '@belfry/almanac';
import { fingers } from '@belfry/characters';
import { character, exactly, type SeatId, type World } from '@belfry/engine';

export const entry: OwnEntry = {
  name: 'Lamplighter',
  team: 'townsfolk',
  ability: 'Each night but the first you learn how many of the dead are evil.',
  otherNight: { after: 'undertaker', does: 'Show with your fingers how many of the dead players are evil.' },
  tags: [{ tag: 'info', why: 'It counts the evil among the dead every night.' }],
  icon: 'old-lantern',
  ru: {
    name: 'Фонарщик',
    ability: 'Каждую ночь, кроме первой, вы узнаёте, сколько злых среди мёртвых.',
    otherNight: 'Покажите на пальцах, сколько мёртвых игроков злые.',
  },
};

/** Each night but the first you learn how many of the dead are evil. */
export const lamplighter = character('lamplighter', {
  wakes: 'other',
  learns: fingers(
    (world) => dead(world).length,
    (world, number) => exactly(number, dead(world).map(world.isEvil)),
  ),
});

const dead = (world: World): readonly SeatId[] => world.players().filter((player) => !world.isAlive(player));
