import { type GameEvent, LOG_VERSION, seenBy, type Viewer } from '@belfry/engine';
import type { MyGame } from '@belfry/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCode } from '../codes.ts';
import { TOO_MANY } from '../guesses.ts';
import { OutOfOrder } from '../infirmary.ts';
import type { Rooms } from '../rooms.ts';
import { personOf } from '../table/commands/index.ts';
import { recordFrom } from '../table/old-records.ts';
import { isStoryteller, shownStage } from '../table/state.ts';
import { statistics } from '../table/statistics.ts';
import { hear } from '../table/talk.ts';
import { viewerOf } from '../table/viewer.ts';
import { inTurns } from '../turns.ts';
import { Sorry } from './answer.ts';
import type { Visitors } from './visitor.ts';

type Coded = { Params: { code: string } };

export function gameRoutes(app: FastifyInstance, rooms: Rooms, visitors: Visitors): void {
  const { house, store, signer, guesses } = rooms;

  app.get('/api/games', async (request) => {
    const games: MyGame[] = await store.gamesOf(visitors.known(request));
    return { games };
  });

  /** The table, if the visitor belongs to it. Strangers cannot tell it from one that does not exist. */
  async function mine(request: FastifyRequest<Coded>) {
    const account = visitors.known(request);
    const found = await guesses.look(rooms.addressOf(request.raw), async () => {
      const table = await house.find(request.params.code);
      const known = await table?.read((state) => {
        const id = personOf(state, account);
        return id === null ? null : { id, me: { ...state.people.get(id)! }, isOver: shownStage(state) === 'over' };
      });
      return table === null || known == null ? null : { table, ...known };
    });
    if (found === TOO_MANY) throw new Sorry(429, 'Too many wrong codes. Wait a minute.');
    if (found === null) throw new Sorry(404, 'You have no game with that code.');
    return found;
  }

  /** A table that cannot be opened has a log all the same, and the index knows whose it is. */
  async function kept(request: FastifyRequest<Coded>, error: unknown) {
    if (!(error instanceof OutOfOrder)) throw error;
    const games = await store.gamesOf(visitors.known(request));
    const card = games.find(({ code }) => code === readCode(request.params.code));
    if (card === undefined) throw new Sorry(404, 'You have no game with that code.');
    return { game: card.game, code: card.code, role: card.role, isOver: card.stage === 'over' };
  }

  const ended = (isOver: boolean) => {
    if (!isOver) throw new Sorry(403, 'The game is still on.');
  };
  const logOf = async (game: string) => inTurns(await store.records(game), recordFrom);

  app.get<Coded>('/api/games/:code/talk', async (request) => {
    const { table, id, isOver } = await mine(request);
    ended(isOver);
    return table.read((state) => {
      const everything = state.settings.readBack === 'everyone';
      const viewer = viewerOf(state, id);
      const lines = state.talk.map((said) => {
        if (!everything) return hear(said, viewer);
        const { at, channel, person, name, seat, storyteller, to, text, claim } = said;
        return { at, channel, from: { person, name, seat, storyteller }, to, text, claim };
      });
      return { talk: lines.filter((line) => line !== null) };
    });
  });

  app.get<Coded>('/api/games/:code/export', async (request, reply) => {
    const { game, code, role, isOver } = await mine(request).then(
      ({ table, me, isOver: over }) => ({ game: table.game, code: table.code, role: me.role, isOver: over }),
      (error: unknown) => kept(request, error),
    );
    if (!isStoryteller({ role })) ended(isOver);
    const records = (await logOf(game)).map((record) =>
      // Accounts open doors on this server; a file must not carry them out.
      record.type === 'came' ? { ...record, account: '' } : record,
    );
    reply.header('content-disposition', `attachment; filename="belfry-${code}.json"`);
    return { belfry: 'game', version: LOG_VERSION, records };
  });

  app.post<Coded>('/api/games/:code/replay', async (request) => {
    const { table, isOver } = await mine(request);
    ended(isOver);
    return { replay: signer.sign('replay', table.game) };
  });

  app.get<{ Params: { replay: string }; Querystring: { as?: string } }>('/api/replays/:replay', async (request) => {
    const game = signer.open('replay', request.params.replay);
    if (game === null) throw new Sorry(404, 'There is no such replay.');
    const records = await logOf(game);
    const chronicle = records.findLast((r) => r.type === 'chronicle');
    const begun = records.find((r) => r.type === 'begun');
    if (chronicle === undefined || begun === undefined) throw new Sorry(404, 'This game has not ended yet.');
    const viewer = readViewer(request.query.as ?? 'public', begun.setup.seats.length);
    const events: readonly GameEvent[] = chronicle.events;
    return {
      script: begun.setup.script.name,
      seats: begun.setup.seats.map((seat) => seat.name),
      as: viewer,
      events: seenBy(events, viewer),
      statistics: statistics(records, events),
    };
  });
}

function readViewer(as: string, seats: number): Viewer {
  if (as === 'public' || as === 'storyteller') return as;
  const seat = Number(as);
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats + 20) {
    throw new Sorry(400, 'A replay is seen as "public", as "storyteller", or as a seat\'s number.');
  }
  return seat;
}
