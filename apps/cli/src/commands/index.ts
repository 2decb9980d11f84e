import type { Command } from '../command.ts';
import { almanac } from './almanac.ts';
import { character } from './character.ts';
import { demo } from './demo.ts';
import { habits } from './habits.ts';
import { ladder } from './ladder.ts';
import { language } from './language.ts';
import { play } from './play.ts';
import { puzzle } from './puzzle.ts';
import { replay } from './replay.ts';
import { scenario } from './scenario.ts';
import { script } from './script.ts';
import { simulate } from './simulate.ts';
import { solve } from './solve.ts';
import { trouble } from './trouble.ts';

export const commands: readonly Command[] = [
  demo,
  play,
  replay,
  scenario,
  script,
  almanac,
  simulate,
  ladder,
  habits,
  solve,
  puzzle,
  character,
  language,
  trouble,
];
