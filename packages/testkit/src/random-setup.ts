import { almanac, type Character, type CharacterId, type Team } from '@belfry/almanac';
import {
  FEWEST_PLAYERS,
  type GameSetup,
  ImpossibleBag,
  MOST_IN_BAG,
  MOST_PLAYERS,
  type Random,
  random,
} from '@belfry/engine';
import { builtinScript, scriptFrom, type TableScript, tableScript } from '@belfry/scripts';
import { deal } from '@belfry/storyteller';

const scripts = new Map<string, TableScript>();

function scriptNamed(name: string): TableScript {
  const known = scripts.get(name);
  if (known !== undefined) return known;
  const script = builtinScript(name);
  if (script === null) throw new RangeError(`There is no built-in script "${name}".`);
  const made = tableScript(script);
  scripts.set(name, made);
  return made;
}

const asScript = (script: string | TableScript): TableScript =>
  typeof script === 'string' ? scriptNamed(script) : script;

/** A legal table of this many, dealt at random from a script: a built-in one by its name. */
export const randomSetup = (
  script: string | TableScript,
  players: number,
  random: Random,
  picks: readonly Character[] = [],
): GameSetup => deal(asScript(script), players, random, picks);

/** How many of each team stand on a script of the usual size. */
const SHEET: { readonly [team in Team]?: number } = { townsfolk: 13, outsider: 4, minion: 4, demon: 4 };

/** As many Travellers as there are chairs beyond the bag, and Fabled and Loric as a bold Storyteller would put in. */
const MOST_TRAVELLERS = MOST_PLAYERS - MOST_IN_BAG;
const MOST_FABLED = 3;

/** So often both of a pair are dealt before one of them has to do: some are never in one bag. */
const PAIR_TRIES = 20;

/** From whom scripts are drawn: all characters that play by themselves, or those of the three base editions. */
export type Pool = 'any' | 'editions';

const BASE_EDITIONS: readonly string[] = ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'];

const some = (random: Random, teams: readonly string[], count: number, editions?: readonly string[]): Character[] =>
  random
    .shuffle(
      [...almanac().characters.values()].filter(
        ({ automated, team, edition }) => automated && teams.includes(team) && (editions?.includes(edition) ?? true),
      ),
    )
    .slice(0, count);

const drawSheet = (random: Random, pool: Pool): CharacterId[] =>
  Object.entries(SHEET).flatMap(([team, count]) =>
    some(random, [team], count, pool === 'any' ? undefined : BASE_EDITIONS).map(({ id }) => id),
  );

const withTravellers = (random: Random, ids: readonly CharacterId[]): TableScript =>
  tableScript(scriptFrom([...ids, ...some(random, ['traveller'], MOST_TRAVELLERS).map(({ id }) => id)]));

/** A script of the usual size that nobody has written, and that some number of players can play. */
export function drawnScript(random: Random, pool: Pool): TableScript {
  for (;;) {
    const script = withTravellers(random, drawSheet(random, pool));
    if (tableSizes(script).length > 0) return script;
  }
}

/**
 * A table of a script that nobody has written. Every third has Travellers from the start, every second Fabled and Loric.
 * Those who are wanted, one or a pair, are on the script, and dealt if they can be.
 */
export function drawnSetup(random: Random, pool: Pool, wanted: readonly CharacterId[] = []): GameSetup {
  for (let tries = 0; ; tries++) {
    const ids = [...new Set([...drawSheet(random, pool), ...wanted])];
    const picks = (tries < PAIR_TRIES ? wanted : wanted.slice(tries % 2, (tries % 2) + 1)).map(almanac().character);
    const travellers = random.below(3) === 0 ? some(random, ['traveller'], 1 + random.below(MOST_TRAVELLERS)) : [];
    const watching = random.below(2) === 0 ? some(random, ['fabled', 'loric'], 1 + random.below(MOST_FABLED)) : [];
    const inBag = FEWEST_PLAYERS + random.below(MOST_IN_BAG - FEWEST_PLAYERS + 1);
    const script = withTravellers(random, ids);
    try {
      return deal(script, inBag + travellers.length, random, [...new Set([...travellers, ...watching, ...picks])]);
    } catch (error) {
      // Some characters cannot be dealt together, or not to so many: then others are drawn.
      if (!(error instanceof ImpossibleBag)) throw error;
    }
  }
}

/** The same table with somebody at it whom the Storyteller runs by hand. */
export function withStranger(setup: GameSetup, random: Random): GameSetup {
  const { script, seats } = setup;
  const open = seats.flatMap((seat, at) =>
    almanac().characters.get(seat.character)?.team === 'townsfolk' ? [at] : [],
  );
  if (open.length === 0) return setup;
  const chosen = random.pick(open);
  const { nightOrder } = almanac();
  return {
    ...setup,
    script: {
      ...script,
      characters: [...script.characters, STRANGER.id],
      homebrew: [...(script.homebrew ?? []), STRANGER],
      firstNight: beforeDawn(script.firstNight ?? nightOrder.first),
      otherNight: beforeDawn(script.otherNight ?? nightOrder.other),
    },
    seats: seats.map((seat, at) => (at === chosen ? { name: seat.name, character: STRANGER.id } : seat)),
  };
}

const beforeDawn = (order: readonly string[]): readonly string[] =>
  order.flatMap((id) => (id === 'dawn' ? [STRANGER.id, id] : [id]));

const STRANGER: Character = {
  id: 'stranger',
  name: 'Stranger',
  team: 'townsfolk',
  edition: 'homebrew',
  ability: 'Whatever the Storyteller says.',
  reminders: [],
  globalReminders: [],
  firstNight: 'Do as you like.',
  otherNight: 'Do as you like.',
  setup: null,
  tags: [],
  icon: 'bell',
  automated: false,
};

const sizes = new WeakMap<TableScript, readonly number[]>();

/** How many can sit down to a script: small ones do not serve a large table. */
export function tableSizes(of: string | TableScript): readonly number[] {
  const script = asScript(of);
  const known = sizes.get(script);
  if (known !== undefined) return known;
  const all = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, n) => FEWEST_PLAYERS + n);
  const possible = all.filter((players) => canBeDealt(script, players));
  sizes.set(script, possible);
  return possible;
}

function canBeDealt(script: TableScript, players: number): boolean {
  try {
    randomSetup(script, players, random(script.played.name));
    return true;
  } catch (error) {
    if (error instanceof ImpossibleBag) return false;
    throw error;
  }
}
