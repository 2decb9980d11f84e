import type { grimoire as en } from '../en/grimoire.ts';
import type { Translated } from '../message.ts';

export const grimoire: Translated<typeof en> = {};
