import { almanac, type Character, type Team } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { Game, type GameSetup, ImpossibleBag, type Random, random } from '@belfry/engine';
import { scriptFrom, type TableScript, tableScript } from '@belfry/scripts';
import { deal, playRandomly } from '@belfry/storyteller';
import { randomSetup } from '@belfry/testkit';
import { type Measure, median, timed } from './measure.ts';

// What whole games cost beside one of Trouble Brewing: the same ten players at random, the same random Storyteller,
// dealing included and reading a script not. A game that lasts longer costs more, and that counts: nothing is divided
// by its length, which stands beside it.

const PLAYERS = 10;
const GAMES = 300;
const WARMING = 2;
const ROUNDS = 5;
/** Every game of a round of mixed scripts takes the next of these. */
const SCRIPTS = 60;
/** More inputs than even a wholly random game of the longest script takes. */
const LONGEST = 100_000;

const EDITIONS = ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'];
/** A script of the usual size. */
const SHEET: { readonly [team in Team]?: number } = { townsfolk: 13, outsider: 4, minion: 4, demon: 4 };

/** Scripts that nobody has written, each of which can be dealt to so many. */
function mixedScripts(seed: string, fits: (character: Character) => boolean): readonly TableScript[] {
  const lot = random(seed);
  const known = [...almanac().characters.values()].filter((character) => character.automated && fits(character));
  const some = (wanted: string, count: number) =>
    lot.shuffle(known.filter(({ team }) => team === wanted)).slice(0, count);
  const scripts: TableScript[] = [];
  while (scripts.length < SCRIPTS) {
    const drawn = Object.entries(SHEET).flatMap(([team, count]) => some(team, count));
    const script = tableScript(scriptFrom(drawn.map(({ id }) => id)));
    if (canBeDealt(script, lot)) scripts.push(script);
  }
  return scripts;
}

function canBeDealt(script: TableScript, lot: Random): boolean {
  try {
    deal(script, PLAYERS, lot);
    return true;
  } catch (error) {
    if (error instanceof ImpossibleBag) return false;
    throw error;
  }
}

interface Kind {
  readonly name: string;
  /** How many Trouble Brewing games it may cost; null where nobody has said. */
  readonly atMost: number | null;
  readonly setup: (lot: Random, game: number) => GameSetup;
}

const ofEdition = (name: string): Kind => ({
  name: `a game of ${name}`,
  atMost: null,
  setup: (lot) => randomSetup(name, PLAYERS, lot),
});

function mixed(name: string, atMost: number, fits: (character: Character) => boolean): Kind {
  const scripts = mixedScripts(name, fits);
  return { name, atMost, setup: (lot, game) => deal(scripts[game % SCRIPTS]!, PLAYERS, lot) };
}

/** How many inputs the games of a round have had, and the processor time that each game has taken. */
function round({ name, setup }: Kind, at: number): { readonly ms: number; readonly inputs: number } {
  let inputs = 0;
  const ms = timed(() => {
    for (let n = 0; n < GAMES; n++) {
      const lot = random(`${name} ${at} ${n}`);
      const game = new Game(setup(lot, n), cast);
      playRandomly(game, lot, LONGEST);
      inputs += game.inputs.length;
    }
  });
  return { ms: ms / GAMES, inputs: inputs / GAMES };
}

export async function bench(): Promise<Measure[]> {
  const kinds = [
    ...EDITIONS.map(ofEdition),
    mixed('a game of the three editions mixed', 2.5, ({ edition }) => EDITIONS.includes(edition)),
    mixed('a game of all characters mixed', 4, () => true),
  ];
  // All kinds take turns, so that whatever else the machine does in between meets them alike.
  const rounds = Array.from({ length: WARMING + ROUNDS }, (_, at) => kinds.map((kind) => round(kind, at)));
  const counted = rounds.slice(WARMING);
  return kinds.map(({ name, atMost }, kind) => {
    const ms = median(counted.map((measured) => measured[kind]!.ms));
    const inputs = counted.reduce((sum, measured) => sum + measured[kind]!.inputs, 0) / ROUNDS;
    return {
      name,
      value: median(counted.map((measured) => measured[kind]!.ms / measured[0]!.ms)),
      unit: '× TB',
      note: `${ms.toFixed(2)} ms, ${Math.round(inputs)} inputs${atMost === null ? '' : `; at most ${atMost}`}`,
    };
  });
}
