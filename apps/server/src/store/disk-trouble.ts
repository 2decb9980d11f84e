import { BadStore } from './store.ts';

const FULL = 'the disk is full. Free some space, or point BELFRY_DATA at a folder on another disk';
const READ_ONLY =
  'it cannot be written to. Give the user that runs Belfry the right to write there, or point BELFRY_DATA at another folder';
const DAMAGED =
  'it is damaged, or no Belfry store. Put a backup in its place (docs/OPERATIONS.md says how), or point BELFRY_DATA at another folder';
const NO_FOLDER = 'there is no such folder, and none can be made. Point BELFRY_DATA at a folder';
const BROKEN = 'the disk does not answer as it should. Look at the system’s log, and check the disk';
const BUSY = 'another program holds it. Stop the other program, or point BELFRY_DATA at another folder';

const BY_SYSTEM: { readonly [code: string]: string } = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: READ_ONLY,
  EACCES: READ_ONLY,
  EPERM: READ_ONLY,
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
  ENOENT: NO_FOLDER,
  EISDIR: DAMAGED,
  EIO: BROKEN,
};

/** SQLite's primary result codes. */
const BY_SQLITE: { readonly [code: number]: string } = {
  5: BUSY,
  6: BUSY,
  8: READ_ONLY,
  10: BROKEN,
  11: DAMAGED,
  13: FULL,
  14: READ_ONLY,
  26: DAMAGED,
};

/** What is wrong with a file or its disk, where, and what would help; anything else stays as it is. */
export function inWords(error: unknown, path: string): unknown {
  if (!(error instanceof Error)) return error;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const known =
    typeof errcode === 'number' ? BY_SQLITE[errcode & 0xff] : typeof code === 'string' ? BY_SYSTEM[code] : undefined;
  return known === undefined ? error : new BadStore(`${path}: ${known}.`, { cause: error });
}

export function sayingWhere<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw inWords(error, path);
  }
}
