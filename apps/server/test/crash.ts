import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { random, randomAnswer } from '@belfry/engine';
import { Client } from './client.ts';
import { NAMES, untimed } from './house.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export interface CrashReport {
  readonly rounds: number;
  readonly tables: number;
  readonly acknowledged: number;
  readonly resent: number;
}

/** Kills a loaded server without warning, again and again, and proves that nothing acknowledged is lost or doubled. */
export async function crashRounds(
  most: number,
  tables: number,
  seed: string,
  goOn: (rounds: number) => boolean = () => true,
): Promise<CrashReport> {
  const data = mkdtempSync(join(tmpdir(), 'belfry-crash-'));
  const port = await freePort();
  const chance = random(seed);
  let rounds = 0;
  let server = await start(data, port);
  const groups = await Promise.all(Array.from({ length: tables }, (_, index) => Group.open(port, index)));
  try {
    for (let round = 1; round <= most && goOn(rounds); round++) {
      const playing = groups.map((group) => group.load());
      await wait(60 + chance.below(200));
      server.kill('SIGKILL');
      for (const group of groups) group.stop();
      await Promise.all(playing);
      server = await start(data, port);
      for (const group of groups) await group.comeBack(round);
      rounds = round;
    }
  } finally {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
  const sum = (count: (group: Group) => number) => groups.reduce((total, group) => total + count(group), 0);
  return { rounds, tables, acknowledged: sum((g) => g.acknowledged.size + g.played), resent: sum((g) => g.resent) };
}

/** One table under load: its Storyteller plays for everybody, and a player talks. */
class Group {
  readonly teller: Client;
  readonly player: Client;
  readonly acknowledged = new Set<string>();
  readonly #pending = new Map<string, string>();
  readonly #index: number;
  resent = 0;
  played = 0;
  #count = 0;
  #running = false;

  private constructor(teller: Client, player: Client, index: number) {
    this.teller = teller;
    this.player = player;
    this.#index = index;
  }

  static async open(port: number, index: number): Promise<Group> {
    const url = `http://127.0.0.1:${port}`;
    const settings = { nightChat: true, policy: 'plain', timers: untimed };
    const teller = await new Client(url).openTable({ name: 'Teller', chairs: 5, settings });
    const player = await new Client(url).joinTable(teller.code, 'Talker');
    for (let seat = 0; seat < 5; seat++) await teller.must({ do: 'name-chair', seat, name: NAMES[seat]! });
    await teller.must({ do: 'begin' });
    return new Group(teller, player, index);
  }

  /** Until stopped: talk and play as fast as the answers come. */
  async load(): Promise<void> {
    this.#running = true;
    const chance = random(`load ${this.#index} ${this.#count}`);
    const talk = async () => {
      while (this.#running) await this.#say();
    };
    const play = async () => {
      while (this.#running && this.teller.view?.outcome == null) {
        const prompt = chance.pick(
          this.teller.prompts.filter((p) => p.options.pick !== 'action' || p.options.of.length > 0),
        );
        const choice = prompt.suggestion?.choice ?? randomAnswer(prompt.options, chance);
        const answered = await this.#lose(this.teller.do({ do: 'answer', prompt: prompt.id, choice }));
        if (answered?.ok) this.played++;
      }
    };
    await Promise.all([talk(), play()]);
  }

  async #say(): Promise<void> {
    const text = `line ${++this.#count}`;
    const id = `say-${this.#index}-${this.#count}`;
    this.#pending.set(id, text);
    const answered = await this.#lose(this.player.do({ do: 'say', text }, id));
    if (answered !== null) this.#acknowledge(id, text, answered.ok);
  }

  #acknowledge(id: string, text: string, ok: boolean): void {
    // Spectators and players may talk at night here; a refusal would be a fault of the test.
    if (!ok) throw new Error(`"${text}" was refused.`);
    this.acknowledged.add(text);
    this.#pending.delete(id);
  }

  /** The answer, or null when the server died first. */
  async #lose<T>(answer: Promise<T>): Promise<T | null> {
    return Promise.race([answer, this.#stopped.promise.then(() => null)]);
  }
  #stopped = Promise.withResolvers<void>();

  stop(): void {
    this.#running = false;
    this.#stopped.resolve();
  }

  /** A snapshot has the latest lines only: the rest is asked for. */
  async #readBack(): Promise<void> {
    while (this.player.talkFrom > 0) {
      const from = this.player.talkFrom;
      this.player.send(JSON.stringify({ t: 'older', before: from }));
      await this.player.until(() => this.player.talkFrom < from, 'older lines');
    }
  }

  /** Everything acknowledged is there once; what was not is sent again with its old id, and then is there once too. */
  async comeBack(round: number): Promise<void> {
    this.#stopped = Promise.withResolvers<void>();
    await Promise.all([this.teller.connect(), this.player.connect()]);
    await this.player.until(() => this.player.frames.some((f) => f.startsWith('{"t":"snapshot"')), 'a snapshot');
    for (const [id, text] of [...this.#pending]) {
      this.resent++;
      this.#acknowledge(id, text, (await this.player.do({ do: 'say', text }, id)).ok);
    }
    const snapshots = () => this.player.frames.filter((frame) => frame.startsWith('{"t":"snapshot"')).length;
    const before = snapshots();
    this.player.send('{"t":"look"}');
    await this.player.until(() => snapshots() > before, 'a look');
    await this.#readBack();
    const heard = () => this.player.talk.map((line) => line.text);
    await this.player.until(() => heard().length >= this.acknowledged.size, 'everything that was said');
    await wait(5);
    const said = heard();
    const missing = [...this.acknowledged].filter((text) => !said.includes(text));
    if (missing.length > 0) throw new Error(`Round ${round}: lost ${missing.length} acknowledged lines: ${missing[0]}`);
    if (new Set(said).size !== said.length) throw new Error(`Round ${round}: something was said twice.`);
    this.teller.inputs = null;
    this.teller.send('{"t":"look"}');
    await this.teller.until(() => this.teller.inputs !== null, 'the game');
    // At most the one answer that was on its way when the server died is there beyond those acknowledged.
    const beyond = this.teller.inputs! - this.played;
    if (beyond < 0 || beyond > 1)
      throw new Error(`Round ${round}: ${this.played} answers acknowledged, ${beyond} more there.`);
    this.played = this.teller.inputs!;
  }
}

async function start(data: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      BELFRY_DATA: data,
      BELFRY_PORT: String(port),
      BELFRY_LOG: 'silent',
      BELFRY_FRAMES_PER_SECOND: '1000000',
      BELFRY_REQUESTS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((open, fail) => {
    child.stdout!.on('data', (text) => String(text).includes('open at') && open());
    child.on('exit', (code) => fail(new Error(`The server ended with ${code}.`)));
  });
  return child;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
