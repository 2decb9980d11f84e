// Loaded into each server of `npm run bench:server`: answers how much memory and processor time it has used.
export interface Probed {
  /** After a full collection. */
  readonly heapBytes: number;
  readonly rssBytes: number;
  /** User and system time of the whole process, its threads included, in milliseconds. */
  readonly cpuMs: number;
  /** Of that, what its main thread took. */
  readonly main: { readonly user: number; readonly system: number };
  /** The same of the database beside it, where there is one. */
  readonly databaseMs?: number;
}

process.on('message', (asked) => {
  if (asked === 'memory') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const own = process.threadCpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({
    heapBytes: heapUsed,
    rssBytes: rss,
    cpuMs: (user + system) / 1000,
    main: { user: own.user / 1000, system: own.system / 1000 },
  } satisfies Probed);
});
// Only the bench, not this channel, decides how long the server lives.
process.channel?.unref();
