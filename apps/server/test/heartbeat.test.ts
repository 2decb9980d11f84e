import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Conversation } from '../src/conversation.ts';
import { Limiter } from '../src/limiter.ts';
import { Metrics } from '../src/metrics.ts';
import type { Rooms } from '../src/rooms.ts';

test('who speaks is not pinged, but for every fourth beat; who is silent is pinged each time', async () => {
  const frames = new Limiter(1_000, 1_000, () => 0);
  const rooms = { metrics: new Metrics(), limits: { frames }, now: () => 0 } as unknown as Rooms; // all that is needed before a hello
  const http = createServer();
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const came = new Promise<Conversation>((done) => {
    http.on('upgrade', (request, socket: Duplex, head) => {
      server.handleUpgrade(request, socket, head, (ws) => {
        done(new Conversation(ws, socket, 'ann', '::1', rooms, () => {}));
      });
    });
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`, { perMessageDeflate: false });
  onTestFinished(() => {
    client.terminate();
    http.close();
  });
  let pings = 0;
  let answers = 0;
  client.on('ping', () => pings++);
  client.on('message', () => answers++);
  const conversation = await came;
  await expect.poll(() => pings).toBe(1);
  const beats = async (count: number, speaks: boolean) => {
    const before = pings;
    for (let beat = 0; beat < count; beat++) {
      const heard = answers;
      // Its answer comes after that to the ping before it.
      if (speaks) client.send('{"t":"ping","n":1}');
      if (speaks) await expect.poll(() => answers).toBe(heard + 1);
      else await new Promise((later) => setTimeout(later, 20));
      conversation.beat();
    }
    await new Promise((later) => setTimeout(later, 20));
    return pings - before;
  };
  expect(await beats(3, true)).toBe(0);
  expect(await beats(1, true)).toBe(1);
  expect(await beats(3, false)).toBe(3);
  expect(await beats(8, true)).toBe(2);
});
