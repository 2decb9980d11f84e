// The yardstick of `npm run bench:server`: relays every frame to its room, with no rules and no disk behind it.
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

const http = createServer((_, response) => response.end(`belfry_resident_memory_bytes ${process.memoryUsage.rss()}\n`));
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
const rooms = new Map<string, Set<WebSocket>>();

server.on('connection', (socket, request) => {
  const room = rooms.get(request.url!) ?? new Set();
  rooms.set(request.url!, room.add(socket));
  socket.on('close', () => room.delete(socket));
  socket.on('message', (data) => {
    // `id needle bytes …bytes`: what Belfry would have sent to each of the ten, in order.
    const [id, needle, ...sizes] = String(data).split(' ');
    let index = 0;
    for (const member of room) member.send(`${needle}${'x'.repeat(Number(sizes[index++ % sizes.length]))}`);
    socket.send(`{"t":"ack","id":"${id}"}`);
  });
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  console.log(`open at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
