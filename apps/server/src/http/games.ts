import { type GameEvent, LOG_VERSION, seenBy, type Viewer } from '@belfry/engine';
import { GameFile, type MyGame } from '@belfry/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TOO_MANY } from '../guesses.ts';
import type { Rooms } from '../rooms.ts';
import { personOf } from '../table/commands/index.ts';
import { foldTable } from '../table/fold.ts';
import { recordFrom } from '../table/old-records.ts';
import type { LogRecord } from '../table/record.ts';
import { readRecords } from '../table/record-shape.ts';
import { isStoryteller, shownStage, type TableState } from '../table/state.ts';
import { statistics } from '../table/statistics.ts';
import { hear } from '../table/talk.ts';
import { viewerOf } from '../table/viewer.ts';
import { bodyOf, Sorry } from './answer.ts';
import type { Visitors } from './visitor.ts';

const FILE_BYTES = 8_000_000;
type Coded = { Params: { code: string } };

export function gameRoutes(app: FastifyInstance, rooms: Rooms, visitors: Visitors): void {
  const { house, store, signer, limits, guesses } = rooms;

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

  const ended = (isOver: boolean) => {
    if (!isOver) throw new Sorry(403, 'The game is still on.');
  };
  const logOf = async (game: string) => (await store.records(game)).map(recordFrom);

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
    const { table, me, isOver } = await mine(request);
    if (!isStoryteller(me)) ended(isOver);
    const records = (await logOf(table.game)).map((record) =>
      // Accounts open doors on this server; a file must not carry them out.
      record.type === 'came' ? { ...record, account: '' } : record,
    );
    reply.header('content-disposition', `attachment; filename="belfry-${table.code}.json"`);
    return { belfry: 'game', version: LOG_VERSION, records };
  });

  app.post('/api/games/import', { bodyLimit: FILE_BYTES }, async (request, reply) => {
    const file = bodyOf(GameFile, request.body);
    const account = visitors.account(request, reply);
    if (!limits.tables.allows(rooms.addressOf(request.raw)))
      throw new Sorry(429, 'Too many tables from here. Try again later.');
    const game = rooms.token(12);
    let code: string;
    try {
      const records = readRecords(file.records).map((record) =>
        record.type === 'came' ? { ...record, account: `file:${game}:${record.person}` } : record,
      );
      const { people, updatedAt } = checked(records);
      const keeper: LogRecord = {
        type: 'came',
        at: updatedAt,
        person: `p${people.size + 1}`,
        account,
        name: 'Keeper of the file',
        role: 'storyteller',
        host: true,
      };
      code = await house.adopt([...records, keeper], game);
    } catch (error) {
      throw new Sorry(400, `This is no game that can be played again: ${(error as Error).message}`);
    }
    return reply.code(201).send({ code, replay: signer.sign('replay', game) });
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

/** The file has to tell one table from its opening, and what it says was told has to follow from what was decided. */
function checked(records: readonly LogRecord[]): TableState {
  if (records[0]?.type !== 'opened' || records.slice(1).some((record) => record.type === 'opened')) {
    throw new RangeError('it does not begin with the opening of a table.');
  }
  const state = foldTable(records);
  const chronicle = records.findLast((record) => record.type === 'chronicle');
  const events = state.play?.game.isOver === true ? state.play.game.events : undefined;
  if (JSON.stringify(chronicle?.events) !== JSON.stringify(events)) {
    throw new RangeError('what it tells does not follow from what was decided.');
  }
  return state;
}

function readViewer(as: string, seats: number): Viewer {
  if (as === 'public' || as === 'storyteller') return as;
  const seat = Number(as);
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats + 20) {
    throw new Sorry(400, 'A replay is seen as "public", as "storyteller", or as a seat\'s number.');
  }
  return seat;
}
