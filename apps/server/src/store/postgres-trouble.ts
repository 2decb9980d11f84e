import { BadStore } from './store.ts';

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** PostgreSQL answered, so its answer is what happened: the statement was taken back as a whole. */
export const isAnswer = (error: unknown): boolean => error instanceof Error && 'severity' in error && !isOutage(error);

/** Going away, coming up, or only a copy just now: another try may find a database that takes us in. */
const AWAY = new Set(['57P01', '57P02', '57P03', '53300', '25006']);

/** The line or the database is down for now: nobody knows what became of a statement that was on its way. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if ('severity' in error) return AWAY.has(code) || code.startsWith('08');
  // Whatever the driver says by itself is about the line: a socket's error, a timeout, a connection that ended.
  return true;
}

const ADVICE: { readonly [code: string]: string } = {
  ECONNREFUSED: 'nothing answers there. Start PostgreSQL, or correct the address',
  ENOTFOUND: 'there is no such host. Correct the address',
  ETIMEDOUT: 'it does not answer. Look at the network between here and there',
  '28P01': 'the password is wrong. Correct it in the address',
  '28000': 'this user may not come in. Look at pg_hba.conf, or name another user',
  '3D000': 'there is no such database. Create it (createdb), or name another one',
  '42501': 'this user may not make tables there. Let them own the database',
  '53100': 'its disk is full. Free some space',
  '25006': 'it can only be read. Name the server that takes writes, or free space on its disk',
};

/** What is wrong with the database, where, and what would help; never its password. */
export function inWords(error: unknown, url: string): unknown {
  if (error instanceof BadStore || !(error instanceof Error)) return error;
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const advice = ADVICE[codeOf(inner)] ?? (isOutage(error) ? ADVICE.ETIMEDOUT : undefined);
  return advice === undefined ? error : new BadStore(`BELFRY_STORE (${placeOf(url)}): ${advice}.`, { cause: error });
}

export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}
