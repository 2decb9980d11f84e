import type { Offered } from '@belfry/almanac';

interface LadderWords {
  readonly elo: readonly string[];
  readonly pairings: readonly string[];
  readonly figures: readonly string[];
  readonly exploiters: readonly string[];
  readonly sides: { readonly good: string; readonly evil: string };
}

export const LADDER_WORDS: Readonly<Record<Offered, LadderWords>> = {
  en: {
    elo: ['Bot', 'Elo', '95%'],
    pairings: ['Good', 'Evil', 'Games', 'Good wins'],
    figures: [
      'Bot',
      'Log loss for the Demon (blind)',
      'Demon is first suspect',
      'Liars suspected on the final day',
      'Contradictory lies',
      'Tells (AUC)',
    ],
    exploiters: ['Trick', 'Side', 'Gain in points', '95%'],
    sides: { good: 'good', evil: 'evil' },
  },
  ru: {
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
  },
};
