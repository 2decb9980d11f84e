import type { Grimoire, Intervention, Prompt } from '@belfry/engine';
import type { Ruling } from '../policy/policy.ts';
import type { Board } from '../town/board.ts';
import { storytellersNominee } from './trials.ts';

/** What the Storyteller does by day, once nobody has anything more to say or to do. */
export function runDay(grimoire: Grimoire, { kind }: Pick<Prompt, 'kind'>): Ruling {
  const { stage, lastCall, block, nominations } = grimoire.today;
  if (kind === 'run-vote') return { choice: { do: 'sweep' }, reason: { say: 'why.sweep' } };
  if (stage === 'discussion') {
    return { choice: { do: 'open-nominations' }, reason: { say: 'why.open-nominations' } };
  }
  const nominee = storytellersNominee(grimoire);
  if (nominee !== null) return { choice: { do: 'nominate', with: [nominee] }, reason: { say: 'why.their-turn' } };
  if (!lastCall) {
    const say = nominations.length === 0 ? 'why.nobody-dared' : 'why.nobody-else';
    return { choice: { do: 'last-call' }, reason: { say } };
  }
  if (block.seat === null) return { choice: { do: 'end-day' }, reason: { say: 'why.all-spared' } };
  return { choice: { do: 'end-day' }, reason: { say: 'why.condemned', seat: block.seat } };
}

/** After so many days on which nobody died, nobody will. */
const STANDSTILL = 15;

/**
 * The end of a game that is decided, though the rules would let it go on: with nobody good alive, and none of the
 * dead allowed to, nobody will ever nominate the Demon; and a town that has got nowhere for weeks has not found it. Null
 * while either side can still win.
 */
export function foregone(grimoire: Grimoire, board: Pick<Board, 'lastDeath'>): Intervention | null {
  const isGood = (id: number) => grimoire.seat(id).alignment === 'good';
  const hopes = [...grimoire.livingResidents(), ...grimoire.circle.filter((id) => grimoire.nominationsOf(id) > 0)];
  if (grimoire.day - board.lastDeath > STANDSTILL) return { do: 'end-game', winner: 'evil', deathless: STANDSTILL };
  if (hopes.some(isGood) || grimoire.livingDemons().length === 0) return null;
  return { do: 'end-game', winner: 'evil', foregone: true };
}
