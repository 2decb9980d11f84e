/** Good's share of wins by number of players: novices under `fair`, 200 games each (docs/STORYTELLER.md has the command). */
export const EDITIONS_PLAYED: { readonly [edition: string]: { readonly [players: number]: number } } = {
  'trouble-brewing': { 7: 0.52, 8: 0.54, 9: 0.57, 10: 0.5, 11: 0.48, 12: 0.53, 13: 0.51, 14: 0.58, 15: 0.6 },
  'bad-moon-rising': { 7: 0.46, 8: 0.54, 9: 0.49, 10: 0.61, 11: 0.52, 12: 0.56, 13: 0.52, 14: 0.51, 15: 0.54 },
  'sects-and-violets': { 7: 0.52, 8: 0.49, 9: 0.54, 10: 0.39, 11: 0.51, 12: 0.55, 13: 0.43, 14: 0.67, 15: 0.6 },
};
