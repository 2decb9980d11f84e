import { type Json, LOG_VERSION, type Random, random } from '@belfry/engine';
import type { LogRecord } from '../src/table/record.ts';
import { Client } from './client.ts';
import { gather, oneAct } from './house.ts';
import { mutateFile, mutateFrame } from './mutate.ts';

export interface MutantsReport {
  readonly imports: number;
  readonly taken: number;
  readonly frames: number;
  /** Tables that were taken and then failed before somebody's eyes. */
  readonly failed: readonly string[];
  /** Answers that are no answers: neither taken nor refused in words. */
  readonly odd: readonly string[];
}

const WIDE = 4;
const HONEST = 40;

/** Real games of several kinds, as files: in the middle, at the end, with talk, corrections and things taken back. */
async function files(url: string): Promise<LogRecord[][]> {
  const made: LogRecord[][] = [];
  for (const [index, seats] of [5, 7, 6, 5].entries()) {
    const party = await gather(url, seats);
    const { teller, players } = party;
    await teller.must({ do: 'begin' });
    const chance = random(`seed of mutants ${index}`);
    for (let acts = 0; acts < [12, 40, 3_000, 25][index]! && (await oneAct(party, chance)); acts++) {
      if (acts === 5) await teller.must({ do: 'undo', keep: 3 });
      if (acts === 8)
        await teller.must({ do: 'intervene', action: { do: 'mark', kind: 'poisoned', seat: 0 } }).catch(() => {});
      // Refused where the game is over by now: the server deals by its own dice.
      if (acts === 9) await teller.do({ do: 'pause' });
      if (acts === 10) await teller.do({ do: 'resume' });
    }
    await players[0]!.do({ do: 'say', text: 'Well.' });
    await teller.do({ do: 'storyteller-line', to: 1, text: 'Psst.' });
    made.push((await teller.http<{ records: LogRecord[] }>('GET', `/api/games/${teller.code}/export`)).body.records);
    for (const client of [teller, ...players]) client.close();
  }
  return made;
}

/** Frames that somebody at a table could send. */
const frames = (client: Client): Json[] => {
  const prompts = client.prompts
    .slice(0, 3)
    .map((p) => ({ do: 'answer', prompt: p.id, choice: p.suggestion?.choice ?? [0] }));
  const commands: Json[] = [
    { do: 'undo', keep: 1 },
    { do: 'intervene', action: { do: 'kill', seat: 0 } },
    { do: 'intervene', action: { do: 'set', seat: 1, alignment: 'evil' } },
    { do: 'assign', seat: 0, person: 'p2' },
    { do: 'say', text: 'Hello' },
    { do: 'settings', change: { timers: { nightPrompt: 0 } } },
    { do: 'role', person: 'p2', role: 'spectator' },
    { do: 'name-chair', seat: 0, name: 'Zed' },
    ...prompts,
  ];
  return commands.map((cmd, index) => ({ t: 'do', id: `m${index}`, cmd }));
};

/** Sends so many mutated files to a server, and looks at every table that comes of one. */
export async function mutants(
  url: string,
  imports: number,
  seed: string,
  tick = (_done: number) => {},
): Promise<MutantsReport> {
  const seeds = await files(url);
  const report = { imports: 0, taken: 0, frames: 0, failed: [] as string[], odd: [] as string[] };
  let next = 0;
  const one = async (index: number): Promise<void> => {
    const chance = random(`${seed} ${index}`);
    const honest = index % HONEST === 0;
    const records = chance.pick(seeds);
    const body = honest
      ? JSON.stringify({ belfry: 'game', version: LOG_VERSION, records })
      : mutateFile(records, seeds, LOG_VERSION, chance);
    const client = new Client(url);
    const { status, answer } = await send(url, body, client);
    report.imports++;
    if (status === 201 && answer.code !== undefined) {
      report.taken++;
      client.code = answer.code;
      report.frames += await visit(client, chance, () => report.failed.push(`${seed} ${index}`));
    } else if (status !== 400 || honest || typeof answer.error !== 'string') {
      report.odd.push(`${seed} ${index}: ${status} ${JSON.stringify(answer).slice(0, 200)}`);
    }
    tick(report.imports);
  };
  const worker = async () => {
    while (next < imports) await one(next++);
  };
  await Promise.all(Array.from({ length: WIDE }, worker));
  return report;
}

async function send(url: string, body: string, client: Client) {
  const response = await fetch(`${url}/api/games/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  client.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { status: response.status, answer: (await response.json()) as { code?: string; error?: string } };
}

/** Comes in, looks, tries a few things that are nearly right, and goes. */
async function visit(client: Client, chance: Random, failed: () => void): Promise<number> {
  await client.connect();
  await client.until(() => client.table !== null || client.bye !== null, 'the table');
  let sent = 0;
  for (const frame of client.bye === null ? frames(client) : []) {
    if (!client.isOpen || chance.next() < 0.5) continue;
    client.send(mutateFrame(frame, chance));
    sent++;
  }
  if (client.isOpen) {
    // Once it is answered, all before it was.
    client.send('{"t":"ping","n":7}');
    await client.until(
      () => client.bye !== null || client.frames.some((f) => f.startsWith('{"t":"pong"')),
      'an answer',
    );
    client.send('{"t":"look"}');
    const before = client.frames.length;
    await client.until(
      () => client.bye !== null || client.frames.slice(before).some((f) => f.startsWith('{"t":"snapshot"')),
      'a look',
    );
  }
  if (client.bye?.code === 'trouble' || client.bye?.code === 'restarting') failed();
  client.close();
  return sent;
}
