import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { Inbox } from '../src/inbox.ts';

const MOST = 1_000;

interface Listening {
  readonly heard: string[];
  readonly client: Socket;
  readonly inbox: Inbox;
  readonly ws: WebSocket;
  closed(): number | null;
  /** How many chunks came by Node's stream. */
  byStream(): number;
}

/** A socket whose words are read here or by the library, and the bytes of a client that may send them as it likes. */
async function listening(): Promise<Listening> {
  const heard: string[] = [];
  let closedWith: number | null = null;
  let chunks = 0;
  let ours: Pick<Listening, 'inbox' | 'ws'> | null = null;
  const http = createServer();
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MOST });
  http.on('upgrade', (request, socket: Duplex, head) => {
    server.handleUpgrade(request, socket, head, (ws) => {
      const inbox = new Inbox(ws, socket, MOST, {
        heard: (text) => heard.push(`ours ${text}`),
        ponged: () => heard.push('our pong'),
        othersHeard: () => {},
      });
      ours = { inbox, ws };
      socket.on('data', () => chunks++);
      ws.on('message', (data) => heard.push(`theirs ${String(data)}`));
      ws.on('ping', (data) => heard.push(`ping ${String(data)}`));
      ws.on('pong', (data) => heard.push(`their pong ${String(data)}`));
      ws.on('error', (error) => heard.push(error.message));
      ws.on('close', (code) => {
        closedWith = code;
      });
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const client = connect((http.address() as AddressInfo).port, '127.0.0.1');
  client.setNoDelay(true);
  onTestFinished(() => {
    client.destroy();
    http.close();
  });
  const answered = new Promise((done) => client.once('data', done));
  client.write(
    'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await answered;
  return { heard, client, ...ours!, closed: () => closedWith, byStream: () => chunks };
}

const KEY = [0x12, 0x00, 0xff, 0x34];

/** A masked frame; the first byte says what of, and whether it is the last. */
function frame(first: number, payload: string | Buffer): Buffer {
  const bytes = Buffer.from(payload);
  const { length } = bytes;
  const header = length < 126 ? [first, 0x80 | length] : [first, 0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([...header, ...KEY]), bytes.map((byte, at) => byte ^ KEY[at & 3]!)]);
}
const [CONTINUED, BEGUN, TEXT, LAST, PING, PONG] = [0x00, 0x01, 0x81, 0x80, 0x89, 0x8a];

const later = () => new Promise((done) => setTimeout(done, 20));

test('whole messages are read here, several at once too, with letters of every width', async () => {
  const { heard, client } = await listening();
  const texts = ['', 'a', 'ё', '🕯', 'x'.repeat(125), 'ё'.repeat(100), 'y'.repeat(MOST)];
  client.write(Buffer.concat(texts.map((text) => frame(TEXT, text))));
  await expect.poll(() => heard).toEqual(texts.map((text) => `ours ${text}`));
});

test('whole messages do not pass through the stream, but for the first', async () => {
  const { heard, client, byStream } = await listening();
  const texts = ['a', 'b', 'c', 'd'];
  for (const text of texts) {
    client.write(frame(TEXT, text));
    await later();
  }
  expect(heard).toEqual(texts.map((text) => `ours ${text}`));
  expect(byStream()).toBe(1);
});

test('who is to wait is heard afterwards, in order, and then past the stream again', async () => {
  const { heard, client, inbox, ws, byStream } = await listening();
  client.write(frame(TEXT, 'before'));
  await later();
  inbox.wait();
  ws.pause();
  const all = Array.from({ length: 400 }, (_, index) => `${index} ${'x'.repeat(900)}`);
  const numbers = () => heard.map((words) => words.split(' ')[1]);
  for (const text of all.slice(0, 200)) client.write(frame(TEXT, text));
  await later();
  expect(heard).toEqual(['ours before']);
  ws.resume();
  for (const text of all.slice(200)) client.write(frame(TEXT, text));
  await expect.poll(() => heard.length).toBe(401);
  // Whatever was cut in two on its way is the library's.
  expect(numbers()).toEqual(['before', ...all.keys()].map(String));
  const chunks = byStream();
  client.write(frame(TEXT, 'after'));
  await expect.poll(() => heard.at(-1)).toBe('ours after');
  client.write(frame(TEXT, 'past it'));
  await expect.poll(() => heard.at(-1)).toBe('ours past it');
  expect(byStream() - chunks).toBeLessThanOrEqual(1);
});

test('a pong with nothing in it is heard here, any other by the library', async () => {
  const { heard, client } = await listening();
  client.write(Buffer.concat([frame(PONG, ''), frame(TEXT, 'a'), frame(PONG, 'b'), frame(PONG, '')]));
  await expect.poll(() => heard).toEqual(['our pong', 'ours a', 'their pong b', 'their pong ']);
});

test('whatever comes in pieces is read by the library, in order, and afterwards we read again', async () => {
  const { heard, client } = await listening();
  const cut = frame(TEXT, 'cut in two');
  for (let at = 1; at < cut.length; at++) {
    client.write(cut.subarray(0, at));
    await later();
    client.write(Buffer.concat([cut.subarray(at), frame(TEXT, `after ${at}`)]));
    await later();
    client.write(frame(TEXT, `again ${at}`));
    await later();
  }
  const expected = Array.from(cut.subarray(1), (_, at) => [
    'theirs cut in two',
    `theirs after ${at + 1}`,
    `ours again ${at + 1}`,
  ]);
  await expect.poll(() => heard).toEqual(expected.flat());
});

test('a message in fragments is one message, whatever is said between them', async () => {
  const { heard, client } = await listening();
  client.write(frame(BEGUN, 'one '));
  await later();
  client.write(frame(PING, 'still there?'));
  await later();
  client.write(frame(CONTINUED, 'and '));
  await later();
  client.write(Buffer.concat([frame(LAST, 'the same'), frame(PING, '!')]));
  await later();
  client.write(frame(TEXT, 'next'));
  await expect.poll(() => heard).toEqual(['ping still there?', 'theirs one and the same', 'ping !', 'ours next']);
});

test.each([
  ['too long', frame(TEXT, 'z'.repeat(MOST + 1)), 1006],
  ['no text', frame(TEXT, Buffer.from([0x61, 0xc3, 0x28])), 1006],
  ['not masked', Buffer.from([TEXT, 1, 0x61]), 1006],
  ['a new message within another', Buffer.concat([frame(BEGUN, 'a'), frame(TEXT, 'b')]), 1006],
])('what is wrong is refused by the library: %s', async (_, bytes, code) => {
  const { heard, client, closed } = await listening();
  client.write(frame(TEXT, 'before'));
  await later();
  client.write(bytes);
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[0]).toBe('ours before');
  expect(heard[1]).toMatch(/Max payload|Invalid UTF-8|Invalid WebSocket|MASK/);
  client.end();
  await expect.poll(closed).toBe(code);
});
