import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const EXAMPLES = join(ROOT, 'examples/homebrew');
const data = mkdtempSync(join(tmpdir(), 'belfry-homebrew-'));
afterAll(() => rmSync(data, { recursive: true }));

interface Started {
  readonly process: ChildProcess;
  /** Everything said so far. */
  said(): string;
}

/** A server in a process of its own, as `npm start` runs it: characters are for whole processes. */
function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(process.execPath, ['apps/server/src/main.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, BELFRY_PORT: '0', BELFRY_DATA: data, BELFRY_LOG: 'silent', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { process: child, said: () => said };
}

async function opened({ process, said }: Started): Promise<string> {
  const url = () => /open at (\S+)/.exec(said())?.[1];
  while (url() === undefined) {
    if (process.exitCode !== null) throw new Error(said());
    await Promise.race([once(process.stdout!, 'data'), once(process, 'exit')]);
  }
  return url()!;
}

describe('a server with characters of one’s own', () => {
  test('plays them, once their scenarios have come out as written', async () => {
    const web = join(data, 'web');
    mkdirSync(web);
    writeFileSync(join(web, 'index.html'), '<html><head><title>Belfry</title></head><body></body></html>');
    const server = start(['--characters', EXAMPLES], { BELFRY_WEB: web });
    try {
      const url = await opened(server);
      expect(server.said()).toContain('hexer, lamplighter, tollkeeper (7 scenarios came out as written)');
      const answer = await fetch(`${url}/api/almanac?lang=ru`);
      const book = (await answer.json()) as { readonly characters: object[]; readonly jinxes: object[] };
      expect(book.characters).toContainEqual(expect.objectContaining({ id: 'hexer', name: 'Порчун', automated: true }));
      expect(book.jinxes).toContainEqual({ a: 'hexer', b: 'virgin', rule: 'На Девственнице порча не действует.' });
      for (const path of ['/', '/t/abcdef']) {
        const page = await (await fetch(`${url}${path}`)).text();
        const told = /<script type="application\/json" id="own-pages">(.*)<\/script>/.exec(page)![1]!;
        expect(JSON.parse(told).characters.hexer.ru.name).toBe('Порчун');
      }
    } finally {
      server.process.kill();
      await once(server.process, 'exit');
    }
  });

  test('does not open with one that fails, and says where', async () => {
    const folder = join(data, 'bad');
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'ghost.ts'),
      "export const entry = { name: 'Ghost', team: 'ghosts', ability: 'Haunts.' };\n",
    );
    const server = start([], { BELFRY_CHARACTERS: folder });
    const [code] = await once(server.process, 'exit');
    expect(code).toBe(1);
    expect(server.said()).toContain(`Belfry: the characters in ${folder} cannot be played:`);
    expect(server.said()).toContain('ghost.ts:1: it exports no "ghost"');
    expect(server.said()).toContain('ghost.ts:1: there is no team "ghosts"');
    expect(server.said()).not.toContain('open at');
  });

  test('does not understand other options', async () => {
    const server = start(['--character', EXAMPLES]);
    const [code] = await once(server.process, 'exit');
    expect(code).toBe(1);
    expect(server.said()).toContain('The only option is --characters FOLDER.');
  });
});
