import type { Catalogue } from '../../en/web/index.ts';
import { almanac } from './almanac.ts';
import { byHand } from './by-hand.ts';
import { common } from './common.ts';
import { epilogue } from './epilogue.ts';
import { game } from './game.ts';
import { grimoire } from './grimoire.ts';
import { home } from './home.ts';
import { learn } from './learn.ts';
import { online } from './online.ts';
import { play } from './play.ts';
import { proposals } from './proposals.ts';
import { scripts } from './scripts.ts';
import { storyteller } from './storyteller.ts';

export const ru: Catalogue = {
  ...common,
  ...home,
  ...almanac,
  ...scripts,
  ...game,
  ...grimoire,
  ...learn,
  ...play,
  ...online,
  ...storyteller,
  ...proposals,
  ...byHand,
  ...epilogue,
};
