import type { Brought } from '../lang.ts';
import type { CharacterId, Team } from '../types.ts';

/** The sort of thing that is decided: what policies, forms and translators go by. */
export const RULING_SORTS = [
  /** Who dies, or that nobody does. */
  'death',
  /** Who is meant: a red herring, an heir, a grandchild; null for nobody. */
  'player',
  /** Which character is meant. */
  'character',
  /** What somebody is told. */
  'statement',
  /** How somebody seems to somebody else's ability. */
  'registers',
  /** Whether something happens that need not. */
  'whether',
  /** Which side. */
  'side',
  /** Several characters: bluffs. */
  'characters',
  /** Words that only a person can find. */
  'text',
] as const;
export type RulingSort = (typeof RULING_SORTS)[number];

/**
 * Every ruling that the Storyteller can be asked for, with its sort. Its words stand in `en.ts` and `ru.ts`: one that a
 * language lacks does not compile, nor does a name that is not here.
 */
export const RULINGS = {
  // The game's own
  information: 'statement',
  'own-words': 'text',
  // Nothing is left to decide, and nobody may notice.
  'go-on': 'whether',
  'hands-counted': 'whether',
  bluffs: 'characters',
  'evil-info': 'whether',
  registers: 'registers',
  believes: 'character',
  'death-at-will': 'death',
  'further-death': 'death',
  // Of whatever sort the ability asks for; most ask for a player.
  choice: 'player',
  // Trouble Brewing
  'red-herring': 'player',
  redirect: 'death',
  heir: 'player',
  // Bad Moon Rising
  'who-is-drunk': 'player',
  grandchild: 'player',
  'gossip-true': 'whether',
  'gossip-kill': 'death',
  'tinker-dies': 'whether',
  'pacifist-saves': 'whether',
  'false-minions': 'player',
  regurgitated: 'player',
  // Sects & Violets
  twin: 'player',
  demon: 'player',
  'who-is-poisoned': 'player',
  // Experimental characters
  'amnesiac-ability': 'character',
  'amnesiac-text': 'text',
  'minion-ability': 'character',
  'storyteller-ability': 'character',
  'gains-ability': 'player',
  summoned: 'player',
  'choose-again': 'whether',
  gift: 'character',
  'spared-demon': 'player',
  spared: 'player',
  meal: 'character',
  'cult-leader-side': 'side',
  'new-character': 'character',
  'new-farmer': 'player',
  advice: 'text',
  babysitter: 'player',
  row: 'player',
  minion: 'character',
  'faux-paw': 'player',
  word: 'text',
  'ojo-copy': 'death',
  'ojo-kill': 'death',
  model: 'player',
  'pixie-was-mad': 'whether',
  'most-responsible': 'whether',
  'roshambo-lost': 'whether',
  'puzzle-drunk': 'player',
  'next-nominee': 'player',
  know: 'player',
  'wish-granted': 'whether',
  'wish-price': 'text',
  phrase: 'text',
  'babble-kill': 'death',
  'night-death': 'death',
  'evil-townsfolk': 'player',
  'learns-legion': 'whether',
  marionette: 'player',
  // Travellers
  'apprentice-ability': 'character',
  'barista-player': 'player',
  'acts-twice': 'whether',
  'who-changes': 'player',
  'was-funny': 'whether',
  amigo: 'player',
  'both-die': 'whether',
  'scapegoat-instead': 'whether',
  // Fabled and Loric
  doom: 'death',
  'final-day': 'whether',
  revolutionary: 'player',
  'both-turn': 'whether',
  favoured: 'character',
  'ventriloquist-saves': 'whether',
  'false-info': 'player',
  hat: 'player',
  'new-traveller': 'character',
  'left-knave-lies': 'whether',
  'knaves-switch': 'whether',
} as const satisfies { readonly [name: string]: RulingSort };

export type RulingName = keyof typeof RULINGS;
/** The rulings of one sort. */
export type RulingOf<S extends RulingSort> = {
  [N in RulingName]: (typeof RULINGS)[N] extends S ? N : never;
}[RulingName];

/** Where several characters ask for the same, these give a reason of their own: the ruling, then the character. */
export const REASONS_OF_THEIR_OWN = [
  'who-is-drunk courtier',
  'who-is-drunk innkeeper',
  'who-is-drunk philosopher',
  'who-is-drunk sailor',
  'who-is-drunk sweetheart',
  'who-changes plaguedoctor',
  'who-changes pithag',
  'new-character cacklejack',
  'new-character engineer',
] as const satisfies readonly `${RulingName} ${string}`[];
export type ReasonOfTheirOwn = (typeof REASONS_OF_THEIR_OWN)[number];

export const isRulingName = (name: string): name is RulingName => Object.hasOwn(RULINGS, name);

/** As what somebody may seem. */
export type Guise =
  | { readonly team: Team }
  | { readonly character: CharacterId }
  | { readonly alignment: 'good' | 'evil' };

/** What goes into a question: who and what it is about, as they are called. Empty where it is about nobody. */
export interface RulingGaps {
  readonly name: string;
  readonly character: string;
  readonly as: string;
}

/** What is asked, and why the first answer is the plain one. */
export interface RulingWords {
  readonly asks: string | ((gaps: RulingGaps) => string);
  readonly why: string;
}

/** All rulings in one language. */
export interface RulingCatalogue {
  readonly rulings: { readonly [name in RulingName]: RulingWords };
  readonly reasons: { readonly [reason in ReasonOfTheirOwn]: string };
  /** How a guise is called in a question. */
  as(guise: Guise, called: { readonly team: (team: Team) => string; readonly character: string }): string;
}

/** A ruling of a character that does not come with Belfry, declared with its words beside the character's definition. */
export interface OwnRuling<S extends RulingSort = RulingSort> {
  readonly name: string;
  readonly sort: S;
  readonly words: Brought<{ readonly asks: string; readonly why: string }>;
}
