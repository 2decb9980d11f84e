export { pithagGoon, pithagOgre } from './pithag-stays-evil.ts';
export { spyOgre } from './spy-ogre.ts';
