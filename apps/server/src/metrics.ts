import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const BOUNDS_MS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000];

/** Numbers for Prometheus: how many and how long, never who or what. */
export class Metrics {
  readonly #counters = new Map<string, { value: number }>();
  readonly #gauges = new Map<string, () => number>();
  readonly #times = new Map<string, { buckets: number[]; sum: number; count: number }>();

  count(name: string, by = 1): void {
    const counter = this.#counters.get(name);
    if (counter === undefined) this.#counters.set(name, { value: by });
    else counter.value += by;
  }
  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read);
  }
  time(name: string, ms: number): void {
    let series = this.#times.get(name);
    if (series === undefined) {
      series = { buckets: BOUNDS_MS.map(() => 0), sum: 0, count: 0 };
      this.#times.set(name, series);
    }
    series.sum += ms;
    series.count++;
    const at = BOUNDS_MS.findIndex((bound) => ms <= bound);
    if (at >= 0) series.buckets[at]!++;
  }

  text(): string {
    const lines: string[] = [];
    for (const [name, { value }] of this.#counters) {
      const [bare] = name.split('{');
      lines.push(`# TYPE belfry_${bare} counter`, `belfry_${name} ${value}`);
    }
    for (const [name, read] of this.#gauges) lines.push(`# TYPE belfry_${name} gauge`, `belfry_${name} ${read()}`);
    for (const [name, { buckets, sum, count }] of this.#times) {
      lines.push(`# TYPE belfry_${name}_ms histogram`);
      let below = 0;
      for (const [index, bound] of BOUNDS_MS.entries()) {
        below += buckets[index]!;
        lines.push(`belfry_${name}_ms_bucket{le="${bound}"} ${below}`);
      }
      lines.push(`belfry_${name}_ms_bucket{le="+Inf"} ${count}`, `belfry_${name}_ms_sum ${sum.toFixed(3)}`);
      lines.push(`belfry_${name}_ms_count ${count}`);
    }
    return `${[...new Set(lines)].join('\n')}\n`;
  }
}

/** The figures at a door of their own: what the public port shows must not move with one table's secrets. */
export async function serveMetrics(metrics: Metrics, { host, port }: { readonly host: string; readonly port: number }) {
  const server = createServer((request, response) => {
    const found = request.method === 'GET' && request.url === '/metrics';
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4' });
    response.end(found ? metrics.text() : 'The figures are at /metrics.\n');
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  });
  const open = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${open.port}/metrics`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
