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
  difficulty: 'Difficulty',
  jinxes: 'Jinxes',
  /** Of the column of titles. */
  width: 15,
};
