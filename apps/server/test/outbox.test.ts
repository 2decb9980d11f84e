import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Outbox } from '../src/outbox.ts';
import { Frame } from '../src/table/frame.ts';

/** A socket that only notes what is written to it; the outbox uses no more of either than this. */
function line(written: string[], speaks = () => true, onCut = () => {}) {
  const ws = { readyState: 1, OPEN: 1, terminate: onCut } as unknown as WebSocket;
  const socket = {
    writableLength: 0,
    write: (bytes: Buffer) => written.push(bytes.toString('latin1')),
  } as unknown as Duplex;
  return new (class extends Outbox {
    override source = {
      get speaks() {
        return speaks();
      },
    };
  })(ws, socket);
}

const frame = (text: string) => new Frame(text);
const onWire = (...texts: readonly string[]) =>
  texts.map((text) => `\x81${String.fromCharCode(text.length)}${text}`).join('');
const later = () => new Promise<void>((turn) => setImmediate(turn));

test('all that is said in one breath leaves in one write, to each in order', async () => {
  const [one, other]: string[][] = [[], []];
  const [here, there] = [line(one!), line(other!)];
  for (const text of ['a', 'b', 'c']) here.send(frame(text));
  there.send(frame('x'));
  expect(one).toEqual([]);
  await later();
  expect(one).toEqual([onWire('a', 'b', 'c')]);
  expect(other).toEqual([onWire('x')]);
  here.send(frame('d'));
  await later();
  expect(one).toEqual([onWire('a', 'b', 'c'), onWire('d')]);
});

test('what is said because somebody is cut off in the same breath leaves too', async () => {
  const [before, after]: string[][] = [[], []];
  const first = line(before!);
  const last = line(after!);
  const cut = line(
    [],
    () => false,
    () => {
      first.send(frame('gone'));
      last.send(frame('gone'));
    },
  );
  first.send(frame('a'));
  cut.send(frame('b'));
  last.send(frame('c'));
  await later();
  expect(before).toEqual([onWire('a'), onWire('gone')]);
  expect(after).toEqual([onWire('c', 'gone')]);
});

test('what is emptied is not said, what is flushed is said at once, and neither comes twice', async () => {
  const written: string[] = [];
  const outbox = line(written);
  outbox.send(frame('a'));
  outbox.empty();
  outbox.send(frame('b'));
  outbox.flush();
  expect(written).toEqual([onWire('b')]);
  outbox.send(frame('c'));
  await later();
  expect(written).toEqual([onWire('b'), onWire('c')]);
});
