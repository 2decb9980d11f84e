// The yardstick of `npm run bench:server`: relays frames to its room, with no rules and no disk behind it.
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
const rooms = new Map<string, Set<WebSocket>>();
const padding = new Map<number, string>();

function pad(bytes: number): string {
  let text = padding.get(bytes);
  if (text === undefined) {
    text = 'x'.repeat(bytes);
    padding.set(bytes, text);
  }
  return text;
}

server.on('connection', (socket, request) => {
  const room = rooms.get(request.url!) ?? new Set();
  rooms.set(request.url!, room.add(socket));
  socket.on('close', () => room.delete(socket));
  socket.on('message', (data) => {
    // `id needle bytes,bytes…`: the frames of each of the ten, as Belfry sent them; `-` for one that gets none.
    const [id, needle, ...members] = String(data).split(' ');
    let index = 0;
    for (const member of room) {
      const sizes = members[index++]!;
      if (sizes === '-') continue;
      for (const bytes of sizes.split(',')) member.send(`${needle}${pad(Number(bytes) - needle!.length)}`);
    }
    socket.send(`{"t":"ack","id":"${id}"}`);
  });
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  console.log(`open at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
