import type { Character, CharacterId } from '@belfry/almanac';
import { dealBag, type GameSetup, type Random, type SetupSeat } from '@belfry/engine';
import { builtinScript, playable, type Script, travellersAtHand } from '@belfry/scripts';

const PLAYERS = [
  'Ada',
  'Bruno',
  'Clara',
  'Dmitri',
  'Esme',
  'Felix',
  'Greta',
  'Hugo',
  'Iris',
  'Jonas',
  'Kira',
  'Leo',
  'Mina',
  'Nils',
  'Olga',
  'Pavel',
  'Quinn',
  'Rosa',
  'Sam',
  'Tilda',
];

const scripts = new Map<string, { script: Script; setup: GameSetup['script'] }>();

function scriptNamed(name: string) {
  const known = scripts.get(name);
  if (known !== undefined) return known;
  const script = builtinScript(name);
  if (script === null) throw new RangeError(`There is no built-in script "${name}".`);
  const made = { script, setup: playable(script) };
  scripts.set(name, made);
  return made;
}

/** A legal table of this many, dealt at random. */
export function randomSetup(
  name: string,
  players: number,
  random: Random,
  picks: readonly Character[] = [],
): GameSetup {
  const { script, setup } = scriptNamed(name);
  const bag = dealBag({
    script: script.characters,
    players,
    picks,
    travellers: travellersAtHand(script.characters),
    random,
  });
  const seats: SetupSeat[] = bag.tokens.map(({ character, shows }) => ({
    name: '',
    character,
    ...(shows === null ? {} : { believes: shows }),
  }));
  for (const character of bag.travellers as CharacterId[]) {
    seats.splice(random.below(seats.length + 1), 0, {
      name: '',
      character,
      alignment: random.next() < 0.33 ? 'evil' : 'good',
    });
  }
  return { script: setup, seats: seats.map((seat, at) => ({ ...seat, name: PLAYERS[at]! })) };
}
