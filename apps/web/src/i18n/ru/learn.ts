import type { learn as en } from '../en/learn.ts';
import type { Translated } from '../message.ts';

export const learn: Translated<typeof en> = {};
