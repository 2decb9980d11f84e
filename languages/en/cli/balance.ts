import type { BalanceWords } from '../../../apps/cli/src/commands/script/balance-words.ts';

export const balance: BalanceWords = {
  byHand: (characters) => `Left to people, so that they do nothing in these games: ${characters}.`,
  played: (games, bots) => `${games} games of ${bots} bots under the fair Storyteller`,
  goodWins: 'Good wins',
  finalDay: 'Final day reached',
  days: 'Days',
  head: 'Players  Games   Good wins                   Final    Days   Good in the base editions',
  tilts: 'Characters that tilt it (points for good, with 95%):',
  nobodyTilts: 'No single character tilts it beyond doubt in so many games.',
  pairs: 'Pairs that tilt it by more than each for itself:',
  noPairs: 'No pair tilts it beyond doubt in so many games.',
  gamesOf: (games) => `${games} games`,
  limits:
    'This is about these bots: they do not trade favours, joke or go mad as people do, and a Storyteller who helps the weaker\nside hides part of what a script does by itself. Trust differences beyond the intervals, and not much else.',
  short: { 'trouble-brewing': 'TB', 'bad-moon-rising': 'BMR', 'sects-and-violets': 'S&V' },
};
