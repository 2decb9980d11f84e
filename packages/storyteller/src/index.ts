export { randomChoice } from './random-choice.ts';
export { type Liveliness, playRandomly, randomInput } from './random-table.ts';
export { dealGame, NAMES, seatsFor, type TableScript } from './setup/deal.ts';
export { difference, type Rate, rate } from './simulate/rate.ts';
export { type GameRecord, recordOf } from './simulate/record.ts';
export { type Simulation, simulateGame } from './simulate/simulate.ts';
export { type CountSummary, type Influence, type Summary, summarise } from './simulate/summary.ts';
