import { JoinTable, OpenTable, TakeHandover } from '@belfry/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import qrcode from 'qrcode-generator';
import { readCode } from '../codes.ts';
import { TOO_MANY } from '../guesses.ts';
import { isLoopback } from '../in-room.ts';
import type { Rooms } from '../rooms.ts';
import { bodyOf, Sorry } from './answer.ts';
import type { Visitors } from './visitor.ts';

const HANDOVER_MS = 5 * 60_000;
type Coded = { Params: { code: string } };

export function tableRoutes(app: FastifyInstance, rooms: Rooms, visitors: Visitors): void {
  const { house, desk, signer, limits, guesses, config, now } = rooms;

  const addressFor = (request: FastifyRequest) => {
    const { host } = request.headers;
    // Whoever sits at this computer itself calls it by a name that leads a phone nowhere.
    const inRoom = isLoopback(host) ? rooms.urlInRoom() : null;
    return config.publicUrl ?? inRoom ?? `${request.protocol}://${host}`;
  };
  const link = (request: FastifyRequest, path: string) => `${addressFor(request)}${path}`;

  async function gameAt(request: FastifyRequest<Coded>): Promise<string> {
    const game = await guesses.look(rooms.addressOf(request.raw), () => desk.gameOf(request.params.code));
    if (game === TOO_MANY) throw new Sorry(429, { say: 'server.wrong-codes' });
    if (game === null) throw new Sorry(404, { say: 'server.no-table' });
    return game;
  }
  /** The code as it is kept: somebody's game was found by it. */
  const codeAt = (request: FastifyRequest<Coded>): string => readCode(request.params.code)!;

  app.get('/api/address', async (request) => ({ address: addressFor(request) }));

  app.post('/api/session', async (request, reply) => ({ account: visitors.account(request, reply) }));

  app.post('/api/tables', async (request, reply) => {
    const wish = bodyOf(OpenTable, request.body);
    if (!limits.tables.allows(rooms.addressOf(request.raw))) throw new Sorry(429, { say: 'server.too-many-tables' });
    const table = await house.open(visitors.account(request, reply), wish);
    if ('reason' in table) throw new Sorry(400, table.said, table.reason);
    const { code } = table;
    return reply.code(201).send({ code, link: link(request, `/join/${code}`) });
  });

  app.get<Coded>('/api/tables/:code', async (request) => {
    const card = await desk.ask(await gameAt(request), 'card', '');
    return { ...card, link: link(request, `/join/${codeAt(request)}`) };
  });

  app.post<Coded>('/api/tables/:code/join', async (request, reply) => {
    const body = bodyOf(JoinTable, request.body);
    const game = await gameAt(request);
    const account = visitors.account(request, reply);
    const outcome = await desk.submit(game, account, `join ${rooms.token(9)}`, { do: 'join', ...body });
    if (!outcome.ok) throw new Sorry(409, outcome.said, outcome.reason);
    const code = codeAt(request);
    return { code, link: link(request, `/join/${code}`) };
  });

  app.get<Coded>('/api/tables/:code/qr.svg', async (request, reply) => {
    await gameAt(request);
    const qr = qrcode(0, 'M');
    qr.addData(link(request, `/join/${codeAt(request)}`));
    qr.make();
    return reply.type('image/svg+xml').send(qr.createSvgTag({ scalable: true, margin: 4 }));
  });

  // The token travels in bodies (or behind a # in a link), never in an address that a log could keep.
  app.post('/api/handover', async (request) => {
    const account = visitors.known(request);
    const value = `${account}|${now() + HANDOVER_MS}|${rooms.token(9)}`;
    return { token: signer.sign('handover', value) };
  });

  app.post('/api/handover/take', async (request, reply) => {
    const { token } = bodyOf(TakeHandover, request.body);
    const [account, until] = signer.open('handover', token)?.split('|') ?? [];
    const old = new Sorry(403, { say: 'server.old-link' });
    if (account === undefined || Number(until) < now()) throw old;
    if (!(await rooms.store.spend(`handover ${token}`, now(), Number(until)))) throw old;
    visitors.become(reply, request, account);
    return { account };
  });
}
