import type { CharacterId, Sentence } from '@belfry/almanac';
import { type Grimoire, type Intervention, random, type SeatId } from '@belfry/engine';
import { hasTag } from '../town/rules.ts';
import { bearingOf } from './fair/bearing.ts';
import type { Counsel } from './policy.ts';
import { isTheEnd } from './trial.ts';

/** Something that the Storyteller does unasked, and why. */
export interface Deed {
  readonly action: Intervention;
  readonly reason: Sentence;
}

/** How often whoever breaks madness pays for it, and how much the game's need changes that: nobody may count on either. */
const USUALLY = 0.75;
const NEED = 0.25;

/**
 * The penalty for a madness that was broken beyond doubt: a player has said today, for all to hear and in a claim that
 * has one meaning, what they had better not. What is only hinted at is left to people.
 */
export function punishMadness(grimoire: Grimoire, counsel: Counsel): Deed | null {
  if (grimoire.phase !== 'day') return null;
  for (const { ability, seat, character, name, options } of grimoire.offers()) {
    if (options !== null || !hasTag(grimoire.script.lookUp(character), 'madness')) continue;
    const broken = breachOf(grimoire, counsel, seat, character);
    if (broken === null) continue;
    const { push, isEvil } = bearingOf(grimoire, counsel, `madness ${grimoire.day}`);
    const action = { do: 'offer', ability, name } as const;
    const chance = USUALLY + NEED * push * (isEvil(broken.seat) ? -1 : 1);
    const dice = random(`${counsel.seed} madness ${grimoire.day} ${broken.seat}`);
    if (dice.next() >= chance || endsGame(grimoire, action)) continue;
    return { action, reason: { say: 'why.madness-broken', seat: broken.seat, character: broken.said } };
  }
  return null;
}

interface Breach {
  readonly seat: SeatId;
  /** What they said they are. */
  readonly said: CharacterId;
}

/** Whom such an ability has made mad says another character; or one who must not be known for an Outsider names one. */
function breachOf(grimoire: Grimoire, { board }: Counsel, owner: SeatId, character: CharacterId): Breach | null {
  const mad = grimoire.reminders.filter((effect) => effect.kind === 'mad' && effect.by === character);
  for (const { target, data } of mad) {
    const said = saidToday(board, target);
    const wanted = data !== null && typeof data === 'object' && 'character' in data ? data.character : null;
    if (said !== null && said !== wanted) return { seat: target, said };
  }
  if (mad.length > 0 || grimoire.teamOf(character) !== 'outsider') return null;
  const said = saidToday(board, owner);
  return said !== null && grimoire.script.lookUp(said)?.team === 'outsider' ? { seat: owner, said } : null;
}

/** Who a player has last said today that they are. */
function saidToday({ talk, view }: Counsel['board'], seat: SeatId): CharacterId | null {
  const claims = talk.flatMap(({ day, from, remark }) =>
    day === view.day && from === seat && remark.say === 'claim' ? [remark.claim.character] : [],
  );
  return claims.at(-1) ?? null;
}

function endsGame(grimoire: Grimoire, action: Intervention): boolean {
  const imagined = grimoire.imagine({ type: 'intervene', action });
  return !imagined.ok || isTheEnd(imagined.events);
}
