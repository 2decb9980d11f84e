import { cast } from '@belfry/characters';
import { Game, type GameSetup, type Json } from '@belfry/engine';
import { playable, scriptFrom, scriptItems } from '@belfry/scripts';

const SHEET = ['imp', 'organgrinder', 'mutant', 'empath', 'chef', 'monk', 'saint', 'atheist', 'spy'];
export const DESK_PLAYERS = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Flo', 'Gus'];
const TOKENS = ['imp', 'organgrinder', 'mutant', 'empath', 'chef', 'monk', 'saint'];

/** A game on one device on its first day, with whatever gives its Storyteller the most to do; votes are secret there, or not. */
export function deskGame(id: string, { secret = false } = {}) {
  const script = scriptFrom([{ id: '_meta', name: 'The busy desk' }, ...SHEET]);
  const setup: GameSetup = {
    script: playable(script),
    seats: TOKENS.map((character, at) => ({ name: DESK_PLAYERS[at]!, character })),
  };
  const game = new Game(setup, cast);
  for (let act = 0; act < 60 && game.state.phase !== 'day'; act++) {
    const { id: prompt, about, options, suggestion, kind } = game.prompts()[0]!;
    const plain: Json = options.pick === 'players' ? options.from.slice(0, options.min) : null;
    const sober = kind === 'choose' && about.character === 'organgrinder';
    const choice = sober ? !secret : (suggestion?.choice ?? plain);
    const done = game.submit({ type: 'answer', prompt, by: 'storyteller', choice });
    if (!done.ok) throw new Error(JSON.stringify(done.reason));
  }
  return { id, begun: 0, items: scriptItems(script), setup, entries: [...game.entries], told: [...game.events] };
}
