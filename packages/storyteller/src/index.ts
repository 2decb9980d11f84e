export { randomChoice } from './random-choice.ts';
export { type Liveliness, playRandomly, randomInput } from './random-table.ts';
