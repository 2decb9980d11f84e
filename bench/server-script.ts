import { PROTOCOL_VERSION } from '@belfry/protocol';
import type { WebSocket } from 'ws';
import { type Command, openSocket, SOCKETS, Table, type Traced } from './server-load.ts';

const SEATS = SOCKETS - 1;
/** Nobody dies of this table: the Imp attacks the Soldier, and no vote reaches half of the living. */
const TOKENS = ['imp', 'scarletwoman', 'soldier', 'mayor', 'slayer', 'ravenkeeper', 'saint', 'recluse', 'monk'];
const SOLDIER = 2;
const MONK = 8;
const FEW = 4;

export const post = async (url: string, body: unknown, cookie = '') => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  });
  const set = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  const answer = (await response.json()) as { code: string };
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return { cookie: set, answer };
};

/** A new table, opened over HTTP; whose cookie it is runs it. */
export const openTable = async (url: string): Promise<{ readonly code: string; readonly cookie: string }> => {
  const timers = { votePace: null, nightAtLeast: 0, dawnAfter: 0 };
  const opened = await post(`${url}/api/tables`, {
    name: 'Teller',
    chairs: SEATS,
    settings: { policy: 'plain', timers },
  });
  return { code: opened.answer.code, cookie: opened.cookie };
};

export interface BelfryTable {
  readonly table: Table;
  next(): Command;
  readonly code: string;
  /** The Storyteller's. */
  readonly cookie: string;
}

/** A table of Belfry, begun, with its script: days of nominations and votes, nights that kill nobody. */
export async function belfryTable(urls: readonly string[]): Promise<BelfryTable> {
  const url = urls[0]!;
  const opened = await openTable(url);
  const { code } = opened;
  const cookies = [opened.cookie];
  for (let seat = 0; seat < SEATS; seat++) {
    cookies.push((await post(`${url}/api/tables/${code}/join`, { name: `P${seat}`, as: 'player' })).cookie);
  }
  const table = new Table();
  const script = new Script(table);
  // Where there are several nodes, the sockets of each table are on all of them.
  const enter = async (cookie: string, index: number) => {
    const socket = await openSocket(`${urls[index % urls.length]!.replace('http', 'ws')}/ws`, cookie);
    const welcome = new Promise<void>((done) => socket.once('message', () => done()));
    table.add(socket);
    socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, table: code }));
    await welcome;
  };
  await enter(cookies[0]!, 0);
  const teller = (cmd: object) =>
    table.run({ from: 0, needle: null, frame: (id) => JSON.stringify({ t: 'do', id, cmd }) });
  for (let seat = 0; seat < SEATS; seat++) await teller({ do: 'assign', seat, person: `p${seat + 2}` });
  await teller({ do: 'begin', tokens: TOKENS.map((character) => ({ character })) });
  for (const [index, cookie] of cookies.entries()) if (index > 0) await enter(cookie, index);
  return { table, next: () => script.next(), ...opened };
}

interface Asked {
  readonly id: string;
  readonly to: number | string;
  readonly kind: string;
  readonly suggestion: { readonly choice: unknown } | null;
}

/** What happens next; prompts are read from what the Storyteller's socket was sent, as a client would. */
class Script {
  readonly #steps: Generator<Command, never>;
  /** The Storyteller sees everybody's prompts. */
  #prompts: readonly Asked[] = [];

  constructor(table: Table) {
    this.#steps = this.#play();
    table.onFrame = (socket, text) => {
      if (socket !== 0 || !text.includes('"prompts":')) return;
      this.#prompts = (JSON.parse(text) as { prompts: readonly Asked[] }).prompts;
    };
  }

  next(): Command {
    return this.#steps.next().value;
  }

  #prompt(kind: string, to?: number) {
    return this.#prompts.find((p) => p.kind === kind && (to === undefined || p.to === to))!;
  }

  #answer(from: number, prompt: string, choice: unknown, needle: string | null): Command {
    const cmd = { do: 'answer', prompt, choice };
    return { from, needle, frame: (id) => JSON.stringify({ t: 'do', id, cmd }) };
  }

  *#play(): Generator<Command, never> {
    for (;;) {
      yield* this.#night();
      yield this.#answer(0, this.#prompt('run-day').id, { do: 'open-nominations' }, 'nominations-open');
      for (let seat = 0; seat < SEATS; seat++) yield* this.#nomination(seat, (seat + 1) % SEATS);
      yield this.#answer(0, this.#prompt('run-day').id, { do: 'end-day' }, null);
    }
  }

  *#night(): Generator<Command> {
    while (this.#prompt('run-day') === undefined) {
      const [prompt] = this.#prompts;
      const target = prompt!.to === MONK ? [SOLDIER - 1] : [SOLDIER];
      yield this.#answer(0, prompt!.id, prompt!.to === 'storyteller' ? prompt!.suggestion!.choice : target, null);
    }
  }

  /** By hand the Storyteller says a word after some acts, and only then they go on: a command like any other. */
  *#word(needle: string | null): Generator<Command> {
    const [prompt] = this.#prompts;
    if (prompt?.id.startsWith('word.')) yield this.#answer(0, prompt.id, true, needle);
  }

  *#nomination(by: number, whom: number): Generator<Command> {
    const nominate = { do: 'nominate', with: [whom] };
    const nomination = this.#answer(by + 1, this.#prompt('day', by).id, nominate, `"nominated","nominator":${by}`);
    yield { ...nomination, isHeldUp: true };
    yield* this.#word('"kind":"hand"');
    for (let seat = 0; seat < SEATS; seat++) {
      const { id } = this.#prompt('hand', seat);
      yield this.#answer(seat + 1, id, { do: 'raise' }, `"hand","seat":${seat},"up":true`);
      if (seat >= FEW) yield this.#answer(seat + 1, id, { do: 'lower' }, `"hand","seat":${seat},"up":false`);
    }
    yield this.#answer(0, this.#prompt('run-vote').id, { do: 'sweep' }, '"type":"tally"');
    yield* this.#word(null);
  }
}

/** A room of the broadcaster, relaying the very frames, in number and size, that a table of Belfry was sent. */
export async function bareTable(
  url: string,
  room: number,
  trace: readonly Traced[],
): Promise<{ table: Table; next(): Command }> {
  const table = new Table();
  const sockets: WebSocket[] = [];
  for (let index = 0; index < SOCKETS; index++) sockets.push(await openSocket(`${url.replace('http', 'ws')}/${room}`));
  for (const socket of sockets) table.add(socket);
  const wire = trace.map(({ from, sizes }) => ({
    from,
    sizes: sizes.map((each) => each.join() || '-').join(' '),
    to: [...sizes.keys()].filter((index) => sizes[index]!.length > 0),
  }));
  // Tables are not in step with one another.
  let count = room * 7;
  return {
    table,
    next: () => {
      const { from, sizes, to } = wire[++count % wire.length]!;
      const needle = `#${count}#`;
      return { from, needle, to, frame: (id) => `${id} ${needle} ${sizes}` };
    },
  };
}
