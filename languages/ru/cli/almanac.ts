import type { AlmanacWords } from '../../../apps/cli/src/commands/almanac/words.ts';

export const almanac: AlmanacWords = {
  firstNight: 'Первая ночь',
  otherNights: 'Другие ночи',
  setup: 'Подготовка',
  reminders: 'Жетоны',
  inBelfry: 'В Belfry',
  automated: 'ведёт программа',
  byHand: 'вручную',
  leftToPeople: 'За людьми',
  helps: 'Когда поможет',
  difficulty: 'Сложность',
  jinxes: 'Сглазы',
  width: 15,
};
