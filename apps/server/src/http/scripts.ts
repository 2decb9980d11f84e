import { almanac, LANGUAGES } from '@belfry/almanac';
import { SaveScript } from '@belfry/protocol';
import { BUILTIN_NAMES, builtinScript, ScriptReadError, scriptFrom, scriptItems } from '@belfry/scripts';
import type { FastifyInstance } from 'fastify';
import type { Rooms } from '../rooms.ts';
import { unreadable } from '../said.ts';
import { bodyOf, Sorry } from './answer.ts';
import type { Visitors } from './visitor.ts';

type Identified = { Params: { id: string }; Querystring: { version?: string } };

export function scriptRoutes(app: FastifyInstance, { store, token, now }: Rooms, visitors: Visitors): void {
  app.get<{ Querystring: { lang?: string } }>('/api/almanac', async (request, reply) => {
    const lang = request.query.lang ?? 'en';
    if (!(LANGUAGES as readonly string[]).includes(lang)) throw new Sorry(404, { say: 'saved.no-language' });
    const { terms, characters, editions, jinxes, nightOrder } = almanac(lang);
    reply.header('cache-control', 'public, max-age=3600');
    return { lang, languages: LANGUAGES, terms, characters: [...characters.values()], editions, jinxes, nightOrder };
  });

  function read(items: readonly unknown[]) {
    try {
      return scriptFrom(items);
    } catch (error) {
      if (error instanceof ScriptReadError) throw new Sorry(400, unreadable(error), error.message);
      throw error;
    }
  }

  async function save(id: string, owner: string, body: unknown) {
    const script = read(bodyOf(SaveScript, body).items);
    const name = script.name.slice(0, 80);
    const items = JSON.stringify(scriptItems(script));
    const version = await store.saveScript({ id, owner, name, items, at: now() });
    if (version === null) throw new Sorry(403, { say: 'saved.not-yours' });
    return { id, version, name };
  }

  app.get('/api/scripts', async (request, reply) => {
    const builtin = BUILTIN_NAMES.map((name) => {
      const script = builtinScript(name)!;
      return { builtin: name, name: script.name, author: script.author, items: scriptItems(script) };
    });
    const mine = await store.scriptsOf(visitors.account(request, reply));
    return { builtin, mine: mine.map(({ id, version, name, at }) => ({ id, version, name, at })) };
  });
  app.post('/api/scripts', async (request, reply) => {
    const saved = await save(token(12), visitors.account(request, reply), request.body);
    return reply.code(201).send(saved);
  });
  app.put<Identified>('/api/scripts/:id', async (request) => {
    const owner = visitors.known(request);
    if ((await store.script(request.params.id, null)) === null) throw new Sorry(404, { say: 'saved.no-script' });
    return save(request.params.id, owner, request.body);
  });
  app.get<Identified>('/api/scripts/:id', async (request) => {
    const { version } = request.query;
    const wanted = version === undefined ? null : Number(version);
    if (wanted !== null && !Number.isInteger(wanted)) throw new Sorry(400, { say: 'saved.version' });
    const found = await store.script(request.params.id, wanted);
    if (found === null) throw new Sorry(404, { say: 'saved.no-script' });
    const { id, name, items, at } = found;
    return { id, version: found.version, name, at, items: JSON.parse(items) as unknown };
  });
}
