import {
  emptyView,
  Game,
  type GameEvent,
  type Prompt,
  type Random,
  random,
  randomAnswer,
  see,
  seenBy,
  type View,
  type Viewer,
} from '@belfry/engine';
import { randomInput } from '@belfry/storyteller';
import { brokenInvariants, randomAct, randomSetup } from '@belfry/testkit';
import type { RunningServer } from '../src/main.ts';
import { acts, gather, type Party, stateOf, testServer } from './house.ts';

/** So many games are played side by side, so that the processor does not wait while one of them does. */
const LANES = 4;
/** So many games at one server: it keeps all of them, and to look after them costs more and more. */
const AT_ONE_SERVER = 400;
/** So many moves are disturbed by the Storyteller's hand; soon after, the Storyteller ends the game. */
const DISTURBED = 120;
const LONG_ENOUGH = 400;
const CHANCE = { act: 0.2, undo: 0.03, request: 0.1 };

export interface Report {
  readonly games: number;
  readonly moves: number;
  readonly acts: number;
}

/**
 * Random games over sockets, in which the Storyteller does anything at any moment. Fails, with the seed, at the first
 * thing that must not be: a refusal of what is legal, a broken invariant, a view that is not the game's, a closed socket.
 */
export async function disturbedGames(games: number, first: number, progress = (_: number) => {}): Promise<Report> {
  const report = { games, moves: 0, acts: 0 };
  for (let at = 0; at < games; at += AT_ONE_SERVER) {
    const played = await atOneServer(Math.min(AT_ONE_SERVER, games - at), first + at, (done) => progress(at + done));
    report.moves += played.moves;
    report.acts += played.acts;
  }
  return report;
}

async function atOneServer(games: number, first: number, progress: (done: number) => void) {
  const server = await testServer();
  const report = { moves: 0, acts: 0 };
  let begun = 0;
  let done = 0;
  let isBroken = false;
  const lane = async () => {
    while (begun < games && !isBroken) {
      const seed = first + begun++;
      try {
        const played = await disturbedGame(server, random(`socket ${seed}`));
        report.moves += played.moves;
        report.acts += played.acts;
      } catch (error) {
        isBroken = true;
        const again = `npm run random-play -- --socket --seed ${seed} --games 1`;
        throw new Error(`${(error as Error).message}\n  See it again with: ${again}`, { cause: error });
      }
      progress(++done);
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await server.close();
  }
  return report;
}

/** What each viewer is to see, kept up while the game goes on, and made anew when something was taken back. */
class RightViews {
  readonly #views = new Map<Viewer, { view: View; read: number; last: GameEvent | undefined; json: string }>();

  json(events: readonly GameEvent[], viewer: Viewer): string {
    const kept = this.#views.get(viewer);
    const goesOn = kept !== undefined && events.length >= kept.read && events[kept.read - 1] === kept.last;
    if (goesOn && events.length === kept.read) return kept.json;
    const view = goesOn ? kept.view : emptyView(viewer);
    // Copied: what is seen is kept in the view, and the events are the server's.
    const news = structuredClone(seenBy(events.slice(goesOn ? kept.read : 0), viewer));
    for (const fact of news) see(view, fact);
    const json = news.length === 0 && goesOn ? kept.json : JSON.stringify(view);
    this.#views.set(viewer, { view, read: events.length, last: events.at(-1), json });
    return json;
  }
}

async function disturbedGame(server: RunningServer, lot: Random): Promise<{ moves: number; acts: number }> {
  const seats = 5 + lot.below(4);
  const party = await gather(server.url, seats);
  const { teller, players } = party;
  // What is dealt comes from the seed as well, and not from the server's own dice.
  const dealt = randomSetup('trouble-brewing', seats, lot);
  await teller.must({ do: 'begin', tokens: dealt.seats.map(({ name: _, ...token }) => token) });
  const views = new RightViews();
  let byHand = 0;
  let moves = 0;
  for (; (await lookAround(server, party, views)).isOver === false; moves++) {
    const game = await gameOf(server, teller.code);
    const requests = game.prompts().filter((p) => p.kind === 'request' && isShown(party, p));
    if (moves > LONG_ENOUGH) await teller.must({ do: 'intervene', action: { do: 'end-game', winner: 'evil' } });
    else if (moves < DISTURBED && lot.next() < CHANCE.act) {
      byHand++;
      await teller.must({ do: 'intervene', action: randomAct(game, lot) });
    } else if (moves < DISTURBED && lot.next() < CHANCE.undo && game.inputs.length > 0) {
      byHand++;
      await teller.must({ do: 'undo', keep: Math.max(0, game.inputs.length - 1 - lot.below(8)) });
    } else if (requests.length > 0 && lot.next() < CHANCE.request) await answer(party, lot.pick(requests), lot);
    else await play(party, game, lot);
  }
  for (const [seat, player] of players.entries()) {
    await player.until(() => player.table?.stage === 'over', `the end at seat ${seat}`);
    player.close();
  }
  teller.close();
  return { moves, acts: byHand };
}

async function gameOf(server: RunningServer, code: string): Promise<Game> {
  const { game } = (await stateOf(server, code)).play!;
  if (!(game instanceof Game)) throw new Error('A game of these rules is only shown as it was told.');
  return game;
}

/** What a table of random players would do next, by whoever is asked and has been shown the question. */
async function play(party: Party, game: Game, lot: Random): Promise<void> {
  const input = randomInput(game, lot);
  if (input.type !== 'answer') throw new Error('Players answer, and do nothing else.');
  const prompt = game.prompts().find(({ id }) => id === input.prompt)!;
  if (prompt.kind === 'request' && !isShown(party, prompt)) return play(party, game, lot);
  if (prompt.to === 'storyteller') await party.teller.answer(prompt, input.choice);
  else await answer(party, prompt, lot, input.choice);
}

/** What the Storyteller asks by hand reaches a player when nobody is ruling. */
const isShown = ({ players }: Party, { id, to }: Prompt): boolean =>
  players[to as number]?.prompts.some((p) => p.id === id) ?? true;

/** Each through their own socket; for those who joined later, and sit without one, the Storyteller answers. */
async function answer(
  { teller, players }: Party,
  prompt: Prompt,
  lot: Random,
  choice = randomAnswer(prompt.options, lot),
) {
  const seat = prompt.to as number; // the Storyteller's own prompts are answered elsewhere
  const player = players[seat];
  if (player === undefined) return teller.answer(prompt, choice, seat);
  await player.until(() => player.prompts.some((p) => p.id === prompt.id), `prompt ${prompt.id}`);
  await acts(teller, player, JSON.parse(JSON.stringify(prompt)) as Prompt, choice);
}

const idsOf = (prompts: readonly Pick<Prompt, 'id'>[]): string[] => prompts.map(({ id }) => id);

/** Everybody has been told what there is to tell, and it is the game as they may see it. */
async function lookAround(
  server: RunningServer,
  { teller, players }: Party,
  views: RightViews,
): Promise<{ isOver: boolean }> {
  // What needed no ruling waits for the Storyteller's word.
  for (const { prompt } of (await stateOf(server, teller.code)).play!.tellings) {
    await teller.answer(prompt, prompt.suggestion!.choice);
  }
  const { held, dawn } = (await stateOf(server, teller.code)).play!;
  const game = await gameOf(server, teller.code);
  const broken = brokenInvariants(game);
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const asked = JSON.stringify(idsOf(game.promptsFor('storyteller')));
  await teller.until(
    () =>
      teller.inputs === game.inputs.length &&
      JSON.stringify(idsOf(teller.prompts.filter((p) => p.to === 'storyteller'))) === asked,
    `input ${game.inputs.length}`,
  );
  // While the Storyteller rules, players are told nothing.
  const told = held || dawn !== null ? [] : players.entries();
  for (const [viewer, client] of [['storyteller', teller] as const, ...told]) {
    if (!client.isOpen) throw new Error(`The socket of ${viewer} was closed: ${JSON.stringify(client.bye)}`);
    const right = views.json(game.events, viewer);
    await client.until(() => JSON.stringify(client.view) === right, `the view of ${viewer}`);
    if (viewer === 'storyteller') continue;
    const asks = JSON.stringify(idsOf(game.promptsFor(viewer)));
    await client.until(() => JSON.stringify(idsOf(client.prompts)) === asks, `what ${viewer} is asked`);
  }
  return { isOver: game.isOver };
}
