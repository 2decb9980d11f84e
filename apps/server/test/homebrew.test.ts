import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
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

/** The page is told where the code is, may run it, and gets the files that the server plays with and no other. */
async function expectCode(url: string): Promise<void> {
  const answer = await fetch(url);
  const page = await answer.text();
  const { from, ids } = JSON.parse(/id="own-code">(.*?)<\/script>/.exec(page)![1]!);
  expect(ids).toEqual(['hexer', 'lamplighter', 'tollkeeper']);
  const [, map] = /<head><script type="importmap">(.*?)<\/script>/.exec(page)!;
  const hash = createHash('sha256').update(map!).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  const served = async (file: string) => {
    const found = await fetch(`${url}${from}${file}`);
    return { status: found.status, type: found.headers.get('content-type'), code: await found.text() };
  };
  const hexer = await served('hexer.ts');
  expect(hexer).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8' });
  expect(hexer.code).toContain("character('hexer'");
  expect(hexer.code).not.toContain('OwnEntry');
  const engine = await fetch(`${url}${JSON.parse(map!).imports['@belfry/engine']}`);
  expect(await engine.text()).toMatch(/export const \{.*\bcharacter\b.*\bjinx\b.*\}/);
  for (const file of [
    'script.json',
    'scenarios/hexer.yaml',
    '../package.json',
    '%2e%2e/homebrew/hexer.ts',
    'nobody.ts',
  ])
    expect((await served(file)).status, file).toBe(404);
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
        const told = /<script type="application\/json" id="own-pages">(.*?)<\/script>/.exec(page)![1]!;
        expect(JSON.parse(told).characters.hexer.ru.name).toBe('Порчун');
      }
      await expectCode(url);
    } finally {
      server.process.kill();
      await once(server.process, 'exit');
    }
  });

  test('says what keeps a page from running one, which then is run by hand on one device', async () => {
    const folder = join(data, 'files');
    const web = join(data, 'web-again');
    for (const one of [folder, web]) mkdirSync(one);
    writeFileSync(join(web, 'index.html'), '<html><head></head><body></body></html>');
    writeFileSync(
      join(folder, 'reader.ts'),
      "import { hostname } from 'node:os';\nimport { character } from '@belfry/engine';\n" +
        "export const entry = { name: 'Reader', team: 'townsfolk', ability: 'Knows ' + hostname() };\n" +
        "export const reader = character('reader', {});\n",
    );
    const server = start(['--characters', folder], { BELFRY_WEB: web });
    try {
      const page = await (await fetch(await opened(server))).text();
      expect(server.said()).toContain(`${join(folder, 'reader.ts')} imports "node:os", which only a server has.`);
      expect(server.said()).not.toContain('Warning');
      expect(page).toContain('id="own-pages"');
      expect(page).not.toContain('own-code');
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
    expect(server.said()).toContain('The options are --lan (for phones in the same network) and --characters FOLDER.');
  });
});
