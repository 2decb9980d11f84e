import type { Players } from '../gauge/missed.ts';
import type { BotLevel } from './index.ts';

/** How those who sit at a table play, by seat: most of them decide, and people (null) count as beginners. */
export const playersAmong = (seated: readonly (BotLevel | null)[]): Players =>
  2 * seated.filter((level) => level === 'shrewd').length > seated.length ? 'shrewd' : 'novice';
