import { type GameEvent, LOG_VERSION, seenBy, type Viewer } from '@belfry/engine';
import type { MyGame } from '@belfry/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCode } from '../codes.ts';
import { TOO_MANY } from '../guesses.ts';
import { OutOfOrder } from '../infirmary.ts';
import type { Rooms } from '../rooms.ts';
import { personOf } from '../table/commands/index.ts';
import { ANYBODY, fileFor } from '../table/game-file.ts';
import { recordFrom } from '../table/old-records.ts';
import { isStoryteller, shownStage } from '../table/state.ts';
import { statistics } from '../table/statistics.ts';
import { hear, isAmongBots } from '../table/talk.ts';
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
        // Who was sent away has nothing here any more.
        return id === null || state.people.get(id)!.kicked
          ? null
          : { id, me: { ...state.people.get(id)! }, isOver: shownStage(state) === 'over' };
      });
      return table === null || known == null ? null : { table, ...known };
    });
    if (found === TOO_MANY) throw new Sorry(429, { say: 'server.wrong-codes' });
    if (found === null) throw new Sorry(404, { say: 'saved.no-game' });
    return found;
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
    const { table, id, isOver } = await mine(request);
    ended(isOver);
    return table.read((state) => {
      const viewer = viewerOf(state, id);
      const opened = state.settings.readBack === 'everyone';
      return { talk: state.talk.flatMap((said) => hear(said, viewer, opened || isAmongBots(state, said)) ?? []) };
    });
  });

  app.get<Coded>('/api/games/:code/export', async (request, reply) => {
    const { game, code, rules, isOver, viewer, opened } = await mine(request).then(
      async ({ table, id, me, isOver: over }) => ({
        game: table.game,
        code: table.code,
        rules: isStoryteller(me) && !me.gone,
        isOver: over,
        ...(await table.read((state) => ({
          viewer: viewerOf(state, id),
          opened: over && state.settings.readBack === 'everyone',
        }))),
      }),
      async (error: unknown) => {
        const { role, ...card } = await kept(request, error);
        return { ...card, rules: isStoryteller({ role }), viewer: ANYBODY, opened: false };
      },
    );
    if (!rules) ended(isOver);
    const records = fileFor(await logOf(game), viewer, opened);
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
