import { say } from '@belfry/almanac';
import type { Outcome } from '@belfry/engine';
import type { Tongue } from './tongue.ts';

/** Why the game has ended, in one sentence. */
export const sayOutcome = ({ reason }: Outcome, { name, lookUp, lang }: Tongue): string =>
  say(reason, { name, character: (id) => lookUp(id).name }, lang);
