import { closeSync, fdatasyncSync, fsyncSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PAGES = Buffer.alloc(8_192, 1);
/** As long as a log that is written over again: a flush has no new length to note. */
const LENGTH = 8_000_000;
const TIMES = 1_000;
const EVERY_MS = 2;

/** What the disk alone takes to flush two pages, at about the pace of the paced run: nothing that is acknowledged is faster. */
export async function flushAlone(folder: string): Promise<{ readonly p50: number; readonly p99: number }> {
  const path = join(folder, 'flush');
  const file = openSync(path, 'w');
  ftruncateSync(file, LENGTH);
  for (let at = 0; at < LENGTH; at += PAGES.length) writeSync(file, PAGES, 0, PAGES.length, at);
  fsyncSync(file);
  const times: number[] = [];
  for (let count = 0; count < TIMES; count++) {
    await pause(EVERY_MS);
    const began = performance.now();
    writeSync(file, PAGES, 0, PAGES.length, (count * PAGES.length) % LENGTH);
    fdatasyncSync(file);
    times.push(performance.now() - began);
  }
  closeSync(file);
  rmSync(path);
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(TIMES * share)]! * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}
