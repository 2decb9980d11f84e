import type { Sentence } from '@belfry/almanac';
import type { SeenEvent, Viewer } from '@belfry/engine';
import type { Line, MyGame, OpenTable, TableOpened } from '@belfry/protocol';

/** The server said no, in words for people. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  /** What was wrong, as data. */
  readonly said: Sentence | null;

  constructor(status: number, reason: string, said: Sentence | null = null) {
    super(reason);
    this.status = status;
    this.said = said;
  }
}

async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(method === 'GET'
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    });
  } catch {
    throw new Refused(0, '');
  }
  const answer = (await response.json().catch(() => null)) as (T & { error?: string; said?: Sentence }) | null;
  // Whoever does not speak JSON is no Belfry server: a proxy's page, or a folder of files.
  if (answer === null) throw new Refused(0, '');
  if (!response.ok) throw new Refused(response.status, answer.error ?? '', answer.said ?? null);
  return answer;
}

/** What hangs on a table's door. */
export interface DoorPlate {
  readonly code: string;
  readonly title: string;
  readonly script: string;
  readonly storyteller: 'by-hand' | 'assisted' | 'automatic';
  readonly spectators: boolean;
  readonly stage: 'lobby' | 'playing' | 'over';
  readonly locked: boolean;
  readonly players: number;
  readonly chairs: number;
  /** Whether somebody who comes late could still play. */
  readonly room: boolean;
  /** The address to give to others. */
  readonly link: string;
}

export interface Replayed {
  readonly script: string;
  readonly seats: readonly string[];
  readonly as: Viewer;
  readonly events: readonly SeenEvent[];
  readonly statistics: Readonly<Record<string, string | number | null>>;
}

/** A game's own log, as its Storyteller may take it away. */
export interface ExportedGame {
  readonly records: readonly { readonly type: string; readonly [key: string]: unknown }[];
}

const at = (code: string) => encodeURIComponent(code);

export const api = {
  /** Makes sure that this browser has its cookie. */
  session: () => call<{ account: string }>('POST', '/api/session'),
  openTable: (wish: OpenTable) => call<TableOpened>('POST', '/api/tables', wish),
  doorPlate: (code: string) => call<DoorPlate>('GET', `/api/tables/${at(code)}`),
  myGames: () => call<{ games: readonly MyGame[] }>('GET', '/api/games'),
  talk: (code: string) => call<{ talk: readonly Line[] }>('GET', `/api/games/${at(code)}/talk`),
  exported: (code: string) => call<ExportedGame>('GET', api.exportOf(code)),
  exportOf: (code: string) => `/api/games/${at(code)}/export`,
  /** A game file, as `exported` gave it away. */
  importGame: (file: unknown) => call<{ code: string; replay: string }>('POST', '/api/games/import', file),
  shareReplay: (code: string) => call<{ replay: string }>('POST', `/api/games/${at(code)}/replay`),
  replay: (replay: string, as: Viewer) => call<Replayed>('GET', `/api/replays/${at(replay)}?as=${as}`),
  /** Under a new id, or as the next version of what was shared before. */
  shareScript: (items: readonly unknown[], id: string | null) =>
    id === null
      ? call<{ id: string }>('POST', '/api/scripts', { items })
      : call<{ id: string }>('PUT', `/api/scripts/${at(id)}`, { items }),
  sharedScript: (id: string) => call<{ items: readonly unknown[] }>('GET', `/api/scripts/${at(id)}`),
  handover: () => call<{ token: string }>('POST', '/api/handover'),
  takeHandover: (token: string) => call<{ account: string }>('POST', '/api/handover/take', { token }),
  qrOf: (code: string) => `/api/tables/${at(code)}/qr.svg`,
};
