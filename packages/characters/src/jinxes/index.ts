export { spyOgre } from './spy-ogre.ts';
