import type { FastifyInstance } from 'fastify';
import type { Rooms } from '../rooms.ts';
import { inEnglish } from '../said.ts';
import { STOPPING } from '../table/closed.ts';

/** Whoever asks more often gets the answer from before: asking must not wear out the disk. */
const FRESH_MS = 5_000;
/** One that could not work may be able to by now: people wait for that. */
const FAILED_FRESH_MS = 500;

const OUT = 'This node has no lease, or other nodes cannot reach it. The others serve meanwhile.';

const DRAINING = 'This server is about to stop. Send nobody new here.';

/** Whether this server can do its work: a server that cannot write is up, and of no use. */
export function healthRoute(app: FastifyInstance, { house, store, trouble, serves, isDraining }: Rooms): void {
  let asked = Number.NEGATIVE_INFINITY;
  let latest: Promise<string | null> = Promise.resolve(null);
  let fresh = FRESH_MS;

  const look = (): Promise<string | null> => {
    if (performance.now() - asked < fresh) return latest;
    asked = performance.now();
    fresh = FRESH_MS;
    latest = store.check().then(
      () => null,
      (error: unknown) => {
        asked = performance.now();
        fresh = FAILED_FRESH_MS;
        trouble(error, { game: '', records: 0, doing: 'health' });
        return 'The store cannot be written to. The server’s log says why.';
      },
    );
    return latest;
  };

  app.get('/healthz', async (_, reply) => {
    // Not 503: those who are here stay until they are sent elsewhere. And to the very end: who counts failures would
    // believe after the first one that this server is there again.
    if (isDraining() && (house.isClosed || serves())) return reply.code(404).send({ ok: false, reason: DRAINING });
    const out = house.isClosed ? inEnglish(STOPPING) : serves() ? null : OUT;
    const reason = out ?? (await look());
    return reason === null ? { ok: true } : reply.code(503).send({ ok: false, reason });
  });
}
