import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Frame, onWire } from '../src/table/frame.ts';

test('frames of every length, with letters of every width, arrive as they were said', async () => {
  const texts = [0, 1, 60, 125, 126, 127, 300, 65_535, 65_536, 90_000].flatMap((length) => [
    'a'.repeat(length),
    'ё'.repeat(length / 2),
    '🕯'.repeat(length / 4),
  ]);
  const http = createServer();
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.on('upgrade', (request, socket, head) => {
    server.handleUpgrade(request, socket, head, () => {
      const halved = texts.map((text) => {
        const [middle, end] = [Math.floor(text.length / 3), Math.floor(text.length / 2)];
        return new Frame(text.slice(0, middle), text.slice(end), text.slice(middle, end));
      });
      const write = (frames: Frame | readonly Frame[]) => {
        const { bytes, length } = onWire(frames);
        // The buffer is everybody's, and the socket may not be done with it yet.
        socket.write(Buffer.from(bytes.subarray(0, length)));
      };
      write(texts.map((text) => new Frame(text)));
      for (const frame of halved) write(frame);
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((done, fail) => {
    client.on('error', fail);
    client.on('message', (data, binary) => {
      heard.push(binary ? 'binary' : String(data));
      if (heard.length === texts.length * 2) done();
    });
  });
  expect(heard.slice(0, texts.length)).toEqual(texts);
  // A letter that was cut in two is no letter: such frames are never made, and only whole ones are compared.
  const whole = texts
    .map((text, index) => [text, heard[texts.length + index]!])
    .filter(([text]) => !text!.includes('🕯'));
  for (const [text, got] of whole) expect(got).toBe(text);
  client.terminate();
  http.close();
});

test('a frame that differs from the one before only in its number is the same as written anew', () => {
  const numbers = [1, 2, 2, 9, 10, 99, 0, 65_535, 100_000, 7, 1_234_567, 1_234_568];
  const written = (frame: Frame | readonly Frame[]) => {
    const { bytes, length } = onWire(frame);
    return bytes.toString('hex', 0, length);
  };
  for (const tail of ['"events":[]}', `"events":["${'ё'.repeat(70)}"]}`, 'x'.repeat(93), 'y'.repeat(70_000)]) {
    for (const [head, own] of [
      ['{"seq":', ','],
      ['{"ё":', ',"ё":1,'],
      ['', ''],
    ] as const) {
      for (const middle of ['', 'between']) {
        const frames = numbers.map((number) => new Frame(head, tail, middle, own, number));
        const anew = frames.map(({ text }) => written([new Frame(text)]));
        // One after another, and each of them once more.
        expect(frames.map((frame) => written(frame))).toEqual(anew);
        expect(frames.map((frame) => written(frame) && written(frame))).toEqual(anew);
        expect(frames.map((frame) => written([frame]))).toEqual(anew);
      }
    }
  }
});
