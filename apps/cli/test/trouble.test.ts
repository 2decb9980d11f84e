import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cast, type Entry, Game, type GameSetup } from '@belfry/engine';
import { expect, test, vi } from 'vitest';
import { trouble } from '../src/commands/trouble.ts';

const rules = vi.hoisted(() => ({ broken: false }));

/** A Poisoner whose ability fails over seat 3, for as long as the rules are broken. */
vi.mock('@belfry/characters', async () => {
  const { cast } = await vi.importActual<{ cast: Cast }>('@belfry/characters');
  const slips = new Map(cast).set('poisoner', {
    ...cast.get('poisoner')!,
    *act(context) {
      const victim = yield* context.choosePlayer();
      if (victim === 3 && rules.broken) throw new Error('The Poisoner has slipped.');
    },
  });
  return { cast: Object.assign(slips, { jinxes: cast.jinxes }) };
});

const { cast } = await import('@belfry/characters');
const folder = mkdtempSync(join(tmpdir(), 'belfry-'));
const characters = ['imp', 'poisoner', 'soldier', 'mayor', 'saint'];
const setup: GameSetup = {
  script: { name: 'Slippery', characters },
  seats: characters.map((character, at) => ({ name: `P${at}`, character })),
};

function written(change: object = {}): string {
  const game = new Game(setup, cast);
  const mark: Entry = { type: 'intervene', action: { do: 'mark', kind: 'sober', seat: 2 } };
  game.submit(mark);
  const next = { type: 'answer', prompt: game.promptsFor(1)[0]!.id, by: 1, choice: [3] };
  const file = { game: 'g', records: 9, doing: 'answer', error: { message: 'The Poisoner has slipped.' } };
  const path = join(folder, 'trouble.json');
  writeFileSync(path, JSON.stringify({ ...file, rerun: { setup, entries: game.entries, next }, ...change }));
  return path;
}

async function run(...args: string[]) {
  const out: string[] = [];
  const code = await trouble.run(args, { out: (line) => void out.push(line), err: () => {}, tty: false });
  return { code, text: out.join('\n') };
}

test('what a table failed over fails again, at the same entry of its log', async () => {
  rules.broken = true;
  const { code, text } = await run(written());
  expect(code).toBe(1);
  expect(text).toMatch(/Slippery, 5 players, 2 entries\. Failed at: answer/);
  expect(text).toMatch(
    /entry 1, \{"type":"answer".*"choice":\[3\]\}, throws:\nError: The Poisoner has slipped\.\n\s+at /,
  );
  const read = JSON.parse((await run(written(), '--json')).text);
  expect(read).toMatchObject({ fails: true, at: 1, entry: { choice: [3] }, error: { name: 'Error' }, entries: 2 });
});

test('what is mended plays through', async () => {
  rules.broken = false;
  const { code, text } = await run(written());
  expect(code).toBe(0);
  expect(text).toMatch(/all of it plays through/);
  expect(JSON.parse((await run(written(), '--json')).text)).toMatchObject({ fails: false, at: null, error: null });
});

test('a game that cannot begin says so', async () => {
  const seats = setup.seats.map((seat) => ({ ...seat, name: 'Same' }));
  const { code, text } = await run(written({ rerun: { setup: { ...setup, seats }, entries: [], next: null } }));
  expect(code).toBe(1);
  expect(text).toMatch(/the game cannot begin:\nBadSetup: /);
});

test.each([
  ['no file', () => [], /name one file of troubles/],
  ['a missing file', () => [join(folder, 'none.json')], /cannot read/],
  ['another file', () => [written({ doing: undefined })], /not a file of troubles/],
  ['a failure without a game', () => [written({ rerun: null })], /no game in this file\. The table failed at "answer"/],
  ['entries that are none', () => [written({ rerun: { setup, entries: [{ type: 'dance' }], next: null } })], /Entry 0/],
])('refuses %s', async (_, args, words) => {
  await expect(async () => run(...args())).rejects.toThrow(words);
});
