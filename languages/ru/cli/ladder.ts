import type { LadderWords } from '../../../apps/cli/src/commands/ladder/words.ts';

export const ladder: LadderWords = {
  elo: ['Бот', 'Эло', '95%'],
  pairings: ['Добро', 'Зло', 'Игр', 'Победы добра'],
  figures: [
    'Бот',
    'Логарифмическая ошибка о Демоне (вслепую)',
    'Демон — первый подозреваемый',
    'Лжецы под подозрением в последний день',
    'Противоречивая ложь',
    'Приметы (AUC)',
  ],
  exploiters: ['Уловка', 'Сторона', 'Выигрыш, пунктов', '95%'],
  sides: { good: 'добро', evil: 'зло' },
};
