import type { Character, Team } from '@belfry/almanac';
import {
  type CharacterDefinition,
  castOf,
  character,
  Game,
  type GameSetup,
  type JinxDefinition,
  type Json,
  type SeatId,
} from '../src/index.ts';

/** Invented characters, one word of the kernel each: the core must serve them without knowing anybody. */
const invented = (id: string, team: Team): Character => ({
  id,
  name: id,
  team,
  edition: 'homebrew',
  ability: '',
  reminders: [],
  globalReminders: [],
  firstNight: 'Run it.',
  otherNight: 'Run it.',
  setup: null,
  tags: [],
  icon: 'bell',
  automated: true,
});

const TEAMS: { readonly [id: string]: Team } = { fiend: 'demon', crony: 'minion', brewer: 'minion' };

/** A table of seven: the fiend kills, the others are what the test says; whoever is left is a plain villager. */
export function table(
  roles: readonly string[],
  definitions: readonly CharacterDefinition[],
  { jinxes = [], ...more }: Pick<GameSetup, 'fabled'> & { readonly jinxes?: readonly JinxDefinition[] } = {},
) {
  const fiend = character('fiend', {
    wakes: 'other',
    *act({ choosePlayer, kill }) {
      yield* kill(yield* choosePlayer());
    },
  });
  const ids = [...new Set(['fiend', 'crony', 'villager', ...roles])];
  const homebrew = ids.map((id) => invented(id, TEAMS[id] ?? 'townsfolk'));
  const cast = castOf([fiend, character('crony', {}), character('villager', {}), ...definitions], jinxes);
  const order = ['dusk', 'minioninfo', 'demoninfo', ...roles.filter((r) => r !== 'fiend'), 'fiend', 'dawn'];
  const characters = ['fiend', 'crony', ...roles];
  while (characters.length < 7) characters.push('villager');
  return new Game(
    {
      script: { name: 'Words', characters: ids, homebrew, firstNight: order, otherNight: order },
      seats: characters.map((id, at) => ({ name: `P${at}`, character: id })),
      ...more,
    },
    cast,
  );
}

/** Answers whatever is asked of these seats; the Storyteller takes suggestions; ends at the next day. */
export function night(game: Game, choices: { readonly [seat: SeatId]: Json } = {}) {
  while (!game.isOver && !game.prompts().some((p) => p.kind === 'run-day')) {
    const [prompt] = game.prompts();
    const { to, id, suggestion, options } = prompt!;
    const plain = options.pick === 'players' ? options.from.slice(0, options.min) : (suggestion?.choice ?? null);
    const choice = to === 'storyteller' ? plain : (choices[to] ?? plain);
    const result = game.submit({ type: 'answer', prompt: id, by: to, choice: suggestion?.choice ?? choice });
    if (!result.ok) throw new Error(game.inEnglish(result.reason));
  }
}

export function endDay(game: Game) {
  const prompt = game.prompts().find((p) => p.kind === 'run-day')!;
  game.submit({ type: 'answer', prompt: prompt.id, by: 'storyteller', choice: { do: 'end-day' } });
}

export const act = (game: Game, action: { readonly do: string; readonly [key: string]: Json }) => {
  const result = game.submit({ type: 'intervene', action: action as never }); // the tests write what the types allow
  if (!result.ok) throw new Error(game.inEnglish(result.reason));
};

export const alive = (game: Game, seat: SeatId) => game.state.seats[seat]!.alive;

/** Through the first night and day into the second night. */
export function secondNight(game: Game, choices: { readonly [seat: SeatId]: Json }) {
  night(game);
  endDay(game);
  night(game, choices);
}
