import { monitorEventLoopDelay } from 'node:perf_hooks';
import { random } from '@belfry/engine';
import { Farm } from './farm.ts';
import { anyOrder, FAULTS, type Fault, type Lengths } from './faults.ts';
import type { Person } from './person.ts';
import { Town } from './town.ts';

const AT_ONCE = 12;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export interface SoakWish {
  readonly nodes: number;
  readonly tables: number;
  readonly seed: string;
  /** Which faults, by name; all in any order until the time is up when there are none. */
  readonly faults?: readonly string[];
  readonly minutes?: number;
  readonly everyMs: number;
  readonly restMs: number;
  readonly lengths: Lengths;
  say(text: string): void;
}

export interface FaultReport {
  readonly fault: string;
  /** How many people lost their line, or waited more than a second for an answer. */
  readonly touched: number;
  /** How many were told that something could not be done now, and that nothing has changed. */
  readonly turnedDown: number;
  /** Milliseconds until they were back, or answered: from the fault's beginning, or from the end of a database's. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** How late the test itself was meanwhile, in 1 of 100 looks: on a busy machine, that is what was measured. */
  readonly late: number;
}

export interface SoakReport {
  readonly nodes: number;
  readonly tables: number;
  readonly people: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly faults: readonly FaultReport[];
  readonly backP99: number;
  /** The longest that anybody was without their table while nodes were replaced one by one. */
  readonly deployPause: number | null;
  readonly complaints: readonly string[];
  readonly troubles: readonly string[];
}

/** Plays on many tables over several nodes, lets things go wrong, and holds what everybody was told against the log. */
export async function soakNodes(wish: SoakWish): Promise<SoakReport> {
  const { nodes, tables, seed, say } = wish;
  const chance = random(seed);
  const farm = await Farm.open(nodes);
  try {
    const towns: Town[] = [];
    for (let next = 0; next < tables; next += AT_ONCE) {
      const opening = Array.from({ length: Math.min(AT_ONCE, tables - next) }, (_, index) =>
        Town.open(farm, `t${next + index}`, random(`${seed} ${next + index}`)),
      );
      towns.push(...(await Promise.all(opening)));
    }
    const people = towns.flatMap((town) => town.people);
    farm.onCut = (node) => {
      for (const person of people) if (person.url === node.url) person.cutOff();
    };
    say(`${tables} tables, ${people.length} people at ${nodes} nodes`);
    const playing = towns.map((town) => town.play(wish.everyMs));
    const faults: FaultReport[] = [];
    for (const fault of planned(wish)) {
      // One with people at it: nobody would notice what happens to another.
      const node = chance.pick(farm.nodes.filter(({ url }) => people.some((person) => person.url === url)));
      const report = await suffer(fault, people, wish, () => fault.happen(farm, node, wish.lengths));
      faults.push(report);
      say(
        `${report.fault}: ${report.touched} touched, ${report.turnedDown} turned down, back after ${report.p50} / ${report.p99} / ${report.most} ms (this test was late by ${report.late} ms)`,
      );
    }
    for (const town of towns) town.stop();
    await Promise.all(playing);
    await Promise.all(towns.map((town) => town.back()));
    const complaints: string[] = [];
    for (const town of towns) complaints.push(...(await town.complaints(farm)));
    for (const person of people) person.leave();
    const deploys = faults.filter(({ fault }) => fault === 'rolling deploy');
    return {
      nodes,
      tables,
      people: people.length,
      acknowledged: people.reduce((sum, person) => sum + person.acknowledged.size, 0),
      refused: people.reduce((sum, person) => sum + person.refused.size, 0),
      faults,
      backP99: Math.max(0, ...faults.filter(({ fault }) => fault !== 'rolling deploy').map(({ p99 }) => p99)),
      deployPause: deploys.length === 0 ? null : Math.max(...deploys.map(({ most }) => most)),
      complaints,
      troubles: [...new Set(farm.nodes.flatMap((node) => node.troubles()))],
    };
  } finally {
    await farm.close();
  }
}

function* planned({ faults, minutes = 0, seed }: SoakWish): Generator<Fault> {
  if (faults !== undefined) {
    for (const name of faults) yield FAULTS.find((fault) => fault.name === name)!;
    return;
  }
  const until = performance.now() + minutes * 60_000;
  for (const fault of anyOrder(random(`${seed} faults`))) {
    if (performance.now() > until) return;
    yield fault;
  }
}

async function suffer(
  { name, everybody }: Fault,
  people: readonly Person[],
  { restMs }: SoakWish,
  happen: () => Promise<void>,
): Promise<FaultReport> {
  const late = monitorEventLoopDelay({ resolution: 10 });
  late.enable();
  const began = performance.now();
  await happen();
  const ended = performance.now();
  await wait(restMs);
  while (!people.every(({ isBack }) => isBack) && performance.now() - ended < 60_000) await wait(50);
  const from = everybody ? ended : began;
  const deploy = name === 'rolling deploy';
  const times = people.flatMap((person) => {
    const gaps = person.gaps.filter(({ to }) => to > began);
    // Each node of a deploy is a move of its own: what counts is how long each of them took.
    if (deploy) return gaps.map(({ from: lost, to }) => to - lost);
    const waits = person.waits.filter(({ from: sent, to }) => to > began && to - Math.max(sent, began) > 1_000);
    const back = Math.max(
      0,
      ...[...gaps, ...waits].map(({ to }) => to - from),
      ...person.turnedDown.map((at) => at - from),
    );
    return back === 0 ? [] : [back];
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  const turnedDown = people.filter((person) => person.turnedDown.some((at) => at > began)).length;
  return {
    fault: name,
    touched: times.length,
    turnedDown,
    p50: at(0.5),
    p99: at(0.99),
    most: at(1),
    late: Math.round(late.percentile(99) / 1e6),
  };
}
