import type { Message } from '../../../apps/web/src/i18n/message.ts';
import { almanac } from './almanac.ts';
import { bag } from './bag.ts';
import { balance } from './balance.ts';
import { byHand } from './by-hand.ts';
import { claims } from './claims.ts';
import { effects } from './effects.ts';
import { epilogue } from './epilogue.ts';
import { first } from './first.ts';
import { game } from './game.ts';
import { grimoire } from './grimoire.ts';
import { keys } from './keys.ts';
import { learn } from './learn.ts';
import { notebook } from './notebook.ts';
import { offers } from './offers.ts';
import { online } from './online.ts';
import { play } from './play.ts';
import { proposals } from './proposals.ts';
import { puzzle } from './puzzle.ts';
import { room } from './room.ts';
import { scripts } from './scripts.ts';
import { storyteller } from './storyteller.ts';
import { undo } from './undo.ts';
import { waits } from './waits.ts';

/** Every text on screen, in English. Another language has the same keys. */
export const page = {
  ...first,
  ...almanac,
  ...scripts,
  ...balance,
  ...game,
  ...effects,
  ...grimoire,
  ...offers,
  ...learn,
  ...play,
  ...online,
  ...storyteller,
  ...proposals,
  ...puzzle,
  ...notebook,
  ...byHand,
  ...epilogue,
  ...claims,
  ...waits,
  ...undo,
  ...bag,
  ...keys,
  ...room,
} as const;

export type Key = keyof typeof page;
export type Catalogue = Readonly<Record<Key, Message>>;
