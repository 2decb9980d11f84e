import type { CharacterId } from '@belfry/almanac';
import type { Deduction } from '@belfry/engine';
import * as badMoonRising from './bad-moon-rising.ts';
import * as byDay from './by-day.ts';
import * as changing from './changing.ts';
import * as demons from './demons.ts';
import * as impairing from './impairing.ts';
import * as learning from './learning.ts';
import * as plain from './plain.ts';
import * as saving from './saving.ts';
import * as selves from './selves.ts';

/** How each character is searched through. Whoever only learns something needs no entry: `learns` says it all. */
export const deductions: ReadonlyMap<CharacterId, Deduction> = new Map<CharacterId, Deduction>(
  [badMoonRising, byDay, changing, demons, impairing, learning, plain, saving, selves].flatMap((group) =>
    Object.entries(group),
  ),
);
