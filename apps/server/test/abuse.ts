import { type Random, random } from '@belfry/engine';
import { PROTOCOL_VERSION } from '@belfry/protocol';
import { Client } from './client.ts';
import { gather, testServer } from './house.ts';

export interface AbuseReport {
  readonly frames: number;
  readonly seconds: number;
  /** The longest that an honest player waited for an answer meanwhile. */
  readonly slowestMs: number;
  readonly reconnects: number;
}

const FORBIDDEN = [
  'settings',
  'script',
  'begin',
  'chairs',
  'name-chair',
  'assign',
  'reseat',
  'intervene',
  'undo',
  'run-vote',
  'dawn',
  'pause',
  'resume',
  'extend',
  'mute',
  'kick',
  'lock',
  'role',
];

const junk = (chance: Random, depth = 0): unknown => {
  switch (chance.below(depth > 3 ? 5 : 8)) {
    case 0:
      return chance.below(1_000_000) - 500_000;
    case 1:
      return chance.pick([
        '',
        'storyteller',
        '__proto__',
        'constructor',
        '\u202E',
        '💀'.repeat(20),
        'p1',
        'imp',
        "'; DROP TABLE records; --",
      ]);
    case 2:
      return null;
    case 3:
      return chance.next() < 0.5;
    case 4:
      return chance.next() * 1e300;
    case 5:
      return Array.from({ length: chance.below(6) }, () => junk(chance, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: chance.below(5) }, () => [
          chance.pick([
            'do',
            'seat',
            'prompt',
            'choice',
            'text',
            'to',
            'change',
            'action',
            '__proto__',
            'toString',
            'id',
          ]),
          junk(chance, depth + 1),
        ]),
      );
  }
};

/** One frame that must change nothing: malformed, oversized, out of turn, for another's seat, replayed. */
function frame(chance: Random, replayed: string): string | Buffer {
  const command = (cmd: unknown) => JSON.stringify({ t: 'do', id: `x${chance.below(1e9)}`, cmd });
  switch (chance.below(12)) {
    case 0:
      return Buffer.from(Array.from({ length: chance.below(64) }, () => chance.below(256)));
    case 1:
      return JSON.stringify({ t: 'do', id: 'cut', cmd: { do: 'say', text: 'x' } }).slice(0, chance.below(40));
    case 2:
      return JSON.stringify(junk(chance));
    case 3:
      return '['.repeat(1 + chance.below(8_000));
    case 4:
      return command({ do: chance.pick(FORBIDDEN), ...(junk(chance) as object | null) });
    case 5:
      return command({ do: 'answer', prompt: `${chance.below(8)}.${chance.below(9)}`, choice: junk(chance) });
    case 6:
      return command({
        do: 'answer',
        prompt: `storyteller.${chance.below(9)}`,
        choice: { do: 'end-day' },
        seat: chance.below(9),
      });
    case 7:
      return command({ do: 'intervene', action: { do: 'kill', seat: chance.below(7) } });
    case 8:
      return command({ do: 'undo', keep: 0 });
    case 9:
      return JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, table: 'AAAA-BBBB' });
    case 10:
      return replayed;
    default:
      return command({ do: 'whisper', to: [chance.below(30)], text: '\u0000' });
  }
}

/** Throws that many frames at one table and proves that its log has not grown and that others were served meanwhile. */
export async function abuse(frames: number, seed: string): Promise<AbuseReport> {
  const server = await testServer();
  const party = await gather(server.url, 7);
  const { teller } = party;
  const tokens = ['imp', 'poisoner', 'chef', 'mayor', 'soldier', 'saint', 'virgin'].map((character) => ({ character }));
  await teller.must({ do: 'begin', tokens });
  // A player whose turn it never is (the Storyteller sleeps over a ruling of the first night), and a stranger.
  const player = party.players[3]!;
  await player.must({ do: 'storyteller-line', text: 'hello' });
  await teller.must({ do: 'lock', locked: true });
  const replayed = JSON.stringify({ t: 'do', id: `${'Dnn'}-2`, cmd: { do: 'storyteller-line', text: 'hello' } });
  const stranger = new Client(server.url);
  await stranger.http('POST', '/api/session');
  stranger.code = teller.code;
  await stranger.connect();
  const table = (await server.house.find(teller.code))!;
  const before = await server.store.records(table.game);
  const honest = await gather(server.url, 5);

  const chance = random(seed);
  const began = performance.now();
  let slowestMs = 0;
  let reconnects = 0;
  for (let sent = 0; sent < frames; ) {
    for (const attacker of [player, stranger]) {
      attacker.frames = [];
      if (!attacker.isOpen) {
        reconnects++;
        attacker.cursor = null;
        await attacker.connect();
      }
      for (let burst = 0; burst < 250; burst++, sent++)
        attacker.send(frame(chance, attacker === player ? replayed : '{}') as string);
      if (chance.below(20) === 0) attacker.send('x'.repeat(20_000));
    }
    const asked = performance.now();
    await honest.players[0]!.must({ do: 'say', text: 'Is anybody there?' });
    slowestMs = Math.max(slowestMs, performance.now() - asked);
    honest.players[0]!.frames = [];
    honest.players[0]!.talk = [];
  }
  const after = await server.store.records(table.game);
  if (after.length !== before.length) {
    throw new Error(`The log has grown by ${after.length - before.length}: ${after.at(-1)?.slice(0, 300)}`);
  }
  const seconds = (performance.now() - began) / 1000;
  await server.close();
  return { frames, seconds: Math.round(seconds * 10) / 10, slowestMs: Math.round(slowestMs), reconnects };
}
