import { almanac, type Character, type CharacterId } from '@belfry/almanac';
import { cast, deductions } from '@belfry/characters';
import {
  Game,
  type GameEvent,
  type GameSetup,
  type Input,
  type Json,
  legalBags,
  type Options,
  type Prompt,
  type Random,
  random,
  randomAnswer,
  type SeatId,
  sameJson,
} from '@belfry/engine';
import { bagSpaceOf, builtinScript, tableScript } from '@belfry/scripts';
import { dealGame } from '@belfry/storyteller';

/** What happens on a day for all to see: at most one nomination, for which all the living vote. */
export type DayPlan = { readonly nominator: SeatId; readonly nominee: SeatId } | null;

export interface SmallGame {
  readonly script: ReturnType<typeof tableScript>;
  readonly setup: GameSetup;
  readonly plans: readonly DayPlan[];
  readonly events: readonly GameEvent[];
}

type Answer = Extract<Input, { type: 'answer' }>;
const answer = ({ id, to }: Prompt, choice: Json): Answer => ({ type: 'answer', prompt: id, by: to, choice });

/** A short game with everything by lot, up to a dawn. */
export function smallGame(edition: string, players: number, dawns: number, seed: string): SmallGame {
  const script = tableScript(builtinScript(edition)!);
  const setup = dealGame(script, players, seed);
  const draws = random(`small ${seed}`);
  const game = new Game(setup, cast);
  const plans: DayPlan[] = [];
  while (!game.isOver && dawnsIn(game.events) < dawns) {
    if (game.state.phase === 'day' && plans.length < game.state.day) plans.push(planFor(game, draws));
    const next = publicInput(game, plans) ?? hiddenPrompt(game);
    const input = 'options' in next ? answer(next, randomAnswer(next.options, draws)) : next;
    const result = game.submit(input);
    if (!result.ok) throw new Error(`${JSON.stringify(input)}: ${game.inEnglish(result.reason)}`);
  }
  return { script, setup, plans, events: game.events };
}

const dawnsIn = (events: readonly GameEvent[]): number => events.filter(({ type }) => type === 'dawn').length;

function planFor(game: Game, draws: Random): DayPlan {
  const living = game.grimoire.livingResidents();
  if (draws.next() < 0.25 || living.length < 3) return null;
  return { nominator: draws.pick(living), nominee: draws.pick(living) };
}

/** What the day's plan wants next; null while something is decided in secret. */
function publicInput(game: Game, plans: readonly DayPlan[]): Answer | null {
  const { phase, day, today } = game.state;
  if (phase !== 'day') return null;
  const prompts = game.prompts();
  if (prompts.some(({ to, kind }) => to === 'storyteller' && kind === 'ruling')) return null;
  const plan = plans[day - 1] ?? null;
  const vote = prompts.find(({ kind }) => kind === 'run-vote');
  if (vote !== undefined) {
    const hand = prompts.find(({ kind, options, to }) => kind === 'hand' && raises(options) && isUp(game, to));
    return hand === undefined ? answer(vote, { do: 'sweep' }) : answer(hand, { do: 'raise' });
  }
  const run = prompts.find(({ kind }) => kind === 'run-day');
  if (run === undefined) return null;
  if (today.stage === 'discussion') return answer(run, { do: 'open-nominations' });
  if (plan !== null && today.nominations.length === 0 && !today.lastCall) {
    const own = prompts.find(({ to, kind }) => to === plan.nominator && kind === 'day');
    if (own !== undefined) return answer(own, { do: 'nominate', with: [plan.nominee] });
  }
  return answer(run, { do: today.lastCall ? 'end-day' : 'last-call' });
}

const raises = (options: Options): boolean =>
  options.pick === 'action' && options.of.some((action) => action.do === 'raise');
const isUp = (game: Game, party: Prompt['to']): boolean => typeof party === 'number' && game.state.seats[party]!.alive;

/** The next decision that is made in secret. */
function hiddenPrompt(game: Game): Prompt {
  const prompts = game.prompts();
  return prompts.find(({ to }) => to === 'storyteller') ?? prompts[0]!;
}

/** What is seen of a game: by all, and by those who tell everything. */
interface Seen {
  readonly inPublic: readonly string[];
  readonly bySeat: readonly (readonly string[])[];
}

const PUBLIC: ReadonlySet<string> = new Set(['dawn', 'executed', 'survived', 'died', 'game-over', 'nominated']);
const PRIVATE: ReadonlySet<string> = new Set(['you-are', 'chose', 'told', 'visited']);

function seenIn(events: readonly GameEvent[], players: number): Seen {
  const inPublic: string[] = [];
  const bySeat: string[][] = Array.from({ length: players }, () => []);
  let dawns = 0;
  for (const { to, ...fact } of events) {
    if (fact.type === 'dawn') dawns++;
    if (to === 'everyone' && PUBLIC.has(fact.type)) inPublic.push(JSON.stringify(fact));
    // All see whether somebody was executed at once, or after a vote.
    if (fact.type === 'tally') inPublic.push(JSON.stringify({ type: fact.type, nominee: fact.nominee }));
    // What the evil were told of one another does not count by itself: who asks has to say it.
    if (fact.type === 'told' && fact.info.says === 'evil-info') continue;
    // Who tells of something tells when it was.
    if (PRIVATE.has(fact.type) && 'seat' in fact && typeof fact.seat === 'number' && fact.seat >= 0)
      bySeat[fact.seat]!.push(JSON.stringify({ ...fact, dawns }));
  }
  return { inPublic, bySeat };
}

const begins = (list: readonly string[], so: readonly string[]): boolean =>
  so.length <= list.length && so.every((one, at) => one === list[at]);

export interface Asked {
  readonly game: SmallGame;
  /** By seat: what they may have started as. */
  readonly domains: readonly (readonly CharacterId[])[];
  readonly claims: readonly (CharacterId | null)[];
  /** Who tells everything that they saw. */
  readonly tellsAll: readonly boolean[];
  /** Who tells nothing of themselves that is so, and all that others did to them. */
  readonly tellsOfOthers: readonly boolean[];
  /** Who asks: they know what they lived through, on whichever side. Nobody in particular: -1. */
  readonly you: SeatId;
}

type Tells = readonly [all: readonly boolean[], ofOthers: readonly boolean[]];

/** More plays than this for one deal are not looked at: nothing is known of it. */
const MOST_PLAYS = 40_000;

export interface Playable {
  /** Every deal for which the engine can be played so that all that is known comes of it. */
  readonly deals: ReadonlySet<string>;
  /** Those of which that is not known, as there is too much to play. */
  readonly tooLong: ReadonlySet<string>;
}

export function playableDeals(
  { game, domains, claims, tellsAll, tellsOfOthers, you }: Asked,
  most = MOST_PLAYS,
): Playable {
  const { script, setup, events } = game;
  const seats = setup.seats.length;
  const dealt = script.characters.filter(({ team }) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team));
  const space = bagSpaceOf(script.characters, seats);
  if (space === null) throw new Error('There are no bags to play with.');
  const bags = new Set([...legalBags(space)].map((bag) => keyOf(bag.map(({ id }) => id))));
  const seen = seenIn(events, seats);
  const [playable, tooLong] = [new Set<string>(), new Set<string>()];
  const byId = new Map(dealt.map((character) => [character.id, character]));
  for (const deal of dealsIn(domains, bags)) {
    const bound = deal.map(
      (id, seat) =>
        (seat === you && id === claims[you]) ||
        (tellsAll[seat] === true && isBound(byId.get(id)!, claims[seat] ?? null)),
    );
    const played = isPlayable(game, deal, claims, bound, [tellsAll, tellsOfOthers], seen, you, most);
    if (played === null) tooLong.add(deal.join());
    else if (played) playable.add(deal.join());
  }
  return { deals: playable, tooLong };
}

/** Whoever is what they say, or thinks so, has lived through what they tell. */
const isBound = ({ id, setup, team }: Character, claim: CharacterId | null): boolean =>
  (id === claim && (team === 'townsfolk' || team === 'outsider')) ||
  (setup?.drawsAs?.includes('townsfolk') === true && claim !== null);

const keyOf = (ids: readonly CharacterId[]): string => [...ids].sort().join();

function* dealsIn(domains: readonly (readonly CharacterId[])[], bags: ReadonlySet<string>): Generator<CharacterId[]> {
  const deal: CharacterId[] = [];
  function* from(seat: number): Generator<CharacterId[]> {
    if (seat === domains.length) {
      if (bags.has(keyOf(deal))) yield [...deal];
      return;
    }
    for (const id of new Set(domains[seat])) {
      if (deal.includes(id)) continue;
      deal.push(id);
      yield* from(seat + 1);
      deal.pop();
    }
  }
  yield* from(0);
}

function isPlayable(
  { setup, plans, script: { characters: sheet } }: SmallGame,
  deal: readonly CharacterId[],
  claims: readonly (CharacterId | null)[],
  bound: readonly boolean[],
  tells: Tells,
  seen: Seen,
  you: SeatId,
  most: number,
): boolean | null {
  const seats = deal.map((id, seat) =>
    believing(setup.seats[seat]!.name, sheet.find((one) => one.id === id)!, claims[seat] ?? '', sheet),
  );
  if (!drawnApart(seats)) return false;
  const saysOtherwise = seats.map(({ believes }, seat) => believes !== undefined && believes !== claims[seat]);
  const start: GameSetup = { ...setup, seats };
  // Who has turned evil since keeps back what they like.
  const isHeld = ({ state }: Game, seat: SeatId): boolean =>
    bound[seat]! && (seat === you || state.seats[seat]!.alignment === 'good');
  let left = most;
  const goOn = (before: readonly Answer[]): boolean | null => {
    if (left-- <= 0) return null;
    let game: Game;
    try {
      game = new Game(start, cast);
    } catch {
      return false;
    }
    for (const input of before) game.submit(input);
    const path = [...before];
    for (;;) {
      const now = seenIn(game.events, deal.length);
      if (!begins(seen.inPublic, now.inPublic)) return false;
      if (deal.some((_, seat) => isHeld(game, seat) && !begins(seen.bySeat[seat]!, now.bySeat[seat]!))) return false;
      if (now.inPublic.length === seen.inPublic.length) {
        return (
          deal.every((_, seat) => !isHeld(game, seat) || now.bySeat[seat]!.length === seen.bySeat[seat]!.length) &&
          isTold(game, deal, claims, bound, tells, seen, saysOtherwise)
        );
      }
      if (game.isOver) return false;
      const open = publicInput(game, plans);
      if (open !== null) {
        if (!game.submit(open).ok) return false;
        path.push(open);
        continue;
      }
      const prompt = hiddenPrompt(game);
      const isSilent = typeof prompt.to === 'number' && !bound[prompt.to] && deal[prompt.to] === claims[prompt.to];
      const choices = isSilent ? leftAlone(prompt.options) : choicesFor(prompt, bound, seen, now);
      if (choices.length !== 1) {
        for (const choice of choices) {
          const found = goOn([...path, answer(prompt, choice)]);
          if (found !== false) return found;
        }
        return false;
      }
      const only = answer(prompt, choices[0]!);
      if (!game.submit(only).ok) return false;
      path.push(only);
    }
  };
  return goOn([]);
}

/** Who is wrong about themselves has drawn the token that they claim, or any that such a one draws. */
function believing(name: string, { id: character, setup }: Character, claim: CharacterId, sheet: readonly Character[]) {
  if (character === claim || setup?.drawsAs === undefined) return { name, character };
  const fits = ({ team }: Character) => (setup.drawsAs as readonly string[]).includes(team);
  const claimed = sheet.find(({ id }) => id === claim);
  const drawn = claimed !== undefined && fits(claimed) ? claimed : sheet.find(fits)!;
  return { name, character, believes: drawn.id };
}

/** The token that a Drunk drew is nobody else's. */
const drawnApart = (seats: readonly { readonly character: CharacterId; readonly believes?: CharacterId }[]): boolean =>
  seats.every(
    ({ believes }, at) =>
      believes === undefined ||
      almanac().character(believes).team === 'demon' ||
      seats.every(({ character }, other) => other === at || character !== believes),
  );

/** Who is truthful and tells of no choice has made none, where that is left to them. */
function leftAlone(options: Options): readonly Json[] {
  const all = allAnswers(options);
  const nothing = all.filter(isNothing);
  return nothing.length > 0 ? nothing : all;
}

/**
 * Whether everybody who is good in the end would have said what they say: what they were dealt or think they were, and
 * nothing kept back that another's ability told them or made of them.
 */
function isTold(
  game: Game,
  deal: readonly CharacterId[],
  claims: readonly (CharacterId | null)[],
  bound: readonly boolean[],
  [tellsAll, tellsOfOthers]: Tells,
  seen: Seen,
  saysOtherwise: readonly boolean[],
): boolean {
  const { seats } = game.state;
  const wrong = (seat: SeatId) => deductions.get(seats[seat]!.character)?.wrongAboutSelf;
  const mayLie = (seat: SeatId) => seats[seat]!.alignment === 'evil' || wrong(seat) === 'lies about everything';
  // Who pretends to be another has nothing to fear any more once they are dead.
  const tellsOfSelf = (seat: SeatId) =>
    !mayLie(seat) && (wrong(seat) === undefined || (wrong(seat) === 'pretends' && !seats[seat]!.alive));
  if (deal.some((id, seat) => id !== claims[seat] && tellsOfSelf(seat))) return false;
  // Who is wrong about themselves says what they think.
  if (saysOtherwise.some((is, seat) => is && !mayLie(seat) && wrong(seat) === 'believes')) return false;
  // Who is punished for being known as an Outsider does not say that they are one.
  const isOutsider = (id: CharacterId | null) => id !== null && almanac().character(id).team === 'outsider';
  if (claims.some((claim, seat) => wrong(seat) === 'pretends' && seats[seat]!.alive && isOutsider(claim))) return false;
  const now = seenIn(game.events, deal.length);
  return seats.every((_, seat) => {
    if (bound[seat] || mayLie(seat)) return true;
    // Who was evil and is not any more tells everything; who is wrong about themselves, what others did to them.
    if (wrong(seat) === undefined && deal[seat] === claims[seat] && tellsAll[seat])
      return sameJson(now.bySeat[seat]!, seen.bySeat[seat]!);
    const heard = ({ bySeat }: Seen) => bySeat[seat]!.filter((one) => isFromOthers(one, claims[seat] ?? ''));
    return sameJson(heard(now), tellsAll[seat] || tellsOfOthers[seat] ? heard(seen) : []);
  });
}

/** Something that another's ability told them. */
function isFromOthers(fact: string, own: CharacterId): boolean {
  const { type, character, info } = JSON.parse(fact) as { type: string; character: string; info?: { says: string } };
  if (type !== 'told' || character === own || info?.says === 'character') return false;
  return deductions.get(character)?.heard !== undefined;
}

/** What may be answered: what is known to have been, or anything; what nobody bound ever sees is all the same. */
function choicesFor(prompt: Prompt, bound: readonly boolean[], seen: Seen, now: Seen): readonly Json[] {
  const { to, options, about } = prompt;
  if (typeof to === 'number') {
    if (bound[to] !== true) return allAnswers(options);
    const next = JSON.parse(seen.bySeat[to]![now.bySeat[to]!.length] ?? 'null') as { chosen?: Json } | null;
    return next?.chosen === undefined ? allAnswers(options).filter(isNothing) : [next.chosen];
  }
  if (about.what === 'bluffs') return allAnswers(options).slice(0, 1);
  if (about.what !== 'information' || about.seat === undefined) return allAnswers(options);
  if (bound[about.seat] !== true) return oneOfEachWorth(options);
  const next = JSON.parse(seen.bySeat[about.seat]![now.bySeat[about.seat]!.length] ?? 'null') as { info?: Json } | null;
  const told = next?.info;
  return told === undefined ? [] : allAnswers(options).filter((choice) => sameJson(choice, told));
}

/** What nobody tells of matters only by whether it was true. */
function oneOfEachWorth(options: Options): readonly Json[] {
  if (options.pick !== 'one') return allAnswers(options).slice(0, 1);
  return [
    ...new Map(options.of.filter(({ beyond }) => beyond !== true).map(({ note, value }) => [note, value])).values(),
  ];
}

const isNothing = (choice: Json): boolean => Array.isArray(choice) && choice.length === 0;

/** Every legal answer, one by one. */
function allAnswers(options: Options): Json[] {
  switch (options.pick) {
    case 'players':
    case 'characters':
      return picks<Json>(options.from, options.min, options.max);
    case 'one':
      return options.of.filter(({ beyond }) => beyond !== true).map(({ value }) => value);
    case 'text':
      return [''];
    case 'action':
      return options.of.flatMap((action) =>
        action.with === undefined
          ? [{ do: action.do }]
          : allAnswers(action.with).map((choice) => ({ do: action.do, with: choice })),
      );
    case 'all':
      return options.parts.reduce<Json[][]>(
        (lists, part) => lists.flatMap((list) => allAnswers(part).map((one) => [...list, one])),
        [[]],
      );
    case 'list':
      return picks(allAnswers(options.of), options.min, options.max);
  }
}

/** Every set of so many; in one order only, as it is all the same to whoever is picked. */
function picks<T extends Json>(from: readonly T[], min: number, max: number): T[][] {
  const out: T[][] = [];
  const go = (at: number, chosen: readonly T[]) => {
    if (chosen.length >= min) out.push([...chosen]);
    if (chosen.length === max) return;
    for (let next = at; next < from.length; next++) go(next + 1, [...chosen, from[next]!]);
  };
  go(0, []);
  return out;
}
