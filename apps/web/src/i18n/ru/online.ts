import type { online as en } from '../en/online.ts';
import type { Translated } from '../message.ts';

export const online: Translated<typeof en> = {};
