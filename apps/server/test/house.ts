import { randomBytes } from 'node:crypto';
import { type Json, type Prompt, type Random, random, randomAnswer } from '@belfry/engine';
import type { OpenTable } from '@belfry/protocol';
import { type Config, noLimits } from '../src/config.ts';
import { type RunningServer, startServer, type World } from '../src/main.ts';
import type { TableState } from '../src/table/state.ts';
import { Client } from './client.ts';

export const testConfig: Config = {
  host: '127.0.0.1',
  port: 0,
  lan: false,
  data: null,
  store: null,
  node: { host: '127.0.0.1', port: 0, address: null, secret: null },
  secret: randomBytes(16).toString('hex'),
  publicUrl: null,
  origins: [],
  proxyHops: 0,
  logLevel: 'silent',
  web: null,
  characters: null,
  metrics: null,
  idleMs: 60_000,
  graceMs: 0,
  drainMs: 0,
  requestMs: 60_000,
  limits: noLimits,
};

export const testServer = (config: Partial<Config> = {}, world: World = {}): Promise<RunningServer> =>
  startServer({ ...testConfig, ...config }, world);

/** Bytes for a server that deals the same every time, where a test needs something that not every deal has. */
export function chanceOf(seed: string) {
  const chance = random(seed);
  return (count: number) => Uint8Array.from({ length: count }, () => chance.below(256));
}

/** A table as it is on disk. */
export const stateOf = async (server: RunningServer, code: string): Promise<Readonly<TableState>> =>
  (await server.house.find(code))!.read((state) => state);

/** No waiting: the Storyteller moves everything. */
export const untimed = {
  discussion: null,
  nominations: null,
  lastCall: null,
  defence: null,
  votePace: null,
  nightPrompt: null,
  ruling: 0,
  beat: 0,
  nightAtLeast: 0,
  dawnAfter: 0,
};

export const NAMES = [...'ABCDEFGHIJKLMNOPQRST'].map((letter) => `${letter}nn`);

export interface Party {
  readonly teller: Client;
  readonly players: readonly Client[];
}

/** A table with its Storyteller and players, seated in order; not begun. */
export async function gather(url: string, seats: number, wish: Partial<OpenTable> = {}): Promise<Party> {
  const settings = { policy: 'plain', ...wish.settings, timers: { ...untimed, ...wish.settings?.timers } };
  const teller = await new Client(url, 'teller').openTable({ name: 'Teller', chairs: seats, ...wish, settings });
  const players: Client[] = [];
  for (const name of NAMES.slice(0, seats)) {
    const player = await new Client(url, name).joinTable(teller.code, name);
    await player.must({ do: 'sit', seat: players.length });
    players.push(player);
  }
  return { teller, players };
}

/** One act of a table that plays at random, each through their own socket. False when the game is over. */
export async function oneAct({ teller, players }: Party, chance: Random): Promise<boolean> {
  if (teller.view?.outcome != null) return false;
  const moves = teller.prompts.find((p) => p.kind === 'run-day' || p.kind === 'run-vote');
  const able = teller.prompts.filter(
    (p) => p.to !== 'storyteller' && (p.options.pick !== 'action' || p.options.of.length > 0),
  );
  const lively = moves === undefined || chance.next() < 0.65;
  const prompt = able.length > 0 && lively ? chance.pick(able) : (moves ?? teller.prompts[0]!);
  if (prompt.to === 'storyteller') {
    await teller.answer(prompt, prompt.suggestion?.choice ?? randomAnswer(prompt.options, chance));
    return true;
  }
  const player = players[prompt.to]!;
  // The Storyteller's frame may come before the player's; in the end both show the same prompt.
  const same = JSON.stringify(prompt);
  await player.until(() => player.prompts.some((p) => JSON.stringify(p) === same), `prompt ${prompt.id}`);
  await acts(teller, player, prompt, randomAnswer(prompt.options, chance));
  return true;
}

/** A player answers. The acknowledgement waits while the Storyteller rules on it, so the Storyteller's view tells that it came. */
export async function acts(teller: Client, player: Client, prompt: Pick<Prompt, 'id'>, choice: Json): Promise<void> {
  const same = JSON.stringify(prompt);
  const before = teller.inputs;
  // Where something can be done again and again, the prompt stays just as it was: then the count of inputs tells.
  const came = teller.until(
    () => teller.inputs !== before || teller.prompts.every((p) => JSON.stringify(p) !== same),
    `answer to ${prompt.id}`,
  );
  await Promise.race([player.answer(prompt, choice), came]);
  await came;
}

/** Whether something is left to do before the table's day: also to say the word for what was only just told. */
export const isNight = ({ view, prompts }: Client): boolean =>
  view?.phase !== 'day' || prompts.some(({ kind }) => kind === 'ruling');

export async function playOut(party: Party, seed: string, most = 3_000): Promise<number> {
  const chance = random(seed);
  for (let acts = 0; acts < most; acts++) if (!(await oneAct(party, chance))) return acts;
  throw new Error(`The game has not ended after ${most} acts.`);
}
