import { almanac, type Character } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { BUILTIN_NAMES, builtinScript, readScript, tableScript } from '@belfry/scripts';
import { expect, test } from 'vitest';
import { playAutomatically } from '../../../scripts/automatic-play.ts';
import { Coverage, charactersOf } from '../src/exhaustive.ts';
import {
  ANY_SCRIPT,
  asCommand,
  EDITIONS_SCRIPT,
  JINXED_SCRIPT,
  playDisturbed,
  type Tried,
} from '../src/random-game.ts';

const GAMES = 1000;
/** Every built-in script has its share; the plainest has most. */
const EACH = 40;

test('a thousand random games in which the Storyteller does anything at any moment', () => {
  const tried: Tried = new Map();
  const others = BUILTIN_NAMES.filter((script) => script !== 'trouble-brewing');
  let days = 0;
  for (const script of [...others, ANY_SCRIPT, EDITIONS_SCRIPT]) {
    for (let seed = 0; seed < EACH; seed++) days += playDisturbed({ script, seed }, tried).state.day;
  }
  for (let seed = 0; seed < GAMES - (others.length + 2) * EACH; seed++)
    days += playDisturbed({ script: 'trouble-brewing', seed }, tried).state.day;
  expect(days).toBeGreaterThan(GAMES);

  const acts = [...new Set([...tried.keys()].map((what) => what.split(' at ')[0]!))];
  expect(acts.sort()).toMatchInlineSnapshot(`
    [
      "announce",
      "ask",
      "bluffs",
      "end-game",
      "evil-info",
      "execute",
      "fabled",
      "join",
      "kill",
      "leave",
      "mark",
      "offer",
      "reseat",
      "revive",
      "set",
      "tell",
      "tellings",
      "undo",
      "unmark",
      "withdraw",
    ]
  `);
  const moments = ['ruling', 'choose', 'by-hand', 'run-day', 'run-vote'];
  const untried = acts
    .filter((act) => act !== 'end-game')
    .flatMap((act) => moments.map((moment) => `${act} at ${moment}`))
    // Whoever has something to offer has code; a built-in script with both hardly exists.
    .filter((what) => what !== 'offer at by-hand' && !tried.has(what));
  expect(untried).toEqual([]);
}, 240_000);

/** No bag holds both, or one of them is nobody's token. */
const areNeverDealt = ([a, b]: readonly Character[]): boolean => {
  const { apart, comesLater } = almanac().jinxes.find((jinx) => jinx.a === a!.id && jinx.b === b!.id)!;
  const excludes = ({ setup }: Character, { team }: Character) =>
    setup?.heldByNobody === true ||
    (team === 'demon' && (setup?.demonMadeLater === true || setup?.noEvil === true)) ||
    (team === 'minion' && (setup?.minionsMadeLater === true || setup?.noEvil === true));
  return apart === true || comesLater === true || excludes(a!, b!) || excludes(b!, a!);
};

test('a random game for every jinx, with both of the pair at the table where they can be', () => {
  const coverage = new Coverage(charactersOf(ANY_SCRIPT));
  for (let seed = 0; seed < cast.jinxes.length; seed++) coverage.take(playDisturbed({ script: JINXED_SCRIPT, seed }));
  const { all, left } = coverage.jinxes();
  expect(all).toBe(cast.jinxes.length);
  expect(left.filter((id) => !areNeverDealt(id.split('+').map(almanac().character)))).toEqual([]);
}, 120_000);

/** As people hand it on: official ids in old spellings, a character and a Fabled of their own, which nobody but people run. */
const FROM_A_FILE = JSON.stringify([
  { id: '_meta', name: 'The Hollow Hill', author: 'Somebody' },
  ...['washerwoman', 'fortune_teller', 'monk', 'chef', 'empath', 'slayer', 'mayor', 'sage', 'butler', 'drunk', 'saint'],
  ...['poisoner', 'pit-hag', 'baron', 'imp', 'po', 'legion'],
  { id: 'hollowhill-piper', name: 'Piper', team: 'townsfolk', ability: 'Each night you hear a tune.', otherNight: 40 },
  { id: 'hollowhill-fog', name: 'Fog', team: 'fabled', ability: 'Nobody sees far.' },
]);

test('a script from a file, with characters of its own, is played by hand like any other', () => {
  const sheet = tableScript(readScript(FROM_A_FILE));
  const pipers = Array.from({ length: EACH }, (_, seed) => playDisturbed({ script: 'hollow.json', sheet, seed }).setup);
  expect(pipers.some(({ seats }) => seats.some(({ character }) => character === 'hollowhill-piper'))).toBe(true);
}, 60_000);

test('every built-in script and one from a file is played without people, ruled at random and fairly', () => {
  const sheets = BUILTIN_NAMES.map((name) => ({ name, script: tableScript(builtinScript(name)!) }));
  const all = [...sheets, { name: 'hollow.json', script: tableScript(readScript(FROM_A_FILE)) }];
  const played: number[] = [];
  playAutomatically(all, all.length * 4, 0, (done) => played.push(done));
  expect(played.length).toBe(all.length * 4);
}, 120_000);

test('scripts of the base editions are drawn from their 72 characters, with others to travel and to watch', () => {
  const setups = Array.from({ length: EACH }, (_, seed) => playDisturbed({ script: EDITIONS_SCRIPT, seed }).setup);
  const onSheets = new Set(setups.flatMap(({ script }) => script.characters));
  const inBags = [...onSheets].map((id) => almanac().characters.get(id)).filter((c) => c?.team !== 'traveller');
  const known = inBags.filter((c) => c !== undefined);
  expect(known).toHaveLength(72);
  expect(new Set(known.map(({ edition }) => edition))).toEqual(
    new Set(['trouble-brewing', 'bad-moon-rising', 'sects-and-violets']),
  );
  const travellers = setups.map(
    ({ seats }) => seats.filter(({ character }) => almanac().characters.get(character)?.team === 'traveller').length,
  );
  expect(Math.max(...travellers)).toBe(5);
  expect(Math.max(...setups.map(({ fabled }) => fabled?.length ?? 0))).toBe(3);
}, 60_000);

test('… and played without people', () => {
  expect(playAutomatically(EDITIONS_SCRIPT, 8, 0, () => {})).toBeGreaterThan(200);
  // Where the Storyteller can be nominated, who speaks in defence is nobody.
  expect(playAutomatically(ANY_SCRIPT, 1, 20, () => {})).toBeGreaterThan(100);
}, 60_000);

test('who is wanted is at the table, and the command that repeats a game says so', () => {
  for (const id of ['vortox', 'judge', 'huntsman']) {
    const { setup } = playDisturbed({ script: ANY_SCRIPT, seed: 1, wanted: [id] });
    expect(setup.seats.map(({ character }) => character)).toContain(id);
  }
  expect(asCommand({ script: ANY_SCRIPT, seed: 7, wanted: ['imp', 'baron'] })).toBe(
    'npm run random-play -- --script any --with imp,baron --seed 7 --games 1',
  );
});
