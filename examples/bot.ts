/**
 * A whole player in under 100 lines: joins a table, takes a chair, and answers whatever it is asked with any legal
 * choice. It knows nothing of the game. Run it against a server:
 *
 *   node examples/bot.ts http://127.0.0.1:8080 KXTR-PWMA Robin
 */
import { WebSocket } from 'ws';

interface Options {
  readonly pick: 'players' | 'characters' | 'one' | 'text' | 'action' | 'all' | 'list';
  readonly from?: readonly unknown[];
  readonly min?: number;
  readonly of?: readonly { value?: unknown; do?: string; character?: string; with?: Options }[];
  readonly parts?: readonly Options[];
}
interface Prompt {
  readonly id: string;
  readonly kind: string;
  readonly options: Options;
}
interface Chair {
  readonly seat: number;
  readonly person: string | null;
  readonly name: string | null;
}

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
const shuffled = <T>(list: readonly T[]): T[] => [...list].sort(() => Math.random() - 0.5);

/** Any legal answer. */
function choose({ pick, from = [], min = 0, of = [], parts = [] }: Options): unknown {
  if (pick === 'text') return '';
  if (pick === 'all') return parts.map(choose);
  if (pick === 'list') return [];
  if (pick === 'one') return any(of).value;
  if (pick !== 'action') return shuffled(from).slice(0, min);
  const { do: act, character, with: further } = any(of);
  return { do: act, character, with: further && choose(further) };
}

/** Plays until the game is over; resolves with what the bot was told about the end. */
export async function bot(server: string, code: string, name: string): Promise<unknown> {
  const joined = await fetch(`${server}/api/tables/${code}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, as: 'player' }),
  });
  if (!joined.ok) throw new Error(await joined.text());
  const cookie = joined.headers.getSetCookie()[0]!.split(';')[0]!;
  const ws = new WebSocket(`${server.replace('http', 'ws')}/ws`, { headers: { cookie } });
  const say = (message: object) => ws.send(JSON.stringify(message));
  let commands = 0;
  const command = (cmd: object) => say({ t: 'do', id: `${name}-${++commands}`, cmd });

  let seat: number | null = null;
  const answered = new Set<string>();
  const takeChair = (chairs: readonly Chair[]) => {
    const free = chairs.filter((chair) => chair.person === null && chair.name === null);
    if (seat === null && free.length > 0) command({ do: 'sit', seat: any(free).seat });
  };
  const answer = (prompts: readonly Prompt[]) => {
    for (const { id, kind, options } of prompts) {
      const able = options.pick !== 'action' || (options.of?.length ?? 0) > 0;
      // By day a bot thinks before it speaks, and speaks once about each matter.
      if (!able || answered.has(id)) continue;
      answered.add(id);
      const think = kind === 'choose' ? 0 : Math.random() * 60;
      setTimeout(() => command({ do: 'answer', prompt: id, choice: choose(options) }), think);
    }
  };

  return new Promise((resolve, reject) => {
    ws.on('error', reject);
    ws.on('open', () => say({ t: 'hello', v: 2, table: code }));
    ws.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.you !== undefined) seat = message.you?.seat ?? null;
      if (message.table?.stage === 'lobby') takeChair(message.table.chairs);
      if (message.t === 'reject' && seat === null) say({ t: 'look' });
      if (message.prompts !== undefined) answer(message.prompts);
      const end =
        message.view?.outcome ?? message.events?.find((e: { type: string }) => e.type === 'game-over')?.outcome;
      if (end) {
        ws.close();
        resolve(end);
      }
    });
  });
}

if (import.meta.main) {
  const [server, code, name = 'Robin'] = process.argv.slice(2);
  if (server === undefined || code === undefined) throw new Error('Usage: node examples/bot.ts SERVER CODE [NAME]');
  console.log(await bot(server, code, name));
}
