import type { SimulateWords } from '../../../apps/cli/src/commands/simulate/words.ts';

export const simulate: SimulateWords = {
  games: (count, seed) => `${count === 1 ? '1 game' : `${count} games`}, seed ${seed}`,
  byHand: (count, ids) =>
    `Of this script ${count === 1 ? '1 character is' : `${count} characters are`} left to people and ${count === 1 ? 'does' : 'do'} nothing in these games: ${ids}.`,
  goodWins: 'Good wins',
  finalDay: 'Final day',
  candidates: 'Could be the Demon',
  candidatesCounted: (mean, asAimed) => `${mean} on average on the final day; two or three: ${asAimed}`,
  days: 'Days',
  daysSpan: (mean, shortest, longest) => `${mean} on average, ${shortest} to ${longest}`,
  rulings: 'Rulings',
  rulingsMade: (made, unexplained) => `${made}, ${unexplained} of them without a reason`,
  players: 'Players',
  gamesHead: 'Games',
  endings: 'How it ended',
  influence: "Whose presence moves good's chances (95% sure)",
  points: (by, character, low, high) => `${by} points  ${character} (${low} to ${high})`,
  interval: (share, low, high) => `${share} (${low} to ${high})`,
  fromEven: 'Points from even',
  nearerBy: 'Nearer by',
  all: 'all',
  seed: 'Seed',
  storyteller: 'Storyteller',
  unexplained: 'Rulings without a reason',
};
