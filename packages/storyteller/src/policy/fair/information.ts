import type { CharacterId, Sentence } from '@belfry/almanac';
import { isSo, statementIn } from '@belfry/characters';
import {
  type Information,
  isStatement,
  not,
  type Option,
  type Prompt,
  playersIn,
  type Random,
  type SeatId,
  type Statement,
} from '@belfry/engine';
import type { ClaimedInfo } from '@belfry/protocol';
import { ImaginedWorld } from '../../town/imagined.ts';
import { type Meaning, meaningIn, worldAt } from '../../town/meaning.ts';
import type { Ruling } from '../policy.ts';
import type { Bearing } from './bearing.ts';
import { drawnKind } from './mixed.ts';
import { type Candidate, prefer } from './settle.ts';

/** How far chance may have its way: least where the push is strong, so the help is in proportion to the need. */
const LEEWAY = { least: 0.1, most: 0.8 };
/** Of hundreds of pairs a fair sample is enough. */
const CONSIDERED = 40;

/** What a player was told lately is what they will compare with. */
const COMPARED = 2;

/** What to show: true where the ability works, and within that whatever makes the better game. */
export function ruleInformation(prompt: Prompt, bearing: Bearing): Ruling | null {
  const { options, about, suggestion } = prompt;
  const { grimoire, dice } = bearing;
  if (options.pick !== 'one' || about.seat === undefined || about.character === undefined) return null;
  const shown = options.of[0]?.value;
  if (suggestion === null) return null;
  if (isStatement(shown) && shown.says === 'grimoire') return ruleGrimoire(options.of, bearing, suggestion.choice);
  const information = grimoire.cast.get(about.character)?.learns ?? answerTo(about.text, bearing);
  if (information === null) return null;
  const { seat, character } = about;
  const chosen = about.chosen ?? [];
  const world = worldNow(seat, bearing);
  const told = toldBefore(bearing, seat, character);
  const past = about.works === false ? placed(told.slice(-COMPARED), bearing, seat, information) : [];
  const leeway = LEEWAY.least + (LEEWAY.most - LEEWAY.least) * (1 - Math.abs(bearing.push));
  const near = nearness(options.of);
  const how: Telling = {
    works: about.works === true,
    mustBeFalse: suggestion.reason.say === 'why.never-true',
    isPair: options.of.some(isOwnWords),
  };
  const weighed = considered(options.of, told, dice).map((option) => {
    const statement = option.value as unknown as Statement; // the options of an information ruling are statements
    return { option, statement, meaning: meaningIn(world, information, statement, chosen) };
  });
  const saysNothing = ({ needs, clears }: Meaning) => needs.length === 0 && clears.length === 0;
  const isUncheckable = weighed.every(({ meaning }) => saysNothing(meaning));
  const candidate = ({ option, statement, meaning }: (typeof weighed)[number], luck: number): Candidate => {
    const coherent = past.every((p) => agree(information, world, statement, chosen, meaning, p));
    const odd = meaning.impossible ? -1.5 : 0;
    // Of two things each should be worth the visit.
    const worth = isUncheckable ? near(statement) : how.isPair && !saysNothing(meaning) ? USEFUL : 0;
    return {
      choice: option.value,
      score: service(meaning, bearing) + worth + (coherent ? 0 : -0.8) + odd + luck,
      why: () => reasonFor(option, meaning, how, bearing),
    };
  };
  const suspects = world.living().filter((id) => id !== seat);
  const believable = weighed.filter(({ meaning }) => !isIncredible(meaning, suspects));
  const open = believable.length === 0 ? weighed : believable;
  const drawn = drawnKind(open, how.works && !how.mustBeFalse, bearing);
  const among = (tellings: typeof weighed) => tellings.map((telling) => candidate(telling, leeway / 2));
  return prefer(
    drawn.map((telling) => candidate(telling, dice.next() * leeway)),
    [
      { reason: BY_LOT, candidates: among(open.filter((telling) => !drawn.includes(telling))) },
      { reason: BEYOND_BELIEF, candidates: among(weighed.filter((telling) => !open.includes(telling))) },
    ],
  );
}

function worldNow(me: SeatId, { grimoire, board, taken }: Bearing): ImaginedWorld {
  const { circle, seats, today } = grimoire;
  return new ImaginedWorld({
    rules: board.rules,
    me,
    circle,
    living: circle.filter((id) => seats[id]!.alive),
    executed: today.executions.filter((e) => e.died).map((e) => e.seat),
    voted: today.votes.map((then) => then.seat),
    nominated: today.nominators.map((then) => then.seat),
    claims: taken,
  });
}

/** What a yes or a no would mean to a question that can be understood; null for any other. */
function answerTo(question: string | undefined, { grimoire }: Bearing): Information | null {
  const spoken = {
    players: () => grimoire.circle,
    nameOf: (seat: SeatId) => grimoire.seat(seat).name,
    tokens: () => grimoire.script.sheet.map(({ id }) => id),
  };
  const asked = question === undefined ? null : statementIn(spoken, question);
  if (asked === null) return null;
  return {
    domain: () => [],
    holds(world, statement) {
      if (statement.says !== 'answer' || statement.answer === 'unknown') return 'no';
      return statement.answer === 'yes' ? isSo(world, asked) : not(isSo(world, asked));
    },
  };
}

/** A fair sample of every form, without words of one's own and without what this player has heard already. */
function considered(options: readonly Option[], told: readonly ClaimedInfo[], dice: Random): readonly Option[] {
  const heard = new Set(told.flatMap(({ info }) => partsOf(info)).map((info) => JSON.stringify(info)));
  const isPair = options.some(isOwnWords);
  const fresh = isPair ? options.filter((o) => !isOwnWords(o) && !heard.has(JSON.stringify(o.value))) : options;
  const [first, ...rest] = fresh.length === 0 ? options : fresh;
  if (rest.length < CONSIDERED) return [first!, ...rest];
  const forms = [...Map.groupBy(rest, ({ value }) => (isStatement(value) ? value.says : '')).values()];
  const share = Math.ceil((CONSIDERED - 1) / forms.length);
  return [first!, ...forms.flatMap((form) => dice.shuffle(form).slice(0, share))];
}

const BY_LOT: Sentence = { say: 'why.left-by-lot' };
const BEYOND_BELIEF: Sentence = { say: 'why.beyond-belief' };

/** Nobody could be the Demon any more, or no liars explain it: whoever hears it knows that their ability does not work. */
const isIncredible = ({ impossible, clears }: Meaning, suspects: readonly SeatId[]): boolean =>
  impossible || suspects.every((id) => clears.some(({ seat }) => seat === id));

/** Two things are told at once where the Storyteller may also find words of their own. */
const isOwnWords = ({ value }: Option): boolean => isStatement(value) && value.says === 'text';

const partsOf = (info: Statement): readonly Statement[] => (info.says === 'two' ? [info.first, info.second] : [info]);

/** What it is worth that something can be made of what is told. */
const USEFUL = 0.4;
/** How much less believable a number is with every step away from what is so. */
const STEP = 0.35;
/** Where what is so may not be said, most such numbers are about this. */
const USUAL_NUMBER = 1;

/** Of numbers that nobody can check, those near the truth are believed. */
function nearness(options: readonly Option[]): (statement: Statement) => number {
  const number = ({ value }: Option) => (isStatement(value) && value.says === 'number' ? value.number : null);
  const so = options.find((option) => option.note === 'yes' && number(option) !== null);
  const truth = (so === undefined ? null : number(so)) ?? USUAL_NUMBER;
  return (statement) => (statement.says === 'number' ? -STEP * Math.abs(statement.number - truth) : 0);
}

/** Pointing at the good or clearing the evil helps evil; what concerns the Demon is weighed for itself. */
function service({ needs, clears }: Meaning, { isEvil, isDemon, push, hide }: Bearing): number {
  let sum = 0;
  for (const group of needs) {
    for (const { seat } of group) {
      sum += (isDemon(seat) ? -1.7 * hide : isEvil(seat) ? -0.8 * push : push) / needs.length;
    }
  }
  for (const { seat, as } of clears) {
    if (isDemon(seat)) sum += hide;
    else if (as !== 'demon') sum += (isEvil(seat) ? 0.6 : -0.35) * push;
    else sum -= isEvil(seat) ? 0 : 0.25 * hide;
  }
  return Math.max(-2, Math.min(2, sum));
}

interface Past {
  readonly told: ClaimedInfo;
  readonly world: ImaginedWorld;
  readonly meaning: Meaning;
}

/** What this player has been shown so far by this character's ability. */
function toldBefore({ grimoire }: Bearing, seat: SeatId, character: CharacterId): readonly ClaimedInfo[] {
  const told: ClaimedInfo[] = [];
  let night = 0;
  let chosen: readonly SeatId[] = [];
  for (const event of grimoire.events) {
    if (event.type === 'night-falls') {
      night = event.night;
      chosen = [];
    }
    if (event.type === 'chose' && event.seat === seat) chosen = playersIn(event.chosen);
    if (event.type === 'told' && event.seat === seat && event.character === character)
      told.push({ night, chosen, info: event.info });
  }
  return told;
}

/** With the table as it was then. */
const placed = (
  told: readonly ClaimedInfo[],
  { board, taken }: Bearing,
  seat: SeatId,
  information: Information,
): readonly Past[] =>
  told.map((info) => {
    const world = worldAt(board, seat, info.night, taken);
    return { told: info, world, meaning: meaningIn(world, information, info.info, info.chosen) };
  });

/** Whether one story explains both what they heard then and what they would hear now. */
function agree(
  information: Information,
  world: ImaginedWorld,
  statement: Statement,
  chosen: readonly SeatId[],
  now: Meaning,
  past: Past,
): boolean {
  const stories = (meaning: Meaning) => (meaning.needs.length === 0 ? [[]] : meaning.needs);
  for (const a of stories(now)) {
    for (const b of stories(past.meaning)) {
      const masks = new Map([...a, ...b].map(({ seat, as }) => [seat, as === 'demon' ? 'demon' : 'minion'] as const));
      world.masks = masks;
      past.world.masks = masks;
      const both =
        information.holds(world, statement, chosen) !== 'no' &&
        information.holds(past.world, past.told.info, past.told.chosen) !== 'no';
      if (both) return true;
    }
  }
  return false;
}

/** A look into the Grimoire is true, or two tokens have changed places. */
function ruleGrimoire(options: readonly Option[], { push, dice }: Bearing, plain: Ruling['choice']): Ruling {
  if (push > 0.3) {
    const honest = options.find((o) => o.note === 'yes');
    if (honest !== undefined) return { choice: honest.value, reason: { say: 'why.honest-look' } };
  }
  const wrong = options.filter((o) => o.note === 'no');
  return {
    choice: wrong.length > 0 ? dice.pick(wrong).value : plain,
    reason: { say: 'why.spoiled-look' },
  };
}

/** Under which rules something is told. */
interface Telling {
  readonly works: boolean;
  /** Something in play lets nothing true be told. */
  readonly mustBeFalse: boolean;
  /** One of two things, of which an ability that works makes one true and one false. */
  readonly isPair: boolean;
}

function reasonFor({ note, value }: Option, meaning: Meaning, how: Telling, { push, isEvil }: Bearing): Sentence {
  const framed = meaning.needs.flat().find(({ seat }) => !isEvil(seat));
  if (how.mustBeFalse)
    return framed === undefined ? { say: 'why.false-forced' } : { say: 'why.false-forced-frames', seat: framed.seat };
  if (how.works) {
    if (note === 'may') return { say: 'why.true-by-registering' };
    if (note === 'no' && how.isPair) return { say: 'why.false-half' };
    return { say: push > 0 ? 'why.true-and-open' : 'why.true-and-useful' };
  }
  if (note === 'yes') return { say: push < 0 ? 'why.truth-slips' : 'why.truth-by-chance' };
  if (framed !== undefined && push > 0) return { say: 'why.false-frames', seat: framed.seat };
  const shielded = meaning.clears.find(({ seat }) => isEvil(seat));
  if (shielded !== undefined) return { say: 'why.false-shields', seat: shielded.seat };
  if (isStatement(value) && value.says === 'number') return { say: 'why.false-near' };
  return { say: push < 0 ? 'why.false-harmless' : 'why.false-believable' };
}
