import order from '../data/usual-order.json' with { type: 'json' };
import type { CharacterId } from './types.ts';

/** All official characters as published scripts list them: team by team, and in a team by how and when an ability works. */
export const usualOrder: readonly CharacterId[] = order;
