import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Probed } from './server-probe.ts';

const PLENTY = '1000000000';

/** Limits are not what is measured: everybody comes from one address. */
export const UNLIMITED = {
  BELFRY_PORT: '0',
  BELFRY_LOG: 'silent',
  BELFRY_FRAMES_PER_SECOND: PLENTY,
  BELFRY_REQUESTS_PER_MINUTE: PLENTY,
  BELFRY_TABLES_PER_HOUR: PLENTY,
  BELFRY_SOCKETS_PER_ADDRESS: PLENTY,
  BELFRY_SOCKETS: PLENTY,
};

/** As `npm start` starts it. */
export const USUAL_FLAGS = ['--max-semi-space-size=128', '--heap-growing-percent=150'];

/** A server in a process of its own, with a probe in it. */
export class Server {
  readonly url: string;
  readonly #child: ChildProcess;
  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(file: string, env: NodeJS.ProcessEnv, flags: readonly string[] = USUAL_FLAGS): Promise<Server> {
    const probe = ['--expose-gc', '--import', resolve(import.meta.dirname, 'server-probe.ts')];
    const main = resolve(import.meta.dirname, file);
    const child = spawn(process.execPath, [...flags, ...probe, main], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout!.on('data', (text) => {
        const found = /open at (\S+)/.exec(String(text));
        if (found !== null) resolve(found[1]!);
      });
      child.on('exit', (code) => reject(new Error(`${file} ended with ${code}.`)));
    });
    return new Server(child, url);
  }

  probe(what: 'memory' | 'cpu'): Promise<Probed> {
    return new Promise((resolve) => {
      this.#child.once('message', (probed) => resolve(probed as Probed));
      this.#child.send(what);
    });
  }

  /** In order, for one that has something left to write (a profile); at once for all others. */
  async stop(how: 'in order' | 'at once'): Promise<void> {
    if (how === 'at once') this.#child.kill('SIGKILL');
    else {
      const ended = new Promise((done) => this.#child.once('exit', done));
      this.#child.kill('SIGTERM');
      await ended;
    }
  }
}
