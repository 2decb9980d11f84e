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
  solver: 'Решатель',
  solvedAlways: 'учитывает в задачах и в играх',
  solvedInPuzzles: 'учитывает в задачах, а в играх с этим персонажем ничего не исключает',
  notSolved: 'ничего не исключает, пока этот персонаж может быть в игре',
  difficulty: 'Сложность',
  jinxes: 'Сглазы',
  width: 15,
};
