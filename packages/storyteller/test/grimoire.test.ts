import { cast } from '@belfry/characters';
import { Game, type Grimoire } from '@belfry/engine';
import { builtinScript, tableScript } from '@belfry/scripts';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  BOTS,
  BotTable,
  dealGame,
  deedsOf,
  gauge,
  POLICIES,
  type PolicyName,
  runDay,
  type TableOptions,
} from '../src/index.ts';
import { tableOf } from './fixture.ts';

/** Nothing in it can be written to any more: a module's code throws when it tries. */
function freeze(value: unknown): void {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

test('what a policy is given has no way to the game', () => {
  for (const name of ['state', 'setup', 'entries', 'submit', 'undo', 'copy', 'table'] as const)
    expectTypeOf<Grimoire>().not.toHaveProperty(name);
  const { grimoire } = tableOf('no way').game;
  for (const part of Object.values(grimoire)) expect(part).not.toBeInstanceOf(Game);
  for (const name of ['state', 'setup', 'entries', 'submit', 'undo', 'copy']) expect(grimoire).not.toHaveProperty(name);
  // @ts-expect-error: a token in the Grimoire is looked at, not turned
  const turn = () => (grimoire.seat(0).alignment = 'evil');
  // @ts-expect-error: what has happened has happened
  const forget = () => grimoire.events.pop();
  // @ts-expect-error: nor does the day's tally change
  const spare = () => (grimoire.today.block.seat = null);
  expect([turn, forget, spare]).toHaveLength(3);
});

describe.each(['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'])('in %s', (script) => {
  const dealt = (seed: string) => new Game(dealGame(tableScript(builtinScript(script)!), 10, seed), cast);

  test.each(Object.keys(POLICIES) as PolicyName[])(
    'the policy "%s" rules on a table that cannot be changed',
    (name) => {
      let looked = 0;
      for (const seed of ['frozen', 'stone', 'amber']) {
        const game = dealt(seed);
        const policy: TableOptions['policy'] = (board) => (grimoire, prompt) => {
          // The same moment on a table of its own, which nobody goes on with.
          const still = game.copy();
          freeze(still.state);
          freeze(still.events);
          const counsel = { seed, board };
          const ruling = POLICIES[name](counsel)(still.grimoire, prompt);
          expect(ruling).toEqual(POLICIES[name](counsel)(grimoire, prompt));
          deedsOf(name, counsel)(still.grimoire);
          gauge(still.grimoire, board);
          runDay(still.grimoire, { kind: 'run-day' });
          looked++;
          return ruling;
        };
        new BotTable({ game, seed, policy, bot: () => BOTS.novice }).playOut();
      }
      expect(looked).toBeGreaterThan(8);
    },
  );
});

test('the Grimoire goes along when decisions are taken back', () => {
  const { game } = tableOf('taken back');
  const { grimoire } = game;
  const before = { moment: grimoire.moment, events: grimoire.events.length };
  const [seat] = grimoire.circle;
  game.submit({ type: 'intervene', action: { do: 'set', seat: seat!, alive: false } });
  expect(grimoire.seat(seat!).alive).toBe(false);
  expect(grimoire.moment).toBe(before.moment + 1);
  game.undo(before.moment);
  expect(grimoire.seat(seat!).alive).toBe(true);
  expect({ moment: grimoire.moment, events: grimoire.events.length }).toEqual(before);
});

test('what is imagined tells what would follow, or why not, and leaves the table as it is', () => {
  const { game } = tableOf('imagined');
  const before = JSON.stringify([game.state, game.events, game.entries]);
  const [demon] = game.grimoire.livingDemons();
  const kill = { type: 'intervene', action: { do: 'kill', seat: demon! } } as const;
  const imagined = game.grimoire.imagine(kill);
  expect(imagined).toMatchObject({ ok: true });
  if (imagined.ok) expect(imagined.events).toContainEqual(expect.objectContaining({ type: 'game-over' }));
  expect(game.grimoire.imagine({ type: 'answer', prompt: 'nobody', by: 0, choice: null })).toMatchObject({
    ok: false,
    reason: { say: 'input.not-asked' },
  });
  expect(JSON.stringify([game.state, game.events, game.entries])).toBe(before);
});
