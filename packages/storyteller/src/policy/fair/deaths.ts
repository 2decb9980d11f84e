import type { Sentence } from '@belfry/almanac';
import type { Option, Prompt, SeatId } from '@belfry/engine';
import { hasTag } from '../../town/rules.ts';
import type { Ruling } from '../policy.ts';
import { tryOut } from '../trial.ts';
import type { Bearing } from './bearing.ts';
import { type Candidate, settle } from './settle.ts';
import { timesRuled, voiceOf } from './voice.ts';

const LEEWAY = 0.4;

/** Where a death goes that the Storyteller may place: null, or one of the dead, means that nobody dies. */
export function ruleDeath(options: readonly Option[], prompt: Prompt, bearing: Bearing): Ruling | null {
  const [plain] = options;
  const isFree = options.some(({ value }) => value === null);
  const candidates = options.map(({ value }): Candidate => {
    const seat = typeof value === 'number' && bearing.grimoire.seat(value).alive ? value : null;
    // What is usual is done unless something speaks for another.
    const usual = value === plain?.value ? 0.3 : 0;
    return {
      choice: value,
      score: worthOf(seat, prompt, isFree, bearing) + usual + bearing.dice.next() * LEEWAY,
      why: () => reasonFor(seat, prompt, bearing),
    };
  });
  return settle(candidates, prompt, bearing);
}

/** So many dead are a night like others; one more is for evil in need. */
const USUAL_NIGHT = 1;
const DIRE = 0.7;

/** Whether one more dies in a night whose deaths are the Storyteller's: it should end like another, not with the town. */
export function ruleFurtherDeath(options: readonly Option[], prompt: Prompt, bearing: Bearing): Ruling | null {
  const { push, grimoire } = bearing;
  const { events } = grimoire;
  const tonight = events.slice(events.findLastIndex(({ type }) => type === 'night-falls'));
  const died = tonight.filter(({ type }) => type === 'died').length;
  const isEnough = died > USUAL_NIGHT || (died === USUAL_NIGHT && push < DIRE);
  const spare = options.find(({ value }) => value === null);
  if (isEnough && spare !== undefined) return { choice: spare.value, reason: { say: 'why.quiet-enough' } };
  return ruleDeath(options, prompt, bearing);
}

function worthOf(seat: SeatId | null, { about }: Prompt, isFree: boolean, bearing: Bearing): number {
  const { push, grimoire, board, isDemon, isEvil } = bearing;
  if (seat === null) return push < -0.3 ? 0.5 : -0.8;
  // The one Demon never; of two, one is too many.
  if (isDemon(seat)) return grimoire.livingDemons().length > 1 ? 0.6 - push : -9;
  if (isEvil(seat)) return push < -0.3 ? 0.9 : -2;
  const entry = grimoire.script.lookUp(grimoire.seat(seat).character);
  if (seat === about.seat) return 0.3 * push;
  // Nobody good has to die of it while good is behind.
  if (isFree && push < 0) return push;
  // For evil a trusted voice is worth most; for good somebody whose death tells the town something.
  const tells = hasTag(entry, 'onceInfo') ? -push : 0;
  const loss = hasTag(entry, 'info') ? push * 0.6 : -push * 0.3;
  return 0.4 + tells + loss - 0.2 * push * (board.reading().evil[seat] ?? 0);
}

function reasonFor(seat: SeatId | null, { about }: Prompt, { push, isDemon, isEvil }: Bearing): Sentence {
  if (seat === null) return push < 0 ? { say: 'why.quiet-night' } : { say: 'why.quiet-enough' };
  if (isDemon(seat)) return { say: 'why.one-demon-too-many', seat };
  if (isEvil(seat)) return { say: 'why.dies-spared', seat };
  if (seat === about.seat) return { say: 'why.dies-after-all', seat };
  return push > 0 ? { say: 'why.dies-for-evil', seat } : { say: 'why.dies-for-good', seat };
}

/** Each time it was done before makes it less likely again. */
const AGAIN = 0.3;
/** What is usual is done unless the game needs the other. */
const USUAL = 0.25;

/** Whether something happens that need not: both are played out, and whoever dies of it is weighed. */
export function ruleWhether(options: readonly Option[], prompt: Prompt, bearing: Bearing): Ruling | null {
  const { grimoire, push, dice, isEvil, isDemon } = bearing;
  const [plain] = options;
  const before = timesRuled(prompt.about.what ?? '', plain?.value, bearing);
  const trials = options.map(({ value }) => tryOut(grimoire, prompt, value).deaths);
  const dead = trials.flat();
  // Nobody's life hangs on it: nothing to weigh.
  if (dead.length === 0) return null;
  const candidates = options.map(({ value }, at): Candidate => {
    const unusual = value === plain?.value ? -USUAL : AGAIN * before;
    const deaths = trials[at]!;
    const cost = deaths.reduce((sum, id) => sum + push * (isDemon(id) ? -9 : 0.6 + 0.4 * voiceOf(id, bearing)), 0);
    const [first] = deaths;
    return {
      choice: value,
      score: cost - unusual + dice.next() * LEEWAY,
      why: () => {
        if (first === undefined)
          return push < 0 && !isEvil(dead[0]!)
            ? { say: 'why.lives-for-good', seat: dead[0]! }
            : { say: 'why.lives-on', seat: dead[0]! };
        return isEvil(first)
          ? { say: 'why.dies-spared', seat: first }
          : push > 0
            ? { say: 'why.dies-now', seat: first }
            : { say: 'why.dies-as-usual', seat: first };
      },
    };
  });
  return settle(candidates, prompt, bearing);
}

/** Who of the dead lives again, if anybody does: somebody whom the weaker side misses. */
export function ruleReturn(options: readonly Option[], prompt: Prompt, bearing: Bearing): Ruling | null {
  const { push, dice } = bearing;
  const [plain] = options;
  const before = timesRuled(prompt.about.what ?? '', plain?.value, bearing);
  const candidates = options.map(({ value }): Candidate => {
    const seat = typeof value === 'number' ? value : null;
    const worth = seat === null ? USUAL : -push * (0.6 + 0.4 * voiceOf(seat, bearing)) - AGAIN * before;
    return {
      choice: value,
      score: worth + dice.next() * LEEWAY,
      why: () => (seat === null ? { say: 'why.nobody-returns' } : { say: 'why.returns', seat }),
    };
  });
  return settle(candidates, prompt, bearing);
}
