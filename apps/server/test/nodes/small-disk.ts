import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE = '1g';
const PIECE = 4096;
const BALLAST = 'ballast';

const mounted = new Set<string>();
// Whatever ends this process, no mount stays behind.
process.on('exit', () => {
  for (const path of mounted) spawnSync('umount', ['--lazy', path]);
});

const mount = (path: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', path]);

/** Only Linux mounts a disk of memory, only for root, and not in every container. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && isAllowed();

function isAllowed(): boolean {
  const path = mkdtempSync(join(tmpdir(), 'belfry-disk-'));
  const { status } = mount(path);
  if (status === 0) spawnSync('umount', [path]);
  rmdirSync(path);
  return status === 0;
}

/** A disk that can be filled up: a file system in memory. Where nothing may be mounted it is a plain folder. */
export class SmallDisk {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
    mkdirSync(path, { recursive: true, mode: 0o755 });
    if (!canMount) return;
    const { status, stderr } = mount(path);
    if (status !== 0) throw new Error(`No small disk could be mounted at ${path}: ${stderr}`);
    mounted.add(path);
  }

  /** Nothing more can be written, not a byte. */
  fill(): void {
    const ballast = join(this.path, BALLAST);
    const { bavail, bsize } = statfsSync(this.path);
    spawnSync('fallocate', ['--length', String(Math.max(1, bavail - 8) * bsize), ballast]);
    // The last pages, which somebody else may take meanwhile.
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(PIECE), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  clear(): void {
    rmSync(join(this.path, BALLAST), { force: true });
  }

  remove(): void {
    if (mounted.delete(this.path)) spawnSync('umount', ['--lazy', this.path]);
    rmSync(this.path, { recursive: true, force: true });
  }
}
