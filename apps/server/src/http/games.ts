import { type GameEvent, LOG_VERSION, seenBy, type Viewer } from '@belfry/engine';
import type { MyGame } from '@belfry/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCode } from '../codes.ts';
import { TOO_MANY } from '../guesses.ts';
import { OutOfOrder } from '../infirmary.ts';
import type { Rooms } from '../rooms.ts';
import { ANYBODY, fileFor } from '../table/game-file.ts';
import { recordFrom } from '../table/old-records.ts';
import { isStoryteller } from '../table/state.ts';
import { statistics } from '../table/statistics.ts';
import { inTurns } from '../turns.ts';
import { Sorry } from './answer.ts';
import type { Visitors } from './visitor.ts';

type Coded = { Params: { code: string } };

export function gameRoutes(app: FastifyInstance, rooms: Rooms, visitors: Visitors): void {
  const { desk, store, signer, guesses } = rooms;

  app.get('/api/games', async (request) => {
    const games: MyGame[] = await store.gamesOf(visitors.known(request));
    return { games };
  });

  /** The table, if the visitor belongs to it. Strangers cannot tell it from one that does not exist. */
  async function mine(request: FastifyRequest<Coded>) {
    const account = visitors.known(request);
    const found = await guesses.look(rooms.addressOf(request.raw), async () => {
      const game = await desk.gameOf(request.params.code);
      return game === null ? null : desk.ask(game, 'member', account);
    });
    if (found === TOO_MANY) throw new Sorry(429, { say: 'server.wrong-codes' });
    if (found === null) throw new Sorry(404, { say: 'saved.no-game' });
    return { account, ...found };
  }

  /** A table that cannot be opened has a log all the same, and the index knows whose it is. */
  async function kept(request: FastifyRequest<Coded>, error: unknown) {
    if (!(error instanceof OutOfOrder)) throw error;
    const games = await store.gamesOf(visitors.known(request));
    const card = games.find(({ code }) => code === readCode(request.params.code));
    if (card === undefined) throw new Sorry(404, { say: 'saved.no-game' });
    return { game: card.game, code: card.code, role: card.role, isOver: card.stage === 'over' };
  }

  const ended = (isOver: boolean) => {
    if (!isOver) throw new Sorry(403, { say: 'saved.still-on' });
  };
  const logOf = async (game: string) => inTurns(await store.records(game), recordFrom);

  app.get<Coded>('/api/games/:code/talk', async (request) => {
    const { game, account, isOver } = await mine(request);
    ended(isOver);
    // It may have gone on in between, by what was taken back.
    const talk = await desk.ask(game, 'talk', account);
    ended(talk !== null);
    return { talk };
  });

  app.get<Coded>('/api/games/:code/export', async (request, reply) => {
    const { game, code, rules, isOver, viewer, opened } = await mine(request).catch(async (error: unknown) => {
      const { role, ...card } = await kept(request, error);
      return { ...card, rules: isStoryteller({ role }), viewer: ANYBODY, opened: false };
    });
    if (!rules) ended(isOver);
    const records = fileFor(await logOf(game), viewer, opened);
    reply.header('content-disposition', `attachment; filename="belfry-${code}.json"`);
    return { belfry: 'game', version: LOG_VERSION, records };
  });

  app.post<Coded>('/api/games/:code/replay', async (request) => {
    const { game, isOver } = await mine(request);
    ended(isOver);
    return { replay: signer.sign('replay', game) };
  });

  app.get<{ Params: { replay: string }; Querystring: { as?: string } }>('/api/replays/:replay', async (request) => {
    const game = signer.open('replay', request.params.replay);
    if (game === null) throw new Sorry(404, { say: 'saved.no-replay' });
    const records = await logOf(game);
    const chronicle = records.findLast((r) => r.type === 'chronicle');
    const begun = records.find((r) => r.type === 'begun');
    // After what was taken back the game goes on, and a link from before must not show it.
    const goesOn =
      records.findLastIndex((r) => r.type === 'entry') > records.findLastIndex((r) => r.type === 'chronicle');
    if (chronicle === undefined || begun === undefined || goesOn) throw new Sorry(404, { say: 'saved.not-ended' });
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
    throw new Sorry(400, { say: 'saved.viewer' });
  }
  return seat;
}
