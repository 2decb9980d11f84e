import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentence } from '@belfry/almanac';
import type { OwnModules } from '@belfry/testkit/homebrew';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { OutOfOrder } from '../infirmary.ts';
import { NotOurs } from '../nodes/ownership.ts';
import { isOurOrigin } from '../origin.ts';
import type { Rooms } from '../rooms.ts';
import { type SaidError, sent } from '../said.ts';
import { FAILED, MOVED, Moved, STOPPING, TableClosed } from '../table/closed.ts';
import { Sorry } from './answer.ts';
import { linksOf } from './arrivals.ts';
import { gameRoutes } from './games.ts';
import { healthRoute } from './health.ts';
import { importRoute } from './import.ts';
import { codeAt, withOwnFiles, withOwnPages } from './own-pages.ts';
import { scriptRoutes } from './scripts.ts';
import { tableRoutes } from './tables.ts';
import { visitors } from './visitor.ts';

const BODY_BYTES = 256_000;
const CHECK_EVERY_MS = 5_000;
const HEADERS_WITHIN_MS = 10_000;

const policy = (scripts: string): string =>
  `default-src 'none'; script-src ${scripts}; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; ` +
  "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS = {
  'content-security-policy': policy("'self'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

export async function httpApp(
  rooms: Rooms,
  log: FastifyBaseLogger,
  own: OwnModules | null = null,
): Promise<FastifyInstance> {
  const { config, limits, metrics } = rooms;
  const app = fastify({
    loggerInstance: log,
    // The usual request lines carry addresses with codes and replay links in them.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    requestTimeout: config.requestMs,
    http: {
      // Node takes the shorter of the two limits for the headers.
      headersTimeout: Math.min(HEADERS_WITHIN_MS, config.requestMs),
      connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, config.requestMs),
    },
    // For the protocol alone: whom the limits count is `rooms.addressOf`.
    trustProxy: config.proxyHops > 0,
    forceCloseConnections: true,
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (!rooms.serves() && request.url !== '/healthz') {
      throw new Sorry(503, rooms.house.isClosed ? STOPPING : { say: 'server.not-now' });
    }
    // The app's own files do not count: a first visit takes nearly two hundred, and friends share an address.
    if (request.url.startsWith('/api/') && !limits.requests.allows(rooms.addressOf(request.raw))) {
      throw new Sorry(429, { say: 'server.too-fast' });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOurOrigin(request.headers, config)) {
      throw new Sorry(403, { say: 'server.other-page' });
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.count(`http_requests_total{status="${reply.statusCode}"}`);
    log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'http');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Sorry) return reply.code(error.status).send(told(error));
    if (error instanceof NotOurs) return reply.code(503).header('retry-after', '1').send(sentAs(MOVED));
    // Nobody knows whether it counted, so nothing may be promised.
    if (error instanceof Moved) return reply.code(503).header('retry-after', '1').send(sentAs(FAILED));
    if (error instanceof TableClosed || error instanceof OutOfOrder) {
      return reply.code(503).header('retry-after', '1').send(told(error));
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(sentAs(REFUSALS[status] ?? { say: 'server.request' }));
    log.error({ err: { type: error.name, stack: error.stack }, route: request.routeOptions.url }, 'http trouble');
    return reply.code(500).send({ error: trouble.reason, said: trouble.said });
  });

  const who = visitors(rooms.signer, () => rooms.token(12));
  tableRoutes(app, rooms, who);
  scriptRoutes(app, rooms, who);
  gameRoutes(app, rooms, who);
  await importRoute(app, rooms, who);
  healthRoute(app, rooms);
  await webApp(app, config.web, own);
  return app;
}

/** What the web framework turns away by itself, before any route has seen it. */
const REFUSALS: { readonly [status: number]: Sentence } = {
  400: { say: 'server.no-json' },
  413: { say: 'server.too-large' },
  415: { say: 'server.no-json' },
};

const sentAs = (sentence: Sentence) => {
  const { reason, said } = sent(sentence);
  return { error: reason, said };
};
const told = ({ message, said }: SaidError) => ({ error: message, said });
const trouble = sent({ say: 'server.trouble' });
const nothing = sent({ say: 'server.nothing-here' });

/** The built pages, if there are any; whatever is no file is the app's own address. */
async function webApp(app: FastifyInstance, folder: string | null, own: OwnModules | null): Promise<void> {
  const found = folder !== null && existsSync(join(folder, 'index.html'));
  const ownPage = found ? withOwnPages(readFileSync(join(folder, 'index.html'), 'utf8'), own) : null;
  const links = found ? linksOf(folder) : () => null;
  const front = (reply: FastifyReply) => {
    const ahead = links(reply.request.url, reply.request.headers['accept-language']);
    if (ahead !== null) reply.headers({ link: ahead, vary: 'accept-language' });
    if (ownPage === null) return reply.sendFile('index.html');
    return reply
      .headers({ 'content-security-policy': policy(ownPage.scriptSource), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(ownPage.html);
  };
  if (found) app.get('/', (_, reply) => front(reply));
  if (found && own !== null) ownCode(app, folder, own);
  if (found) {
    await app.register(fastifyStatic, {
      root: folder,
      // The build lays a `.br` and a `.gz` beside its files.
      preCompressed: true,
      cacheControl: false,
      index: false,
      // The build puts a fingerprint into the names of its assets; everything else is asked for again each time.
      setHeaders: (reply, path) =>
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    // A shared replay's address has a dot, too, but its signature is longer than any file's ending.
    const file = /\.\w{1,11}$/.test(request.url);
    const page = request.method === 'GET' && !request.url.startsWith('/api/') && !file;
    if (found && page) return front(reply);
    return reply.code(404).send({ error: nothing.reason, said: nothing.said });
  });
}

/** The code of the operator's own characters: the files that this server plays with, and no other. */
function ownCode(app: FastifyInstance, folder: string, own: OwnModules): void {
  app.get<{ Params: { '*': string } }>(`${codeAt(own)}*`, (request, reply) => {
    const file = own.files.get(request.params['*']);
    if (file === undefined) return reply.callNotFound();
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
    return reply.headers(headers).type(`${file.type}; charset=utf-8`).send(file.code);
  });
  const worker = join(folder, 'sw.js');
  if (!existsSync(worker)) return;
  const kept = withOwnFiles(readFileSync(worker, 'utf8'), own);
  app.get('/sw.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(kept),
  );
}
