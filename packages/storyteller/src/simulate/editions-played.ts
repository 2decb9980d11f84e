/**
 * Good's share of wins by number of players: novices under `fair` with any bag, 400 games each, as
 * `belfry simulate --script NAME --storyteller fair --bots novice --players 5..15 --games 4400 --seed any` prints them.
 */
export const EDITIONS_PLAYED: { readonly [edition: string]: { readonly [players: number]: number } } = {
  'trouble-brewing': {
    5: 0.53,
    6: 0.4,
    7: 0.63,
    8: 0.57,
    9: 0.43,
    10: 0.51,
    11: 0.47,
    12: 0.41,
    13: 0.42,
    14: 0.48,
    15: 0.47,
  },
  'bad-moon-rising': {
    5: 0.53,
    6: 0.41,
    7: 0.49,
    8: 0.55,
    9: 0.48,
    10: 0.51,
    11: 0.5,
    12: 0.47,
    13: 0.53,
    14: 0.59,
    15: 0.53,
  },
  'sects-and-violets': {
    5: 0.5,
    6: 0.56,
    7: 0.62,
    8: 0.59,
    9: 0.59,
    10: 0.44,
    11: 0.54,
    12: 0.47,
    13: 0.37,
    14: 0.48,
    15: 0.52,
  },
};
