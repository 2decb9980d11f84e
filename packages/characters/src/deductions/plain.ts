import { deduction } from '@belfry/engine';

/** Nothing of what they do is hidden from anybody, or it decides nothing that can be seen while the game goes on. */
const plain = deduction({});

export const baron = plain;
export const spy = plain;
export const recluse = plain;
export const butler = plain;
export const goblin = plain;
export const atheist = plain;
export const artist = plain;
export const savant = plain;
