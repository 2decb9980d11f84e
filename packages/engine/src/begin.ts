import { almanac, type Character, type CharacterId, NIGHT_STEPS, type Sentence, say } from '@belfry/almanac';
import { giveAbility } from './abilities.ts';
import { beliefIn } from './change.ts';
import { contextOf } from './context.ts';
import type { Cast } from './definition.ts';
import { intervene } from './intervene.ts';
import type { JinxDefinition } from './jinx.ts';
import { completed } from './night-order.ts';
import { ruledBefore, type SetupRulings } from './ruled.ts';
import { type Alignment, type Seat, sideOf, TABLE } from './seat.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from './setup/counts.ts';
import { namesOf } from './setup/refusal.ts';
import { freshToday, freshTonight, type GameState } from './state.ts';
import { type PlayedScript, type Skip, type Table, touch } from './table.ts';

/** Everything that is settled before the first night: no chance is left in it. */
export interface GameSetup {
  readonly script: SetupScript;
  /** Clockwise. */
  readonly seats: readonly SetupSeat[];
  /** Fabled and Loric in play. */
  readonly fabled?: readonly CharacterId[];
  /** Characters in play that no player is (Lil' Monsta). */
  readonly heldByNobody?: readonly CharacterId[];
  /** What is decided before the first night, as far as nobody has to be asked for it any more. */
  readonly ruled?: SetupRulings;
}

export interface SetupScript {
  readonly name: string;
  readonly characters: readonly CharacterId[];
  /** Characters that only this script knows. */
  readonly homebrew?: readonly Character[];
  /** The script's own night order; the official one where it is silent. */
  readonly firstNight?: readonly string[];
  readonly otherNight?: readonly string[];
}

export interface SetupSeat {
  readonly name: string;
  readonly character: CharacterId;
  /** What the player thinks they are, if they are wrong about it. */
  readonly believes?: CharacterId;
  /** Only where it is not the character's own side. */
  readonly alignment?: Alignment;
  /** This copy of the character is drunk, for good (one of several Village Idiots). */
  readonly drunk?: boolean;
  /** Whose ability this character gives or has, where set-up has settled it; null: none that changes the set-up. */
  readonly gift?: CharacterId | null;
}

/** A set-up that no game can begin with. */
export class BadSetup extends Error {
  override readonly name = 'BadSetup';
  readonly said: Sentence;
  constructor(said: Sentence, about: readonly Character[] = []) {
    super(say(said, namesOf(about)));
    this.said = said;
  }
}

/** Lays the table: seats, tokens, abilities. Nothing has happened yet. */
export function layTable(setup: GameSetup, cast: Cast, skips: readonly Skip[] = []): Table {
  const script = playedScript(setup.script);
  checkSeats(setup, script);
  const isVeiled = setup.fabled?.some((id) => cast.get(id)?.veils === true) === true;
  const { publicly, storytellerOnTrial, jinxes } = knownFrom(script, cast);
  const strangers = strangersTo(script, setup);
  const table: Table = {
    script,
    cast,
    publicly,
    storytellerOnTrial,
    // Both are on the script, or were dealt.
    jinxes: strangers.length === 0 ? jinxes : jinxesAmong(new Set([...script.characters, ...strangers]), cast),
    state: {
      phase: 'setup',
      night: 0,
      day: 0,
      seats: setup.seats.map((seat, id) => laySeat(script, cast, seat, id, isVeiled)),
      circle: setup.seats.map((_, id) => id),
      effects: [],
      hadDemon: setup.seats.some(({ character }) => script.lookUp(character)!.team === 'demon'),
      fabled: [...(setup.fabled ?? [])],
      tableAbilities: [],
      dealt: setup.seats.map(({ character, alignment }, seat) => ({
        seat,
        character,
        alignment: alignment ?? sideOf(script.lookUp(character)!.team),
      })),
      memory: dealtGifts(setup),
      lastExecuted: null,
      abnormal: [],
      tellings: 'at-once',
      bluffs: [],
      place: -1,
      tonight: freshTonight(),
      today: freshToday(),
      news: [],
      outcome: null,
      nextId: 1,
    },
    events: [],
    asking: {
      questions: [],
      asides: [],
      requests: [],
      asked: [],
      taken: 0,
      skips,
      requested: new Map(),
      ruled: ruledBefore(setup.ruled),
    },
    underway: { asker: null, lastBreath: new Map(), plainly: false, claims: [], resolving: 0, settled: [] },
    caches: { derived: null, inPlay: null, inForce: null, bent: new Map(), contexts: new Map(), words: null },
    contextOf: (ability) => contextOf(table, ability),
    intervene: (action, reason) => intervene(table, action, reason),
  };
  for (const seat of table.state.seats) {
    giveAbility(table, seat.id, seat.character, 'own');
    if (seat.believes !== null) giveAbility(table, seat.id, seat.believes.character, 'believed');
  }
  for (const { id, adds } of table.jinxes) if (adds !== undefined) giveAbility(table, TABLE, id, 'own');
  for (const [seat, { character, drunk }] of setup.seats.entries()) {
    if (drunk === true) layDrunk(table, seat, character);
  }
  for (const id of setup.heldByNobody ?? []) giveAbility(table, TABLE, id, 'own');
  for (const id of table.state.fabled) if (cast.has(id)) giveAbility(table, TABLE, id, 'own');
  return table;
}

type Known = Pick<Table, 'publicly' | 'storytellerOnTrial' | 'jinxes'>;

/** By script and cast: every game of one script asks the same of all its characters and of every jinx. */
const known = new WeakMap<PlayedScript, WeakMap<Cast, Known>>();

function knownFrom(script: PlayedScript, cast: Cast): Known {
  const ofScript = known.get(script) ?? new WeakMap<Cast, Known>();
  known.set(script, ofScript);
  let found = ofScript.get(cast);
  if (found === undefined) {
    const sheet = script.sheet.map(({ id }) => id);
    found = {
      publicly: sheet.filter((id) => {
        const action = cast.get(id)?.action;
        return action !== undefined && action.by !== 'owner';
      }),
      storytellerOnTrial: sheet.some((id) => cast.get(id)?.storytellerOnTrial === true),
      jinxes: jinxesAmong(script.characters, cast),
    };
    ofScript.set(cast, found);
  }
  return found;
}

const jinxesAmong = (here: ReadonlySet<CharacterId>, { jinxes }: Cast): readonly JinxDefinition[] =>
  jinxes.filter(({ between }) => between.every((id) => here.has(id)));

/** Of those who were dealt or are held, who is not on the script. */
const strangersTo = ({ characters }: PlayedScript, { seats, heldByNobody = [] }: GameSetup): readonly CharacterId[] =>
  [...heldByNobody, ...seats.map((seat) => seat.character)].filter((id) => !characters.has(id));

/** What set-up has settled about the gifts of characters is theirs to remember. */
const dealtGifts = ({ seats }: GameSetup): GameState['memory'] =>
  Object.fromEntries(seats.flatMap(({ character, gift }) => (gift === undefined ? [] : [[character, { gift }]])));

/** The token lies there from the start, and is told of when the game begins (`setOut`). */
function layDrunk(table: Table, target: number, of: CharacterId): void {
  table.state.effects.push({
    id: table.state.nextId++,
    kind: 'drunk',
    target,
    source: null,
    by: of,
    until: null,
    outlives: 'everything',
    data: { of },
  });
  touch(table);
}

function laySeat(
  script: PlayedScript,
  cast: Cast,
  { name, character, believes, alignment }: SetupSeat,
  id: number,
  isVeiled: boolean,
): Seat {
  const { team } = script.lookUp(character)!;
  return {
    id,
    name,
    character,
    team,
    alignment: alignment ?? sideOf(team),
    alive: true,
    feigns: false,
    ghostVote: false,
    sideUnknown: isVeiled || cast.get(character)?.sideUnknown === true,
    // Everybody sees who a Traveller is, themselves included.
    unaware: isVeiled && team !== 'traveller',
    believes: believes === undefined ? null : beliefIn(script.lookUp(believes)!, script.lookUp(character)!),
    left: false,
    used: [],
    abilities: [],
  };
}

function checkSeats({ seats, fabled = [], heldByNobody = [] }: GameSetup, script: PlayedScript): void {
  if (seats.length < FEWEST_PLAYERS || seats.length > MOST_PLAYERS) {
    throw new BadSetup({ say: 'bag.players', players: seats.length, fewest: FEWEST_PLAYERS, most: MOST_PLAYERS });
  }
  const names = new Set<string>();
  for (const [index, { name, character, believes, alignment }] of seats.entries()) {
    const where = { place: index, name };
    if (names.has(name)) throw new BadSetup({ say: 'setup.name-taken', ...where });
    names.add(name);
    const known = script.lookUp(character);
    if (known === null) throw new BadSetup({ say: 'setup.no-character', ...where, written: character });
    if (known.team === 'fabled' || known.team === 'loric') {
      throw new BadSetup({ say: 'setup.for-storyteller', ...where, character }, [known]);
    }
    checkBelief(where, known, believes, script);
    if (known.team === 'traveller' && alignment === undefined) {
      throw new BadSetup({ say: 'setup.side', ...where });
    }
  }
  for (const id of heldByNobody) {
    if (script.lookUp(id) === null) throw new BadSetup({ say: 'setup.no-such-character', written: id });
  }
  for (const id of fabled) if (script.lookUp(id) === null) throw new BadSetup({ say: 'setup.no-fabled', written: id });
}

function checkBelief(
  where: { readonly place: number; readonly name: string },
  character: Character,
  believes: string | undefined,
  script: PlayedScript,
): void {
  const { id, setup } = character;
  const teams = setup?.drawsAs;
  if (believes === undefined) {
    if (teams === undefined) return;
    throw new BadSetup({ say: 'setup.believes', ...where, character: id }, [character]);
  }
  const believed = script.lookUp(believes);
  if (believed === null) throw new BadSetup({ say: 'setup.no-belief', ...where, written: believes });
  if (teams?.includes(believed.team) === false) {
    throw new BadSetup({ say: 'setup.belief', ...where, character: id, believed: believed.id }, [character, believed]);
  }
}

const scripts = new WeakMap<SetupScript, PlayedScript>();

/** Built once per script object, so that thousands of games of one script share it. */
function playedScript(script: SetupScript): PlayedScript {
  const built = scripts.get(script);
  if (built !== undefined) return built;
  const { characters, nightOrder } = almanac();
  const known = new Map([...characters, ...(script.homebrew ?? []).map((c) => [c.id, c] as const)]);
  const lookUp = (id: CharacterId) => known.get(id) ?? null;
  const sheet: Character[] = [];
  for (const [index, id] of script.characters.entries()) {
    const found = lookUp(id);
    if (found === null) throw new BadSetup({ say: 'setup.script', script: script.name, entry: index, written: id });
    if (found.team !== 'traveller' && found.team !== 'fabled' && found.team !== 'loric') sheet.push(found);
  }
  const present = new Set<string>([...NIGHT_STEPS, ...script.characters]);
  // Characters that the script's own order leaves out were left out on purpose; the steps of every night are not optional.
  const order = (own: readonly string[] | undefined, official: readonly string[], steps: readonly string[]) =>
    own !== undefined && own.length > 0 ? completed(own, official, steps) : official.filter((id) => present.has(id));
  const played: PlayedScript = {
    name: script.name,
    sheet,
    characters: new Set(script.characters),
    first: order(script.firstNight, nightOrder.first, NIGHT_STEPS),
    other: order(script.otherNight, nightOrder.other, ['dusk', 'dawn']),
    lookUp,
  };
  scripts.set(script, played);
  return played;
}
