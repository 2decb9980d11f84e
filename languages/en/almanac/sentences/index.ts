import type { Catalogue } from '../../../../packages/almanac/src/sentences/sentence.ts';
import { bag } from './bag.ts';
import { file } from './file.ts';
import { game } from './game.ts';
import { misfit } from './misfit.ts';
import { record } from './record.ts';
import { suggested } from './suggested.ts';
import { table } from './table.ts';
import { why } from './why.ts';

export const sentences: Catalogue = { ...game, ...why, ...bag, ...table, ...suggested, ...file, ...record, ...misfit };
