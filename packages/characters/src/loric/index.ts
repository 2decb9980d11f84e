export { bigwig } from './bigwig.ts';
export { bootlegger } from './bootlegger.ts';
export { gardener } from './gardener.ts';
export { stormcatcher } from './stormcatcher.ts';
export { ventriloquist } from './ventriloquist.ts';
