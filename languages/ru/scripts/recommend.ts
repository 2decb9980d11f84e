import type { Experience } from '../../../packages/scripts/src/recommend.ts';
import type { RecommendWords } from '../../../packages/scripts/src/words/tongue.ts';
import { some } from './plural.ts';

const GROUP: Readonly<Record<Experience, string>> = {
  'first game': 'для первой игры',
  'few games': 'для тех, кто сыграл несколько раз',
  veterans: 'для бывалых',
};

export const recommend: RecommendWords = {
  level: (category, players, score) =>
    `${category}, на ${some(players, 'игрока', 'игроков', 'игроков')} (${score.replace('.', ',')})`,
  chaotic: (level) => `${level}. Сплошной хаос: для знатоков, которые этого и хотят.`,
  suits: (level, experience) => `${level}: в самый раз ${GROUP[experience]}.`,
  tooMuch: (level, experience) => `${level}: ${GROUP[experience]} тяжеловато.`,
};
