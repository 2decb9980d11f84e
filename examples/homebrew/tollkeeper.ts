import type { OwnEntry, OwnRuling } from '@belfry/almanac';
import { character } from '@belfry/engine';

/** A ruling of its own brings its words along, in every language that Belfry speaks. */
const toll: OwnRuling<'player'> = {
  name: 'toll',
  sort: 'player',
  words: {
    en: { asks: 'Who pays the Tollkeeper’s toll?', why: 'A Townsfolk has an ability to lose.' },
    ru: { asks: 'Кто платит пошлину Сборщика?', why: 'Горожанину есть что терять.' },
  },
};

export const entry: OwnEntry = {
  name: 'Tollkeeper',
  team: 'outsider',
  ability: 'When you die, a living player of the Storyteller’s choice is drunk for two nights and days.',
  reminders: ['Drunk'],
  tags: [{ tag: 'misinfo', why: 'Its death makes somebody drunk.' }],
  rulings: [toll],
  ru: {
    name: 'Сборщик пошлин',
    ability: 'Когда вы умираете, живой игрок по выбору Рассказчика пьян две ночи и два дня.',
    reminders: ['Пьян'],
  },
};

/** When you die, a living player of the Storyteller's choice is drunk for two nights and days. */
export const tollkeeper = character('tollkeeper', {
  always: {
    *died({ me, ability, works, failed, living, trueTeam, rulePlayer, mark }, { victim }) {
      if (victim !== me || ability.nature === 'believed') return;
      if (!works()) return failed();
      const hasLess = (player: number) => (trueTeam(player) === 'townsfolk' ? 0 : 1);
      const payers = () => [...living()].sort((a, b) => hasLess(a) - hasLess(b));
      mark('drunk', yield* rulePlayer(toll, payers), { until: { dusks: 2 }, outlives: 'death' });
    },
  },
});
