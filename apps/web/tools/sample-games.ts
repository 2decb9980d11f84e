import { cast } from '@belfry/characters';
import { Game, type GameEvent, LOG_VERSION, type Prompt, random } from '@belfry/engine';
import { builtinScript, scriptItems, setUp, tableScript } from '@belfry/scripts';
import { randomInput } from '@belfry/storyteller';

/** Who sits at the sample games. */
export const NAMES = [
  'Ada',
  'Bartholomew',
  'Clara',
  'Dmitri',
  'Eleanor',
  'Finn',
  'Grigory',
  'Hortensia',
  'Ivo',
  'Jacqueline',
  'Kazimir',
  'Lu',
  'Maximiliana von Habsburg',
  'Ned',
  'Olga',
  'Percival',
  'Quentin',
  'Rosalind',
  'Svyatoslav',
  'Theo',
];

type Moment = 'night' | 'day' | 'vote' | 'over';

const reached = (game: Game, moment: Moment): boolean => {
  const { phase, night, today } = game.state;
  const asks = (kind: Prompt['kind']) => game.prompts().some((p) => p.kind === kind);
  if (moment === 'night') return phase === 'night' && night === 2 && asks('choose');
  if (moment === 'day') return phase === 'day' && night >= 2 && today.nominations.length >= 2 && asks('run-day');
  if (moment === 'vote') return night >= 2 && asks('run-vote') && today.nominations.length >= 1;
  return phase === 'over';
};

/** The same game as rules would have told it that differ from today's, from the middle on. */
export function sampleOfOtherRules(id: string, players: number, moment: Moment) {
  const game = sampleGame(id, players, moment);
  const said: GameEvent = { to: 'everyone', type: 'announcement', text: 'The rules of then said so.' };
  const middle = Math.floor(game.told.length / 2);
  return { ...game, told: [...game.told.slice(0, middle), said, ...game.told.slice(middle)] };
}

/** A game at some moment, the same every time: for pictures and tests. */
export function sampleGame(id: string, players: number, moment: Moment, edition = 'trouble-brewing') {
  const script = builtinScript(edition)!;
  for (let attempt = 0; attempt < 200; attempt++) {
    const source = random(`belfry ${players} ${moment} ${attempt}`);
    const { setup } = setUp(tableScript(script), NAMES.slice(0, players), source);
    const game = new Game(setup, cast);
    for (let inputs = 0; inputs < 4000 && !reached(game, moment) && !game.isOver; inputs++) {
      game.submit(randomInput(game, source));
    }
    if (!reached(game, moment)) continue;
    if (moment === 'vote') raiseSome(game);
    return {
      id,
      begun: Date.UTC(2026, 10, 15, 20),
      items: scriptItems(script),
      setup,
      entries: game.entries,
      told: game.events,
      version: LOG_VERSION,
    };
  }
  throw new Error(`No sample game with ${players} players reaches ${moment}.`);
}

function raiseSome(game: Game): void {
  const hands = game.prompts().filter((p) => p.kind === 'hand');
  for (const [at, prompt] of hands.entries()) {
    if (at % 2 === 0) game.submit({ type: 'answer', prompt: prompt.id, by: 'storyteller', choice: { do: 'raise' } });
  }
  for (let step = 0; step < 5; step++) {
    const run = game.prompts().find((p) => p.kind === 'run-vote');
    if (run !== undefined)
      game.submit({ type: 'answer', prompt: run.id, by: 'storyteller', choice: { do: 'advance' } });
  }
}
