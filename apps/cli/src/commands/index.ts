import type { Command } from '../command.ts';
import { scenario } from './scenario.ts';

export const commands: readonly Command[] = [scenario];
