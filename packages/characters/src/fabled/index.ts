export { djinn } from './djinn.ts';
export { doomsayer } from './doomsayer.ts';
export { ferryman } from './ferryman.ts';
export { sentinel } from './sentinel.ts';
export { spiritofivory } from './spiritofivory.ts';
