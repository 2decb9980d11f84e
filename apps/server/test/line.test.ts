import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Line } from '../src/line.ts';

/** Both ends of a connection. */
async function connection(): Promise<{ readonly ours: Socket; readonly theirs: Socket }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const came = new Promise<Socket>((done) => server.once('connection', done));
  const theirs = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const ours = await came;
  onTestFinished(() => {
    ours.destroy();
    theirs.destroy();
    server.close();
  });
  return { ours, theirs };
}

const wire = (text: string) => ({ bytes: Buffer.from(text), length: Buffer.byteLength(text) });

/** Reads until so much has come. */
async function read(socket: Socket, length: number): Promise<string> {
  const chunks: Buffer[] = [];
  let heard = 0;
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    heard += chunk.length;
  });
  await expect.poll(() => heard).toBe(length);
  return String(Buffer.concat(chunks));
}

test('a reader who is slow gets everything in order, whoever wrote it and however it left', async () => {
  const { ours, theirs } = await connection();
  const line = new Line(ours);
  let said = '';
  for (let count = 0; line.unsent < 1_000_000; count++) {
    const text = `${count} ${'x'.repeat(9_999)}\n`;
    line.put(wire(text));
    said += text;
    if (count % 3 > 0) continue;
    // As the library does it with a ping.
    line.lend();
    ours.write(`ping ${count}\n`);
    said += `ping ${count}\n`;
  }
  const half = Buffer.byteLength(said);
  expect(await read(theirs, half)).toBe(said);
  expect(line.unsent).toBe(0);
  line.put(wire('and on'));
  expect(await read(theirs, 6)).toBe('and on');
});

test('what is said to a socket that was destroyed goes into no other file of the same number', async () => {
  const { ours } = await connection();
  const line = new Line(ours);
  line.put(wire('heard'));
  ours.on('error', () => {});
  const folder = mkdtempSync(join(tmpdir(), 'belfry-line-'));
  const paths = Array.from({ length: 50 }, (_, index) => join(folder, String(index)));
  ours.destroy();
  const files = paths.map((path) => openSync(path, 'w'));
  line.put(wire('a secret'));
  for (const file of files) closeSync(file);
  expect(paths.map((path) => readFileSync(path, 'utf8')).join('')).toBe('');
  rmSync(folder, { recursive: true });
});
