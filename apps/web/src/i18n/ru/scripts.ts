import type { scripts as en } from '../en/scripts.ts';
import type { Translated } from '../message.ts';

export const scripts: Translated<typeof en> = {};
