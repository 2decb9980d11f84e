import type { game as en } from '../en/game.ts';
import type { Translated } from '../message.ts';

export const game: Translated<typeof en> = {};
