import type { SetupWords } from '../../../packages/storyteller/src/setup/words.ts';

export const setup: SetupWords = {
  firstGames: {
    'loud-and-lively': {
      title: 'Шумно и живо',
      reason: 'Почти каждому есть что рассказать, а злу не нужно много лгать.',
    },
    'slow-and-quiet': {
      title: 'Тихо и неспешно',
      reason: 'Спокойная охота вокруг трёх ролей, которые трудно доказать, и яд в колодце.',
    },
    'smoke-and-mirrors': {
      title: 'Дым и зеркала',
      reason: 'Двое могут сойти за тех, кем не являются: загадка для любителей загадок.',
    },
  },
  why(informers, misleaders, kinds) {
    const doubt = misleaders === 0 ? 'и ничто им не мешает' : `причин им не верить — ${misleaders}`;
    return `Тех, кому есть что рассказать городу, — ${informers}, ${doubt}; разных видов Горожан — ${kinds}.`;
  },
};
