// node scripts/measure-bearings.ts careless|careful [GAMES] [SEED]
// Plays GAMES games (300 unless said otherwise) of the three editions with 7 to 12 players, all good seats shrewd and the evil of that kind
// (novices are careless, shrewd bots careful), and moves every number of what shrewd bots make of such evil
// (packages/storyteller/data/bearings.json) one step towards what would have found the Demon more surely. The step is held back as far as
// few opinions speak for it; what it should gain is printed for games that it was not fitted to. Again, with another seed, until that is
// nothing. Ten minutes of one core.
import { readFileSync, writeFileSync } from 'node:fs';
import { cast } from '../packages/characters/src/index.ts';
import { random } from '../packages/engine/src/index.ts';
import { builtinScript, tableScript } from '../packages/scripts/src/index.ts';
import { BOTS, type BotLevel, likelihoodsIn, playMatch } from '../packages/storyteller/src/index.ts';
import { solved } from './solved.ts';

const EDITIONS = ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'];
const FILE = new URL('../packages/storyteller/data/bearings.json', import.meta.url);
const EVIL = { careless: 'novice', careful: 'shrewd' } as const satisfies Record<string, BotLevel>;

/** Of the opinions of one game so many are asked: they are much alike. */
const ASKED = 0.35;
/** So many opinions of one game say what one would. */
const ALIKE = 4;
/** How far a number is likely to be off. */
const OFF = 0.25;
/** As far as this a number is moved to see what it does. */
const NUDGE = 0.1;
/** A judgement leaves so much open. */
const OPEN = 0.08;
/** One opinion says no more than this. */
const MOST = 6;
/** In so many parts, each of which is left out once. */
const FOLDS = 5;

type Numbers = { [name: string]: Numbers | number };
type Place = { readonly name: string; readonly owner: { [key: string]: number }; readonly key: string };

function* placesIn(numbers: Numbers, path: readonly string[] = []): Generator<Place> {
  for (const [key, value] of Object.entries(numbers)) {
    if (typeof value !== 'number') yield* placesIn(value, [...path, key]);
    else yield { name: [...path, key].join('.'), owner: numbers as { [key: string]: number }, key };
  }
}

/** What one good player held for likely, and how each number would have changed it. */
interface Opinion {
  readonly game: number;
  readonly loss: number;
  readonly slopes: readonly number[];
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

const [kind = '', games = '300', seed = 'fit'] = process.argv.slice(2);
if ((kind !== 'careless' && kind !== 'careful') || !/^[1-9]\d*$/.test(games)) {
  console.error('node scripts/measure-bearings.ts careless|careful [GAMES] [SEED] (see its first lines)');
  process.exit(2);
}
const bearings = JSON.parse(readFileSync(FILE, 'utf8'));
const places = [...placesIn(bearings[kind])];
const opinions: Opinion[] = [];
for (let game = 0; game < Number(games); game++) {
  play(game, kind);
  if ((game + 1) % 50 === 0) console.log(`… ${game + 1} games, ${opinions.length} opinions`);
}
console.log(`loss for the Demon ${mean(opinions.map(({ loss }) => loss)).toFixed(3)} in ${opinions.length} opinions`);
console.log(`in games left out the step gains ${gainLeftOut().toFixed(3)}`);
const step = stepFrom(opinions);
const moved = places.map((place, at) => ({ ...place, from: place.owner[place.key]!, by: step[at]! }));
for (const { owner, key, from, by } of moved) owner[key] = Math.round((from + by) * 100) / 100;
for (const { name, owner, key, from } of moved.sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, 20))
  console.log(`${name}: ${from} -> ${owner[key]}`);
writeFileSync(FILE, `${JSON.stringify(bearings, null, 2).replace(/\{\s*"demon"[^{}]*\}/g, flat)}\n`);

function flat(part: string): string {
  return part.replace(/\s+/g, ' ');
}

function play(number: number, evil: keyof typeof EVIL): void {
  const dice = random(`${seed} asks ${number}`);
  playMatch({
    script: tableScript(builtinScript(EDITIONS[number % EDITIONS.length]!)!),
    cast,
    players: 7 + (Math.floor(number / EDITIONS.length) % 6),
    seed: `${seed}/${number}`,
    storyteller: 'fair',
    judged: 'shrewd',
    bot: (_, side) => BOTS[side === 'evil' ? EVIL[evil] : 'shrewd'],
    asked(game, good) {
      const [demon, ...others] = game.grimoire.livingDemons();
      if (demon === undefined || others.length > 0) return;
      for (const chair of good) {
        if (dice.next() > ASKED) continue;
        const suspects = chair.board.living().filter((id) => id !== chair.seat);
        const here = () => {
          const found = likelihoodsIn(chair, bearings)?.demon;
          const all = suspects.reduce((sum, id) => sum + (found?.[id] ?? 0), 0);
          return found === undefined || all === 0
            ? null
            : Math.log(((1 - OPEN) * found[demon]!) / all + OPEN / suspects.length);
        };
        const before = here();
        if (before === null) continue;
        const slopes = places.map(({ owner, key }) => {
          const was = owner[key]!;
          owner[key] = was + NUDGE;
          const slope = ((here() ?? before) - before) / NUDGE;
          owner[key] = was;
          return Math.max(-MOST, Math.min(MOST, slope));
        });
        opinions.push({ game: number, loss: -before, slopes });
      }
    },
  });
}

/** By what the slopes themselves say of how sure they are (Berndt, Hall, Hall and Hausman). */
function stepFrom(some: readonly Opinion[]): number[] {
  const bend = places.map((_, at) => places.map((_, other) => (at === other ? 1 / OFF ** 2 : 0)));
  const slope = places.map(() => 0);
  for (const { slopes } of some) {
    for (const [at, one] of slopes.entries()) {
      if (one === 0) continue;
      slope[at]! += one / ALIKE;
      for (const [other, two] of slopes.entries()) bend[at]![other]! += (one * two) / ALIKE;
    }
  }
  return solved(bend, slope);
}

function gainLeftOut(): number {
  const gains: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = ({ game }: Opinion) => Math.floor(game / EDITIONS.length) % FOLDS === fold;
    const found = stepFrom(opinions.filter((one) => !isOut(one)));
    for (const { slopes } of opinions.filter(isOut)) {
      const gain = slopes.reduce((sum, one, at) => sum + one * found[at]!, 0);
      gains.push(gain - gain ** 2 / 2);
    }
  }
  return mean(gains);
}
