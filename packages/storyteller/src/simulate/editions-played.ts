/** Good's share of wins by number of players: novices under `fair`, 400 games each (docs/STORYTELLER.md has the command). */
export const EDITIONS_PLAYED: { readonly [edition: string]: { readonly [players: number]: number } } = {
  'trouble-brewing': { 7: 0.48, 8: 0.54, 9: 0.51, 10: 0.54, 11: 0.51, 12: 0.56, 13: 0.45, 14: 0.54, 15: 0.49 },
  'bad-moon-rising': { 7: 0.48, 8: 0.49, 9: 0.52, 10: 0.51, 11: 0.52, 12: 0.52, 13: 0.49, 14: 0.49, 15: 0.47 },
  'sects-and-violets': { 7: 0.45, 8: 0.54, 9: 0.52, 10: 0.46, 11: 0.5, 12: 0.51, 13: 0.5, 14: 0.49, 15: 0.49 },
};
