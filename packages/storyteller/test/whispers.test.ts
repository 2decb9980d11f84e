import { cast } from '@belfry/characters';
import { areNeighbours } from '@belfry/engine';
import { builtinScript, scriptFrom, tableScript } from '@belfry/scripts';
import { expect, test } from 'vitest';
import { simulateGame } from '../src/index.ts';
import { tableOf } from './fixture.ts';

const SIXTEEN = 16;

/** The plans that Demons whisper on the first day in some games of sixteen, with the Traveller that is on the script. */
function plans(traveller: string) {
  const ids = builtinScript('trouble-brewing')!.characters.map(({ id }) => id);
  const script = tableScript(scriptFrom([...ids, traveller]));
  return Array.from({ length: 10 }, (_, n) => {
    const seed = `whispers/${n}`;
    const { table } = simulateGame({ script, cast, players: SIXTEEN, seed, storyteller: 'first', bots: 'novice' });
    const circle = table.game.setup.seats.map((_, seat) => seat);
    const whispers = table.chairs
      .flatMap((chair) => chair.whispers)
      .filter(({ remark, day }) => remark.say === 'plan' && day === 1);
    return whispers.map(({ from, to }) => to !== 'everyone' && to.every((seat) => areNeighbours(circle, from, seat)));
  }).flat();
}

test('a Demon whispers its plan to its Minions wherever they sit', () => {
  expect(plans('beggar')).toContain(false);
});

test('under a Matron it whispers to neighbours alone', () => {
  expect(plans('matron')).not.toContain(false);
});

test('evil players do not seek each other out more often than others, day after day', () => {
  let days = 0;
  let whispers = { plans: 0, questions: 0 };
  for (let n = 0; n < 12; n++) {
    const table = tableOf(`daily/${n}`, { players: 12 });
    table.playOut();
    days += Math.max(0, table.board.view.day - 1);
    const later = table.chairs.flatMap(({ seat, whispers: heard }) =>
      heard.filter(({ day, from }) => day > 1 && from === seat),
    );
    const said = (say: string) => later.filter(({ remark }) => remark.say === say).length;
    whispers = { plans: whispers.plans + said('plan'), questions: whispers.questions + said('ask') };
  }
  expect(days).toBeGreaterThan(20);
  // Two of twelve companions are met by lot about once in five words that one begins: a plan and its answer.
  expect(whispers.plans).toBeLessThan(0.5 * whispers.questions);
});
