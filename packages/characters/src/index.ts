import { bindIn, type OwnJinxEntry, type OwnPages } from '@belfry/almanac';
import { type Cast, type CharacterDefinition, castOf, type JinxDefinition } from '@belfry/engine';
import * as badMoonRising from './bad-moon-rising/index.ts';
import * as carousel from './carousel/index.ts';
import * as fabled from './fabled/index.ts';
import * as jinxes from './jinxes/index.ts';
import * as loric from './loric/index.ts';
import * as sectsAndViolets from './sects-and-violets/index.ts';
import * as travellers from './travellers/index.ts';
import * as troubleBrewing from './trouble-brewing/index.ts';

const EDITIONS = [troubleBrewing, badMoonRising, sectsAndViolets, carousel, travellers, fabled, loric];

const CHARACTERS = EDITIONS.flatMap((edition) => Object.values(edition));
const JINXES = Object.values(jinxes);

/** Every character that Belfry plays by itself, and those that whoever runs it has brought along. */
export let cast: Cast = castOf(CHARACTERS, JINXES);

/** A jinx of somebody's own, as the file of a character exports it: what happens, and the same in words. */
export interface OwnJinx extends Omit<OwnJinxEntry, 'a' | 'b'> {
  readonly definition: JinxDefinition;
}

/** Characters of somebody's own: what they do, and their pages in the almanac. */
export interface OwnCharacters {
  readonly definitions: readonly CharacterDefinition[];
  readonly jinxes: readonly JinxDefinition[];
  readonly pages: OwnPages;
}

/**
 * Lets somebody's own characters play, in place of any that were brought before. Once, when a program starts: a game
 * keeps the cast that it began with (docs/adr/0010-homebrew.md).
 */
export function bringAlong({ definitions, jinxes, pages }: OwnCharacters): void {
  const whole = castOf([...CHARACTERS, ...definitions], [...JINXES, ...jinxes]);
  bindIn(pages);
  cast = whole;
}

export { deductions } from './deductions/index.ts';
export { isSo } from './facts.ts';
export { fingers, nod, tokenOf } from './information.ts';
export { DEEDS, type Deed, giftOn, NOTED, type NoteBecause, noteOf } from './notes.ts';
export { oneOfTwo } from './one-of-two.ts';
export { statementIn } from './question.ts';
export { assertionAbout, isAskable, questionAbout } from './question-words.ts';
