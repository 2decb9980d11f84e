/** One figure of a benchmark. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly note?: string;
}

/**
 * How long a piece of work takes, in milliseconds of processor time: what others do on the machine does not count, and
 * what the runtime does for it on other threads (collecting garbage, compiling) does.
 */
export function timed(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/**
 * A fixed loop of plain arithmetic. Its time stands beside every figure, so that runs on different machines,
 * or on a busy one, can be compared.
 */
export function calibrate(): Measure {
  const loop = () => {
    let hash = 0;
    for (let i = 0; i < 20_000_000; i++) hash = Math.imul(hash ^ i, 16777619) >>> 0;
    if (hash === 1) throw new Error('unreachable, but the loop may not be optimised away');
  };
  loop();
  return {
    name: 'calibration loop',
    value: median(Array.from({ length: 7 }, () => timed(loop))),
    unit: 'ms',
    note: '20 million steps of a hash',
  };
}
