import type { CharacterId, Team } from '@belfry/almanac';

/**
 * Why nothing follows from a printed token. `told`: it recalls what somebody was shown or has picked, which is done.
 * `counted`: the game counts it itself, for all to see. `seat`: the Storyteller has that ability, and the Grimoire shows it. `moment`: it lies only while its question is being answered. `free`: it means what the
 * Storyteller wants it to.
 */
export type NoteBecause = 'told' | 'counted' | 'seat' | 'moment' | 'free';

const all = (why: NoteBecause, ...printed: readonly string[]) =>
  Object.fromEntries(printed.map((word) => [word, why] as const));

/**
 * The printed tokens that are nothing but notes. Any other is a rule: an ability or the kernel reads it, or it is a
 * {@link DEEDS deed} or a {@link GIFTS gift}. Whatever is missing here and read nowhere fails a test.
 */
const NOTES: { readonly [character: CharacterId]: { readonly [printed: string]: NoteBecause } } = {
  washerwoman: all('told', 'Townsfolk', 'Wrong'),
  librarian: all('told', 'Outsider', 'Wrong'),
  investigator: all('told', 'Minion', 'Wrong'),
  steward: all('told', 'Know'),
  knight: all('told', 'Know'),
  noble: all('told', 'Know'),
  lunatic: all('told', 'Chosen'),
  // The Ogre is on the friend's side of that night, whatever becomes of the friend.
  ogre: all('told', 'Friend'),
  plaguedoctor: all('seat', 'Storyteller Ability'),
  xaan: all('counted', 'Night 1', 'Night 2', 'Night 3'),
  summoner: all('counted', 'Night 1', 'Night 2', 'Night 3'),
  riot: all('counted', 'Day 1', 'Day 2', 'Day 3'),
  leviathan: all('counted', 'Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5'),
  organgrinder: all('counted', 'About To Die'),
  legion: all('counted', 'About To Die'),
  alhadikhia: all('moment', '1', '2', '3'),
  hermit: all('free', '1', '2', '3'),
  amnesiac: all('free', '?'),
  wizard: all('free', '?'),
  barista: all('free', '?'),
  bootlegger: all('free', '?'),
  deusexfiasco: all('free', 'Whoopsie'),
  // That the right is there and unused is shown by what the Storyteller is offered.
  revolutionary: all('free', 'Register Falsely?'),
};

/** Why a printed token of a character is only a note, or null where it is more than that. */
export const noteOf = (character: CharacterId, printed: string): NoteBecause | null =>
  NOTES[character]?.[printed] ?? null;

export const NOTED: readonly (readonly [CharacterId, string])[] = Object.entries(NOTES).flatMap(([id, words]) =>
  Object.keys(words).map((word) => [id, word] as const),
);

/** What is done by laying a token: somebody dies, lives again, or is that character without knowing it. */
export type Deed = 'dies' | 'lives' | 'is';

/** Printed words that are no tokens of the rules but things that happen. */
export const DEEDS: { readonly [printed: string]: Deed } = {
  Dead: 'dies',
  Alive: 'lives',
  'Is The Drunk': 'is',
  'Is The Marionette': 'is',
};

/** Printed words that say that somebody has another's ability: laid with a character of one of these teams, they give it. */
const GIFTS: { readonly [character: CharacterId]: { readonly [printed: string]: readonly Team[] } } = {
  philosopher: { 'Is The Philosopher': ['townsfolk', 'outsider'] },
  alchemist: { 'Is The Alchemist': ['minion'] },
  apprentice: { 'Is The Apprentice': ['townsfolk', 'minion'] },
  pixie: { 'Has Ability': ['townsfolk'] },
};

/** Of which teams a printed token of a character gives an ability, or null where it gives none. */
export const giftOn = (character: CharacterId, printed: string): readonly Team[] | null =>
  GIFTS[character]?.[printed] ?? null;
