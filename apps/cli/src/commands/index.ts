import type { Command } from '../command.ts';
import { almanac } from './almanac.ts';
import { demo } from './demo.ts';
import { replay } from './replay.ts';
import { scenario } from './scenario.ts';
import { script } from './script.ts';
import { simulate } from './simulate.ts';

export const commands: readonly Command[] = [demo, replay, scenario, script, almanac, simulate];
