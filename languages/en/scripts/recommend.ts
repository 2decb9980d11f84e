import type { Experience } from '../../../packages/scripts/src/recommend.ts';
import type { RecommendWords } from '../../../packages/scripts/src/words/tongue.ts';

const GROUP: Readonly<Record<Experience, string>> = {
  'first game': 'a group with its first game',
  'few games': 'a group with a few games',
  veterans: 'veterans',
};

export const recommend: RecommendWords = {
  level: (category, players, score) => `${category} at ${players} players (${score})`,
  chaotic: (level) => `${level}. Extremely chaotic: for experts who want exactly that.`,
  suits: (level, experience) => `${level}, right for ${GROUP[experience]}.`,
  tooMuch: (level, experience) =>
    `${level}, which is a lot for ${experience === 'first game' ? 'a first game' : 'a group with few games behind it'}.`,
};
