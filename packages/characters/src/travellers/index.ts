export { judge } from './judge.ts';
export { voudon } from './voudon.ts';
