/** Good's share of wins by number of players: novices under `fair`, 400 games each (docs/STORYTELLER.md has the command). */
export const EDITIONS_PLAYED: { readonly [edition: string]: { readonly [players: number]: number } } = {
  'trouble-brewing': { 7: 0.5, 8: 0.54, 9: 0.51, 10: 0.59, 11: 0.53, 12: 0.56, 13: 0.47, 14: 0.49, 15: 0.49 },
  'bad-moon-rising': { 7: 0.47, 8: 0.54, 9: 0.52, 10: 0.48, 11: 0.56, 12: 0.56, 13: 0.44, 14: 0.46, 15: 0.49 },
  'sects-and-violets': { 7: 0.47, 8: 0.52, 9: 0.51, 10: 0.5, 11: 0.53, 12: 0.48, 13: 0.45, 14: 0.47, 15: 0.46 },
};
