import type { FastifyInstance } from 'fastify';
import { ImporterBusy } from '../importing/importer.ts';
import type { Rooms } from '../rooms.ts';
import { BadRecords } from '../table/bad-records.ts';
import { Sorry } from './answer.ts';
import type { Visitors } from './visitor.ts';

/** The longest game that a table plays, with what was told and said at it. */
const FILE_BYTES = 16_000_000;

/** A game from a file. Everything about the file, its JSON included, is read beside the event loop. */
export async function importRoute(app: FastifyInstance, rooms: Rooms, visitors: Visitors): Promise<void> {
  const { house, signer, limits } = rooms;
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post<{ Body: Buffer | null }>('/api/games/import', { bodyLimit: FILE_BYTES }, async (request, reply) => {
      const account = visitors.account(request, reply);
      if (!Buffer.isBuffer(request.body)) throw new Sorry(400, { say: 'saved.no-json' });
      if (!limits.tables.allows(rooms.addressOf(request.raw))) throw new Sorry(429, { say: 'server.too-many-tables' });
      try {
        const { game, code } = await house.adopt(request.body, account);
        return reply.code(201).send({ code, replay: signer.sign('replay', game) });
      } catch (error) {
        if (error instanceof ImporterBusy) throw new Sorry(503, error.said);
        if (!(error instanceof BadRecords)) throw error;
        throw new Sorry(400, { say: 'record.no-game', why: error.said });
      }
    });
  });
}
