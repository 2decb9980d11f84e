import type { CharacterId, Team } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import {
  all,
  and,
  any,
  exactly,
  type ImaginedWorld,
  not,
  or,
  type Saying,
  type SeatId,
  type Statement,
  type Truth,
  truth,
} from '@belfry/engine';
import { NotCovered } from '../coverage.ts';
import { Args, BadPuzzle, type Item } from './names.ts';

/** What an item comes to: whether it is so, and whom it is about. */
export interface Read {
  readonly saying: Saying | null;
  readonly inFact?: Saying;
  readonly chosen?: readonly SeatId[];
  readonly named?: CharacterId;
}

type Reader = (args: Args) => Read;

const same = (a: Truth, b: Truth): Truth => or(and(a, b), and(not(a), not(b)));
const xor = (a: Truth, b: Truth): Truth => not(same(a, b));

/** Whether a character's own declaration holds. */
const says = (id: CharacterId, statement: Statement, chosen: readonly SeatId[] = []): Read => {
  const learns = cast.get(id)?.learns;
  if (learns === undefined) throw new Error(`"${id}" learns nothing.`);
  const inFact = learns.inFact;
  return {
    saying: (world) => learns.holds(world, statement, chosen),
    ...(inFact === undefined ? {} : { inFact: (world: ImaginedWorld) => inFact(world, statement, chosen) }),
    chosen,
  };
};

const oneOf = (id: CharacterId) => (args: Args) =>
  says(id, {
    says: 'one-of',
    players: [args.seat('player1'), args.seat('player2')],
    character: args.character('character'),
  });
const number = (id: CharacterId, name: string) => (args: Args) =>
  says(id, { says: 'number', number: args.number(name) });
const choice = (args: Args): Read => ({ saying: null, chosen: [args.seat('player')] });
const of = (saying: Saying): Read => ({ saying });

/** Every kind of information that puzzles know. Where a character learns it, that character's declaration decides. */
const READERS: { readonly [type: string]: Reader } = {
  'Washerwoman.Ping': oneOf('washerwoman'),
  'Investigator.Ping': oneOf('investigator'),
  'Librarian.Ping': (args) =>
    args.seatOrNull('player1') === null
      ? says('librarian', { says: 'none', team: 'outsider' })
      : oneOf('librarian')(args),
  'Chef.Ping': number('chef', 'count'),
  'Empath.Ping': number('empath', 'count'),
  'Clockmaker.Ping': number('clockmaker', 'steps'),
  'Oracle.Ping': number('oracle', 'count'),
  'Mathematician.Ping': number('mathematician', 'count'),
  'FortuneTeller.Ping': (args) =>
    says('fortuneteller', { says: 'yes', yes: args.flag('demon') }, [args.seat('player1'), args.seat('player2')]),
  'Seamstress.Ping': (args) =>
    says('seamstress', { says: 'yes', yes: args.flag('same') }, [args.seat('player1'), args.seat('player2')]),
  'Chambermaid.Ping': (args) =>
    says('chambermaid', { says: 'number', number: args.number('count') }, [args.seat('player1'), args.seat('player2')]),
  'Dreamer.Ping': (args) =>
    says('dreamer', {
      says: 'one-of-characters',
      player: args.seat('player'),
      characters: [args.character('character1'), args.character('character2')],
    }),
  'Ravenkeeper.Ping': (args) =>
    says('ravenkeeper', { says: 'character', character: args.character('character') }, [args.seat('player')]),
  'Undertaker.Ping': undertaker,
  'Knight.Ping': (args) =>
    says('knight', { says: 'none-among', players: [args.seat('player1'), args.seat('player2')], team: 'demon' }),
  'Steward.Ping': (args) => says('steward', { says: 'player', player: args.seat('player') }),
  'Noble.Ping': (args) =>
    says('noble', {
      says: 'count-among',
      players: [args.seat('player1'), args.seat('player2'), args.seat('player3')],
      alignment: 'evil',
      number: 1,
    }),
  'Shugenja.Ping': (args) => says('shugenja', { says: 'direction', clockwise: args.flag('clockwise') }),
  'VillageIdiot.Ping': (args) =>
    says('villageidiot', {
      says: 'alignment',
      player: args.seat('player'),
      alignment: args.flag('is_evil') ? 'evil' : 'good',
    }),
  'Sage.Ping': (args) =>
    says('sage', { says: 'among', players: [args.seat('player1'), args.seat('player2')], team: 'demon' }),
  'Flowergirl.Ping': (args) => says('flowergirl', { says: 'yes', yes: args.flag('demon_voted') }),
  'Balloonist.Ping': (args) => ({
    ...says('balloonist', { says: 'player', player: args.seat('player') }),
    chosen: [args.seat('player')],
  }),
  'Juggler.Ping': (args) => of(juggled([], args.number('count'))),
  'Puzzlemaster.Ping': (args) => {
    const [guess, demon] = [args.seat('guess'), args.seat('demon')];
    return of((world) => {
      const is = world.isTeam(demon, 'demon');
      return world.markedByMe(guess, 'drunk') ? is : not(is);
    });
  },
  'Progidy.Ping': (args) => {
    const [chose, shown] = [args.seat('chose'), args.seat('shown')];
    return of((world) => (world.memory().same === true ? same : xor)(world.isEvil(chose), world.isEvil(shown)));
  },
  'Savant.Ping': (args) => {
    const [a, b] = [sayingOf(args.nested('a'), args.seats), sayingOf(args.nested('b'), args.seats)];
    return { saying: (world) => xor(a(world), b(world)), inFact: (world) => or(a(world), b(world)) };
  },
  'Artist.Ping': (args) => of(sayingOf(args.nested('statement'), args.seats)),
  'Acrobat.Choice': choice,
  'Exorcist.Choice': choice,
  'Monk.Choice': choice,
  'SnakeCharmer.Choice': choice,
  'NightWatchman.Choice': choice,
  'NightWatchman.Ping': choice,
  'EvilTwin.Is': (args) => ({ saying: null, chosen: [args.seat('eviltwin')] }),
  'PoppyGrower.InPlay': () => ({ saying: null }),
  'Widow.InPlay': () => ({ saying: null }),
  'Gambler.Gamble': (args) => ({ saying: null, chosen: [args.seat('player')], named: args.character('character') }),
  'Courtier.Choice': (args) => ({ saying: null, named: args.character('character') }),
  'Philosopher.Choice': (args) => ({ saying: null, named: args.character('character') }),
  // What is said about the table itself.
  IsEvil: (args) => {
    const player = args.seat('player');
    return of((world) => world.isEvil(player));
  },
  IsCategory: (args) => {
    const [player, team] = [args.seat('player'), args.team('category')];
    // Whoever is taken to be impaired registers as what they are.
    if (args.item.args.assume_droisoned === true)
      return of((world) => truth(world.sheet(team).some((character) => world.isTruly(player, character))));
    return of((world) => world.isTeam(player, team));
  },
  IsCharacter: (args) => {
    const [player, character] = [args.seat('player'), args.character('character')];
    return of((world) => world.isCharacter(player, character));
  },
  IsInPlay: (args) => {
    const character = args.character('character');
    return of((world) => any(world.players().map((player) => world.isCharacter(player, character))));
  },
  IsAlive: (args) => {
    const player = args.seat('player');
    return of((world) => truth(world.isAlive(player)));
  },
  ExactlyN: (args) => {
    const sayings = args.items('args').map((item) => sayingOf(item, args.seats));
    const n = args.number('N');
    return of((world) =>
      exactly(
        n,
        sayings.map((saying) => saying(world)),
      ),
    );
  },
  /** What is simply so, or is not: the format has it where it has sayings. */
  Plainly: (args) => {
    const so = truth(args.flag('so'));
    return of(() => so);
  },
  InfoOp: (args) => of(operation(args)),
  CharacterTypesAmongPlayers: (args) => of(typesAmong(args.seatList('players'), args.number('count'))),
  CharacterIsNextToCharacter: (args) => of(nextTo(args.character('character1'), args.character('character2'))),
  DrunkBetweenTownsfolk: () =>
    of((world) =>
      any(
        world.players().map((player) => {
          const before = world.players().findLast((other) => world.next(other) === player) ?? player;
          const beside = [before, world.next(player)].map((other) => world.isTeam(other, 'townsfolk'));
          return and(world.isCharacter(player, 'drunk'), all(beside));
        }),
      ),
    ),
  LongestRowOfTownsfolk: (args) => {
    const length = args.item.args.length;
    const [least, most] =
      typeof length === 'number'
        ? [length, length]
        : [args.numberOr('minimum', 0), args.numberOr('maximum', args.seats)];
    return of((world) => rowOfTownsfolk(world, least, most));
  },
  // Only abilities that make drunk or poison can tell: the solver asks the course.
  WidowPoisoned: (args) => impairedBy('widow', args.seat('player')),
  CharAttrEq: attribute,
};

/** What an ability has made of somebody, as puzzles call it: whom it lies on, or that one of several is drunk by itself. */
function attribute(args: Args): Read {
  const [player, name, value] = [args.seat('player'), args.text('attr'), args.item.args.value];
  if (typeof value === 'number' && ['target', 'puzzle_drunk'].includes(name))
    return of((world) => world.lies(player, value));
  if (typeof value === 'boolean' && name === 'self_droison') {
    return of((world) => {
      const drunk = any(
        world.players().map((owner) => and(truth(world.isTruly(owner, 'villageidiot')), world.lies(owner, player))),
      );
      return value ? drunk : not(drunk);
    });
  }
  throw new NotCovered(`"${name}" in ${args.item.where}`, 'what an ability keeps under this name is not followed.');
}

const impairedBy = (id: CharacterId, player: SeatId): Read =>
  of((world) => any(world.players().map((owner) => and(truth(world.isTruly(owner, id)), world.lies(owner, player)))));

function undertaker(args: Args): Read {
  const player = args.seatOrNull('player');
  if (player === null) return of((world) => truth(world.diedByExecutionToday().length === 0));
  const { saying } = says('undertaker', { says: 'character', character: args.character('character') });
  return of((world) => (world.diedByExecutionToday().at(-1) === player ? saying!(world) : 'no'));
}

/** How many guesses were right of what everybody was when they were made. */
export const juggled =
  (guesses: readonly { readonly seat: SeatId; readonly guess: CharacterId }[], count: number): Saying =>
  (world) =>
    cast.get('juggler')!.learns!.holds(
      world.remembering({
        juggled: {
          day: world.day(),
          guesses: guesses.map(({ seat, guess }) => ({ guess, was: { ...world.asTalkedAbout(seat) } })),
        },
      }),
      { says: 'number', number: count },
      [],
    );

function operation(args: Args): Saying {
  const a = sayingOf(args.nested('a'), args.seats);
  const op = args.text('op');
  if (op === 'invert') return (world) => not(a(world));
  const b = sayingOf(args.nested('b'), args.seats);
  switch (op) {
    case 'and':
      return (world) => and(a(world), b(world));
    case 'or':
      return (world) => or(a(world), b(world));
    case 'xor':
      return (world) => xor(a(world), b(world));
    case 'eq':
      return (world) => same(a(world), b(world));
    default:
      throw new BadPuzzle(`${args.item.where}: "${op}" is none of and, or, xor, eq, invert.`);
  }
}

const TYPES: readonly Team[] = ['townsfolk', 'outsider', 'minion', 'demon'];

/** Counts what can be counted when everybody registers as something: all ways to register are tried. */
const typesAmong =
  (players: readonly SeatId[], count: number): Saying =>
  (world) => {
    let counts = new Set([0]);
    let plain = 0;
    for (const player of players) {
      const could = TYPES.flatMap((team, at) => (world.isTeam(player, team) === 'no' ? [] : [1 << at]));
      counts = new Set([...counts].flatMap((seen) => could.map((bit) => seen | bit)));
      plain = could.length;
    }
    const sizes = new Set([...counts].map((seen) => TYPES.filter((_, at) => (seen & (1 << at)) !== 0).length));
    if (!sizes.has(count)) return 'no';
    return sizes.size === 1 && plain > 0 ? 'yes' : 'may';
  };

const nextTo =
  (one: CharacterId, other: CharacterId): Saying =>
  (world) =>
    any(
      world.players().flatMap((player) => {
        const beside = world.next(player);
        return [
          and(world.isCharacter(player, one), world.isCharacter(beside, other)),
          and(world.isCharacter(player, other), world.isCharacter(beside, one)),
        ];
      }),
    );

function rowOfTownsfolk(world: ImaginedWorld, least: number, most: number): Truth {
  const are = world.players().map((player) => world.isTeam(player, 'townsfolk'));
  const open = are.flatMap((is, at) => (is === 'may' ? [at] : []));
  const fits = new Set<boolean>();
  for (let ways = 0; ways < 1 << open.length; ways++) {
    const row = are.map((is, at) => (is === 'may' ? (ways & (1 << open.indexOf(at))) !== 0 : is === 'yes'));
    const longest = longestRow(row);
    fits.add(longest >= least && longest <= most);
  }
  return fits.size === 2 ? 'may' : truth(fits.has(true));
}

function longestRow(circle: readonly boolean[]): number {
  if (!circle.includes(false)) return circle.length;
  let longest = 0;
  let row = 0;
  for (const is of [...circle, ...circle]) {
    row = is ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}

export function read(item: Item, seats: number): Read {
  const reader = Object.hasOwn(READERS, item.type) ? READERS[item.type] : undefined;
  if (reader === undefined) throw new BadPuzzle(`${item.where}: nothing is known about "${item.type}".`);
  return reader(new Args(item, seats));
}

export function sayingOf(item: Item, seats: number): Saying {
  const { saying } = read(item, seats);
  if (saying === null) throw new BadPuzzle(`${item.where} says nothing that is so or not.`);
  return saying;
}
