import { type Cast, castOf } from '@belfry/engine';
import * as badMoonRising from './bad-moon-rising/index.ts';
import * as carousel from './carousel/index.ts';
import * as fabled from './fabled/index.ts';
import * as jinxes from './jinxes/index.ts';
import * as loric from './loric/index.ts';
import * as sectsAndViolets from './sects-and-violets/index.ts';
import * as travellers from './travellers/index.ts';
import * as troubleBrewing from './trouble-brewing/index.ts';

const EDITIONS = [troubleBrewing, badMoonRising, sectsAndViolets, carousel, travellers, fabled, loric];

/** Every character that Belfry plays by itself. */
export const cast: Cast = castOf(
  EDITIONS.flatMap((edition) => Object.values(edition)),
  Object.values(jinxes),
);

export { deductions } from './deductions/index.ts';
export { isSo } from './facts.ts';
export { DEEDS, type Deed, NOTED, type NoteBecause, noteOf } from './notes.ts';
export { statementIn } from './question.ts';
export { assertionAbout, isAskable, questionAbout } from './question-words.ts';
