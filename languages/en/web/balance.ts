/** How a script comes out when bots play it. */
export const balance = {
  'balance.title': 'Balance',
  'balance.what':
    'Bots play this script for 40 seconds under the fair Storyteller, here on your device, and count how often good wins.',
  'balance.players': 'Players',
  'balance.usual': '7 to 15 players, in turn',
  'balance.bots': 'Bots',
  'balance.start': 'Start the games',
  'balance.again': 'Play again',
  'balance.stop': 'Stop',
  'balance.playing': 'Bots are playing',
  'balance.games': { one: '{n} game', other: '{n} games' },
  'balance.by-hand': 'Left to people, and doing nothing in these games: {names}.',
  'balance.impossible': 'No legal bag for so many players.',
  'balance.failed': 'The bots could not play this script to the end.',
  'balance.percent': '{n}%',
  'balance.good-wins': 'of games won by good; with 95% certainty {low} to {high}%',
  'balance.length':
    '{n} games of {days} days on average, the shortest {shortest}, the longest {longest}. {final}% reached a final day with three or four alive.',
  'balance.by-players': 'Good wins by number of players',
  'balance.good': 'Good wins',
  'balance.final': 'Final day',
  'balance.days': 'Days',
  'balance.within': '{n}% ({low}–{high})',
  'balance.legend':
    'The bar is where the true share lies with 95% certainty, the grey middle is 45 to 55%, and the diamonds are the three base editions with as many players.',
  'balance.tilts': 'Characters that tilt it',
  'balance.nobody-tilts': 'None beyond doubt, in so many games.',
  'balance.tilt': '{by} points for good ({low} to {high})',
  'balance.pairs': 'Pairs that tilt it by more than each alone',
  'balance.no-pairs': 'None beyond doubt, in so many games.',
  'balance.pair': '{by} points for good, {n} games',
  'balance.limits':
    'This is about these bots. They do not trade favours, joke or go mad as people do, and a Storyteller who helps the weaker side hides part of what the script does by itself. Trust what is larger than its interval, and not much else.',
} as const;
