import { expect, test } from 'vitest';
import { Queue } from '../src/table/queue.ts';

/** Takes a turn that lasts until it is told to end; notes when it begins. */
function turnIn(queue: Queue, name: string, begun: string[]) {
  let end!: () => void;
  const held = new Promise<void>((done) => {
    end = done;
  });
  const over = (async () => {
    const turn = queue.enter();
    if (turn !== null) await turn;
    begun.push(name);
    await held;
    queue.leave();
  })();
  return { end, over };
}

test('whoever comes alone has their turn at once, all others in the order in which they came', async () => {
  const queue = new Queue();
  const begun: string[] = [];
  const [first, second, third] = ['first', 'second', 'third'].map((name) => turnIn(queue, name, begun));
  expect(begun).toEqual(['first']);
  first!.end();
  await first!.over;
  // One who comes just when a turn ends is behind those who have waited.
  const late = turnIn(queue, 'late', begun);
  for (const turn of [second!, third!, late]) {
    turn.end();
    await turn.over;
  }
  expect(begun).toEqual(['first', 'second', 'third', 'late']);
  expect(queue.isEmpty).toBe(true);
});

test('is settled when all who were in line have had their turn, also those who came meanwhile', async () => {
  const queue = new Queue();
  const begun: string[] = [];
  const first = turnIn(queue, 'first', begun);
  const settled = queue.settled().then(() => begun.push('settled'));
  const late = turnIn(queue, 'late', begun);
  first.end();
  late.end();
  await settled;
  expect(begun).toEqual(['first', 'late', 'settled']);
});
