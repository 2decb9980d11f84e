/** The words around a page of the almanac on a terminal. */
export const almanac = {
  firstNight: 'First night',
  otherNights: 'Other nights',
  setup: 'Set-up',
  reminders: 'Reminders',
  inBelfry: 'In Belfry',
  automated: 'automated',
  byHand: 'by hand',
  leftToPeople: 'Left to people',
  helps: 'Helps when',
  solver: 'Solver',
  solvedAlways: 'covers them in puzzles and in games',
  solvedInPuzzles: 'covers them in puzzles, and rules nothing out in games with them',
  notSolved: 'rules nothing out while they may be in play',
  difficulty: 'Difficulty',
  jinxes: 'Jinxes',
  /** Of the column of titles. */
  width: 15,
};
