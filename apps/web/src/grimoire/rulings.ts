/** The kinds of ruling that take advice of their own. */
export const RULINGS = ['information', 'registers', 'red-herring', 'redirect', 'heir', 'bluffs'] as const;
/** The kinds of ruling that have words of their own. */
export const WORDED = [
  ...RULINGS,
  'evil-info',
  'twin',
  'who-is-drunk',
  'who-is-poisoned',
  'demon',
  'death-at-will',
  'further-death',
  'believes',
  'own-words',
] as const;
