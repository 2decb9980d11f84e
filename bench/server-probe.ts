// Loaded into each server of `npm run bench:server`: answers how much memory and processor time it has used.
export interface Probed {
  /** After a full collection. */
  readonly heapBytes: number;
  readonly rssBytes: number;
  /** User and system time of the whole process, its threads included, in milliseconds. */
  readonly cpuMs: number;
  /** The same of the database beside it, where there is one. */
  readonly databaseMs?: number;
}

process.on('message', (asked) => {
  if (asked === 'memory') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapBytes: heapUsed, rssBytes: rss, cpuMs: (user + system) / 1000 } satisfies Probed);
});
// Only the bench, not this channel, decides how long the server lives.
process.channel?.unref();
