import { almanac, type Team } from '@belfry/almanac';
import { random } from '@belfry/engine';
import { builtinScript, readScript, scoreScript, validateScript } from '@belfry/scripts';

interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly note?: string;
}

const WARM_UP = 5;
const ROUNDS = 15;
const SCRIPTS = 1000;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The slowest edition and count, as a median of several rounds. */
function scoring(): Measure {
  let worst = { ms: 0, note: '' };
  for (const name of ['bad-moon-rising', 'sects-and-violets']) {
    const { characters } = builtinScript(name)!;
    for (let players = 7; players <= 15; players++) {
      const score = () => void scoreScript(characters, players);
      for (let i = 0; i < WARM_UP; i++) score();
      const ms = median(Array.from({ length: ROUNDS }, () => timed(score)));
      if (ms > worst.ms) worst = { ms, note: `slowest case: ${name}, ${players} players; must stay under 50` };
    }
  }
  return { name: 'score of a 25-character script', value: worst.ms, unit: 'ms', note: worst.note };
}

/** Full-sized scripts drawn from all official characters, as designers mix them. */
function manyScripts(): readonly string[] {
  const source = random('bench scripts');
  const everyone = [...almanac().characters.values()];
  const draw = (team: Team, size: number) =>
    source
      .shuffle(everyone.filter((c) => c.team === team))
      .slice(0, size)
      .map((c) => c.id);
  return Array.from({ length: SCRIPTS }, (_, i) => {
    const cast = [...draw('townsfolk', 13), ...draw('outsider', 4), ...draw('minion', 4), ...draw('demon', 4)];
    return JSON.stringify([{ id: '_meta', name: `Script ${i}` }, ...cast]);
  });
}

function checking(): Measure {
  const texts = manyScripts();
  const all = () => {
    for (const text of texts) validateScript(readScript(text));
  };
  all();
  const seconds = median([timed(all), timed(all), timed(all)]) / 1000;
  return { name: `reading and checking ${SCRIPTS} scripts`, value: seconds, unit: 's', note: 'must stay under 2' };
}

/** As the command line does it, once and cold: nothing is known from a check before. In processor time. */
function checkingOne(name: string, text: string, most: number): Measure {
  const start = process.cpuUsage();
  validateScript(readScript(text));
  const { user, system } = process.cpuUsage(start);
  return { name: `checking ${name}`, value: (user + system) / 1000, unit: 'ms', note: `cold; must stay under ${most}` };
}

export async function bench(): Promise<Measure[]> {
  const everybody = JSON.stringify([...almanac().characters.keys()]);
  const [ordinary] = manyScripts();
  const cold = [checkingOne('one script', ordinary!, 20), checkingOne('a script of everybody', everybody, 1000)];
  return [...cold, scoring(), checking()];
}
