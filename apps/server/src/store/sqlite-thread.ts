import { parentPort, workerData } from 'node:worker_threads';
import { inWords } from './disk-trouble.ts';
import { type Packed, unpack } from './packing.ts';
import { SqliteFile } from './sqlite-file.ts';

/** What the store asks of its thread, and the answer. Errors cross as their name and words. */
export interface Call {
  readonly id: number;
  readonly method: Exclude<keyof SqliteFile, symbol>;
  readonly args: readonly unknown[];
}
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: { readonly name: string; readonly message: string } };

const spoken = (value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: value.message } : value;

if (parentPort !== null) {
  const port = parentPort;
  const { path } = workerData as { path: string };
  const file = new SqliteFile(path);
  port.on('message', async ({ id, method, args }: Call) => {
    try {
      const call = file[method] as (...args: readonly unknown[]) => unknown; // the store calls with the method's own arguments
      const value = method === 'append' ? file.append(unpack(args[0] as Packed)) : await call.apply(file, [...args]);
      port.postMessage({ id, value: Array.isArray(value) ? value.map(spoken) : value } satisfies Reply);
    } catch (error) {
      port.postMessage({
        id,
        error: spoken(inWords(error, path)) as { name: string; message: string },
      } satisfies Reply);
    }
  });
}
