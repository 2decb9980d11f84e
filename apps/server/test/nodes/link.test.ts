import { randomBytes } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import type { Server } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { dial, type Heard, KIND, keyFrom, type Link, listenForLinks } from '../../src/nodes/link.ts';

let server: Server;
let links: Link[] = [];
afterEach(async () => {
  for (const link of links) link.cut();
  links = [];
  await new Promise((done) => server.close(done));
});

const key = keyFrom('a secret that all nodes share');

async function listen(came: (link: Link) => void = () => {}): Promise<string> {
  server = await listenForLinks(key, '127.0.0.1', 0, (link) => {
    links.push(link);
    came(link);
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function call(address: string): Promise<Link> {
  const link = await dial(key, address, '127.0.0.1', 5_000);
  links.push(link);
  return link;
}

test('what is said over a line comes in order and whole, however long it is', async () => {
  const heard: Heard[] = [];
  const address = await listen((link) => {
    link.hear = (one) => heard.push(one);
  });
  const link = await call(address);
  const long = 'żółw '.repeat(200_000);
  link.say(KIND.frame, 1, 'head ', 'tail');
  link.say(KIND.frame, 2, long);
  link.say(KIND.reply, 4_000_000_000, '');
  await expect.poll(() => heard.length).toBe(3);
  expect(heard).toEqual([
    { kind: KIND.frame, channel: 1, text: 'head tail' },
    { kind: KIND.frame, channel: 2, text: long },
    { kind: KIND.reply, channel: 4_000_000_000, text: '' },
  ]);
});

test('whoever does not know the key gets no line, and nothing is heard of them', async () => {
  let came = 0;
  const address = await listen(() => came++);
  await expect(dial(keyFrom('another secret'), address, '127.0.0.1', 5_000)).rejects.toThrow();
  const stranger = connect(Number(address.split(':')[1]), '127.0.0.1');
  stranger.on('error', () => {});
  // Whoever does not read what they are told does not hear that it was the last.
  stranger.resume();
  stranger.write(randomBytes(4_000));
  await new Promise((closed) => stranger.on('close', closed));
  // The first bytes of a greeting that never comes.
  const slow = connect(Number(address.split(':')[1]), '127.0.0.1');
  slow.on('error', () => {});
  slow.resume();
  slow.write(Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00]));
  await new Promise((closed) => slow.on('close', closed));
  expect(came).toBe(0);
});

test('what may no longer be told when it would leave is not told', async () => {
  const heard: string[] = [];
  const address = await listen((link) => {
    link.hear = ({ text }) => heard.push(text);
  });
  const link = await call(address);
  let holds = true;
  link.say(KIND.frame, 1, 'old', '', () => holds);
  link.say(KIND.bye, 1, 'bye');
  holds = false;
  await expect.poll(() => heard).toEqual(['bye']);
});

test('a line whose other end does not read says so, and says when it does again', async () => {
  let reads = 0;
  const address = await listen((link) => {
    link.hear = ({ text }) => {
      reads += text.length;
    };
  });
  const link = await call(address);
  expect(link.full()).toBeNull();
  const piece = 'x'.repeat(1_000_000);
  for (let n = 0; n < 30; n++) link.say(KIND.frame, 1, piece);
  await new Promise<void>((turn) => process.nextTick(turn));
  const full = link.full();
  expect(full).not.toBeNull();
  await full;
  await expect.poll(() => reads).toBe(30 * piece.length);
  expect(link.full()).toBeNull();
});
