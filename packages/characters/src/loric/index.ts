export { bootlegger } from './bootlegger.ts';
export { gardener } from './gardener.ts';
export { ventriloquist } from './ventriloquist.ts';
