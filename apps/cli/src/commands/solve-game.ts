import { almanac, type Character, type CharacterId } from '@belfry/almanac';
import { BadLog, BadSetup, type GameFile, readFile, type SeatId, seenBy } from '@belfry/engine';
import { nearest, officialId } from '@belfry/scripts';
import {
  chronicleOf,
  fellowsIn,
  likelihoodsOf,
  mayBeRemade,
  NotCovered,
  notCovered,
  type Problem,
  problemOf,
  type Testimony,
  testimonyOf,
  tries,
  uncovered,
} from '@belfry/solver';
import { type CommandIo, InputError, UsageError } from '../command.ts';
import { json } from './options.ts';

/** Whose eyes, and what is taken for granted. */
export interface Asking {
  readonly as: string | undefined;
  readonly trust: readonly string[];
  readonly doubt: readonly string[];
  readonly assume: readonly string[];
  readonly count: boolean;
  readonly why: boolean;
  readonly json: boolean;
}

/** More deals than this are not gone through one by one. */
const MOST_DEALS = 300_000;

export const isGame = (text: string): boolean => /"format"\s*:\s*"belfry-game"/.test(text);

/** What one player of a saved game can know: likelihoods, and with `count` or `why` every deal gone through. */
export function solveGame(path: string, text: string, asking: Asking, io: CommandIo): number {
  const file = load(path, text);
  const names = file.setup.seats.map(({ name }) => name);
  if (asking.as === undefined) throw new UsageError(`${path} is a game: say whose eyes with --as NAME.`);
  const you = seatOf(asking.as, names);
  const problem = questionOf(file, names, you, asking);
  const unknown = uncovered(problem);
  if (unknown.length > 0) throw new InputError(`${path}: ${notCovered(unknown).message}`);
  const counted = asking.count || asking.why ? countDeals(problem, path, io) : null;
  const { demon, evil, characters } = likelihoodsOf(problem);
  if (asking.json) {
    const seats = names.map((name, seat) => ({
      name,
      demon: demon[seat],
      evil: evil[seat],
      characters: characters[seat],
    }));
    io.out(json({ file: path, as: names[you], seats, ...counted }));
    return 0;
  }
  const isDrawn = evil.some((chance) => chance > 0);
  if (!isDrawn && !(counted === null ? isAnyPossible(problem) : counted.possible + counted.open > 0)) {
    io.out(`Nothing fits what ${names[you]} knows together with what is taken for granted.`);
    if (counted?.deals === 0) io.out('The rules of set-up allow no such deal.');
    if (asking.why && counted !== null) tellWhy(counted, 'What rules the deals out, and how many:', io);
    return 0;
  }
  if (!isDrawn) io.out('What fits is so unlikely that nothing can be said of how likely it is.');
  const percent = (chance: number) => `${Math.round(chance * 100)} %`;
  const nameOf = (id: CharacterId) => almanac().characters.get(id)?.name ?? id;
  const width = Math.max(...names.map((name) => name.length));
  if (isDrawn) io.out(`What ${names[you]} can know after night ${problem.nights.length}:`);
  for (const [seat, name] of isDrawn ? names.entries() : []) {
    const top = characters[seat]!.slice(0, 3).map(({ character, chance }) => `${nameOf(character)} ${percent(chance)}`);
    io.out(
      `  ${name.padEnd(width)}  Demon ${percent(demon[seat]!).padStart(5)}  evil ${percent(evil[seat]!).padStart(5)}  ${top.join(', ')}`,
    );
  }
  if (counted === null) return 0;
  const { open } = counted;
  io.out(
    `${counted.possible} of ${counted.deals} deals are possible${open === 0 ? '' : `, and ${open} more are left open`}.`,
  );
  if (counted.mayBeRemade)
    io.out('  Left aside: deals in which somebody was made somebody else, turned as that one, and keeps it back.');
  if (asking.why) tellWhy(counted, 'What rules the others out, and how many:', io);
  return 0;
}

function tellWhy({ ruledOut }: ReturnType<typeof countDeals>, heading: string, io: CommandIo): void {
  if (ruledOut.length === 0) return;
  io.out(heading);
  for (const { at, deals } of ruledOut) io.out(`  ${String(deals).padStart(7)}  ${at}`);
}

/** Deals are drawn by lot to say how likely they are: where none was found there may be one all the same. */
function isAnyPossible(problem: Problem): boolean {
  let deals = 0;
  for (const { solutions, undecided } of tries(problem, { stepsPerDeal: 5000, farFetched: false }))
    if (solutions.length > 0 || undecided || ++deals >= MOST_DEALS) return true;
  return mayBeRemade(problem);
}

function load(path: string, text: string): GameFile {
  try {
    return readFile(text);
  } catch (error) {
    if (error instanceof BadLog || error instanceof BadSetup) throw new InputError(`${path}: ${error.message}`);
    throw error;
  }
}

function seatOf(name: string, names: readonly string[]): SeatId {
  const seat = names.findIndex((one) => one.toLowerCase() === name.toLowerCase());
  if (seat >= 0) return seat;
  throw new UsageError(`nobody at this table is called "${name}": there are ${names.join(', ')}.`);
}

/** "Cat is the Imp" */
function assumption(text: string, names: readonly string[], script: readonly Character[]) {
  const [, who, what] = /^(.+?) is (?:the |an? )?(.+)$/i.exec(text.trim()) ?? [];
  if (who === undefined || what === undefined)
    throw new UsageError(
      `--assume takes a sentence such as "${names[0]} is the ${script[0]?.name ?? 'Imp'}", not "${text}".`,
    );
  const id = officialId(what);
  const character = script.find((one) => one.id === id);
  if (character !== undefined) return { seat: seatOf(who, names), character: character.id };
  const near = nearest(
    what,
    script.map((one) => one.id),
  );
  throw new UsageError(`nobody on this script is called "${what}".${near === null ? '' : ` Did you mean "${near}"?`}`);
}

function questionOf({ setup, events }: GameFile, names: readonly string[], you: SeatId, asking: Asking): Problem {
  const script = setup.script.characters.flatMap((id): Character[] => {
    const character = almanac().characters.get(id) ?? setup.script.homebrew?.find((one) => one.id === id);
    return character !== undefined && DEALT.has(character.team) ? [character] : [];
  });
  const sheet = { names, characters: script.map(({ id }) => id) };
  if (events.some(({ type }) => type === 'joined' || type === 'left' || type === 'reseated'))
    throw new InputError(
      'players of this game came, left or changed seats: I cannot rule anything out because of that.',
    );
  const chronicle = chronicleOf(seenBy(events, 'public'), 'now');
  if (chronicle.nights.length === 0)
    throw new InputError('this game has not seen its first dawn: nobody knows anything.');
  const trusted = asking.trust.map((name) => seatOf(name, names));
  const doubted = asking.doubt.map((name) => seatOf(name, names));
  const silent: Testimony = { claim: null, nights: [], days: [] };
  const testimonies = names.map((_, seat): Testimony => {
    const own = testimonyOf(seenBy(events, seat), seat, sheet);
    if (seat === you || trusted.includes(seat)) return own ?? silent;
    // Whoever is doubted says what they think they are, and nothing else of them is taken for anything.
    return doubted.includes(seat) && own !== null ? { ...silent, claim: own.claim } : silent;
  });
  const assumed = asking.assume.map((text) => assumption(text, names, script));
  const fellows = fellowsIn(seenBy(events, you), you);
  const { firstNight: first = [], otherNight: other = [] } = setup.script;
  const official = almanac().nightOrder;
  const order = { first: first.length > 0 ? first : official.first, other: other.length > 0 ? other : official.other };
  return problemOf({ names, script, chronicle, testimonies, you, trusted, doubted, assumed, fellows, order });
}
const DEALT: ReadonlySet<string> = new Set(['townsfolk', 'outsider', 'minion', 'demon']);

function countDeals(problem: Problem, path: string, io: CommandIo) {
  const stuck = new Map<string, number>();
  let deals = 0;
  let possible = 0;
  let open = 0;
  try {
    for (const { solutions, undecided, stuckAt } of tries(problem, { stepsPerDeal: 5000, farFetched: false })) {
      deals++;
      if (solutions.length > 0) possible++;
      else if (undecided) open++;
      else stuck.set(stuckAt ?? '', (stuck.get(stuckAt ?? '') ?? 0) + 1);
      if (io.tty && deals % 1000 === 0) io.err(`${deals} deals gone through, ${possible} possible so far`);
      if (deals >= MOST_DEALS)
        throw new InputError(
          `${path}: there are more than ${MOST_DEALS} deals to go through. Trust somebody (--trust NAME) or leave out --count and --why.`,
        );
    }
  } catch (error) {
    if (error instanceof NotCovered) throw new InputError(`${path}: ${error.message}`);
    throw error;
  }
  const ruledOut = [...stuck].map(([at, many]) => ({ at, deals: many })).sort((a, b) => b.deals - a.deals);
  return { deals, possible, open, mayBeRemade: mayBeRemade(problem), ruledOut };
}
