import { type Cast, castOf } from '@belfry/engine';
import * as troubleBrewing from './trouble-brewing/index.ts';

/** Every character that Belfry plays by itself. */
export const cast: Cast = castOf(Object.values(troubleBrewing));
