import { type ChildProcess, fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Traced } from './server-load.ts';
import type { Asked, SideNeeds, Turn, Weight } from './server-turn.ts';

const MAIN = 'apps/server/src/main.ts';
/** So many commands of each table are not counted: until all the code has seen a thousand tables, and memory is what it will be. */
const UNCOUNTED = 25;

export interface TurnsNeeds {
  readonly tables: number;
  readonly turns: number;
  readonly seconds: number;
  /** Other trees of Belfry, beside this one. */
  readonly against: readonly string[];
  readonly flags: readonly string[];
  readonly nightsEveryMs: number;
}

/** A server and its load in processes of their own. */
class Side {
  readonly name: string;
  readonly turns: Turn[] = [];
  readonly #child: ChildProcess;

  private constructor(name: string) {
    this.name = name;
    this.#child = fork(join(import.meta.dirname, 'server-turn.ts'));
    this.#child.on('exit', (code) => {
      if (code === 0) return;
      console.error(`${name} ended with ${code}.`);
      process.exit(1);
    });
  }

  static async open(name: string, needs: SideNeeds): Promise<Side> {
    const side = new Side(name);
    await side.#ask({ do: 'open', needs });
    return side;
  }

  async play(seconds: number): Promise<Turn> {
    return (await this.#ask({ do: 'play', seconds })) as Turn;
  }
  async trace(): Promise<readonly Traced[]> {
    return (await this.#ask({ do: 'trace' })) as readonly Traced[];
  }
  async weigh(): Promise<Weight> {
    return (await this.#ask({ do: 'weigh' })) as Weight;
  }
  async stop(): Promise<void> {
    await this.#ask({ do: 'stop' });
  }

  #ask(asked: Asked): Promise<unknown> {
    return new Promise((answered) => {
      this.#child.once('message', answered);
      this.#child.send(asked);
    });
  }
}

/**
 * Belfry and the bare broadcaster in turns of a second or two, all of them open from beginning to end: whatever else the
 * machine does hits all alike, which it does not when one side is measured minutes after the other.
 */
export async function compareInTurns(needs: TurnsNeeds, say: (text: string) => void): Promise<object> {
  const { tables, turns, seconds, against, flags, nightsEveryMs } = needs;
  const common = { tables, flags, nightsEveryMs };
  const belfries: Side[] = [];
  for (const tree of [join(import.meta.dirname, '..'), ...against.map((path) => resolve(path))]) {
    const name = belfries.length === 0 ? 'belfry' : tree;
    belfries.push(await Side.open(name, { ...common, main: join(tree, MAIN), trace: null }));
    say(`  ${name}: ${tables} tables open`);
  }
  const [first] = belfries;
  // What the broadcaster relays is what Belfry sends by day.
  for (const side of belfries) await warm(side, tables);
  const main = join(import.meta.dirname, 'server-broadcaster.ts');
  const bare = await Side.open('bare ws', { ...common, main, trace: await first!.trace() });
  say(`  bare ws: ${tables} tables open`);
  await warm(bare, tables);
  const sides = [...belfries, bare];
  for (let turn = 0; turn < turns; turn++) {
    // Nobody always comes after the same other: forwards and backwards, each time from another on.
    for (let place = 0; place < sides.length; place++) {
      const step = turn % 2 === 0 ? place : sides.length - place;
      const side = sides[(Math.floor(turn / 2) + step) % sides.length]!;
      side.turns.push(await side.play(seconds));
    }
    say(`  turn ${turn + 1}: ${sides.map((side) => inTurn(side)).join('; ')}`);
  }
  const results = await Promise.all(sides.map(async (side) => summary(side, bare, await side.weigh())));
  for (const result of results) say(`  ${JSON.stringify(result)}`);
  for (const side of sides) await side.stop();
  return { tables, turns, secondsPerTurn: seconds, sides: results };
}

async function warm(side: Side, tables: number): Promise<void> {
  let left = UNCOUNTED * tables;
  while (left > 0) left -= (await side.play(1)).commands;
}

const inTurn = ({ name, turns }: Side): string => {
  const turn = turns.at(-1)!;
  return `${name} ${turn.commandsPerSecond}/s ${rounded(cpu(turn))} ms`;
};

/** Of one command. */
const cpu = ({ commands, itself, kernel, others }: Turn): number => (itself + kernel + others) / commands;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function summary({ name, turns }: Side, bare: Side, { heapBytes, decisions }: Weight) {
  const of = (what: (turn: Turn) => number) => rounded(median(turns.map(what)));
  const sum = (all: readonly Turn[], what: (turn: Turn) => number) =>
    all.reduce((total, turn) => total + what(turn), 0);
  const overall = (all: readonly Turn[]) =>
    sum(all, (turn) => cpu(turn) * turn.commands) / sum(all, (turn) => turn.commands);
  const shares = (share: (turn: Turn, bareTurn: Turn) => number) =>
    rounded(median(turns.map((turn, index) => share(turn, bare.turns[index]!))));
  return {
    name,
    commandsPerSecond: of((turn) => turn.commandsPerSecond),
    cpuMsPerCommand: of(cpu),
    main: of((turn) => turn.itself / turn.commands),
    mainInKernel: of((turn) => turn.kernel / turn.commands),
    otherThreads: of((turn) => turn.others / turn.commands),
    /** Of all turns together: a full collection falls into some of them. */
    cpuMsPerCommandOverall: rounded(overall(turns)),
    /** Of the bare broadcaster's, by turns beside each other. */
    share: shares((turn, bareTurn) => turn.commandsPerSecond / bareTurn.commandsPerSecond),
    cpuShare: shares((turn, bareTurn) => cpu(bareTurn) / cpu(turn)),
    cpuShareOverall: rounded(overall(bare.turns) / overall(turns)),
    heapKbPerTable: Math.round(heapBytes / 1024),
    decisionsPerTable: Math.round(decisions),
  };
}
