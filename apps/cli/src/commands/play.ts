import { randomUUID } from 'node:crypto';
import { cast } from '@belfry/characters';
import { Game, type GameSetup, random } from '@belfry/engine';
import { BUILTIN_NAMES, builtinScript, type Script, seatTokens, tableScript } from '@belfry/scripts';
import {
  BOTS,
  BotTable,
  dealGame,
  deedsOf,
  namesIn,
  playersAmong,
  policyFor,
  proposeBags,
  usualNames,
} from '@belfry/storyteller';
import { type Command, InputError, UsageError } from '../command.ts';
import { language, oneOf, onlyOptions, wholeNumber } from './options.ts';
import { Parlour } from './play/parlour.ts';
import { WORDS } from './play/words.ts';
import { charactersNamed, dealing } from './script/file.ts';

export const play: Command = {
  name: 'play',
  summary: 'play a whole game in the terminal: you, bots, and the automatic Storyteller',
  help: `Usage: belfry play [--script NAME] [--players N] [--character NAME] [--name YOU] [--seed S]
                   [--bots novice|shrewd] [--lang en|ru]

A game with you in one chair, bots in the others, and the fair Storyteller.
Type ? at any moment to see what you can do. The same seed deals the same game.

  --script      ${BUILTIN_NAMES.join(', ')} (trouble-brewing)
  --players     5 to 15, you included (8)
  --character   who you want to be; otherwise the bag decides
  --name        what the others call you (Robin)
  --seed        any text
  --bots        how well the others play: novice, or shrewd (novice)
  --lang        en or ru (en)

Exit code: 0 when the game was played to its end, 1 when you left it.`,
  async run(args, io) {
    const values = onlyOptions(args, {
      script: { type: 'string' },
      players: { type: 'string' },
      character: { type: 'string' },
      name: { type: 'string' },
      seed: { type: 'string' },
      bots: { type: 'string' },
      lang: { type: 'string' },
    });
    const lang = language(values.lang);
    const level = oneOf(values.bots ?? 'novice', ['novice', 'shrewd'], 'bots');
    const seed = values.seed ?? randomUUID().slice(0, 8);
    const players = wholeNumber(values.players, 'players', 5, 15) ?? 8;
    const name = (values.name ?? WORDS[lang].guest).trim();
    if (name === '') throw new UsageError('--name takes what the others are to call you, not nothing.');
    const builtin = scriptCalled(values.script ?? 'trouble-brewing');
    const { setup, seat } = lay({ builtin, players, seed, name, names: namesIn(lang), wanted: values.character });
    const parlour = new Parlour({ io, lang, seat, seed });
    const seated = setup.seats.map((_, id) => (id === seat ? null : level));
    const counsel = { seed, lang, players: playersAmong(seated) };
    const table = new BotTable({
      game: new Game(setup, cast),
      seed,
      lang,
      policy: (board) => policyFor('fair', { ...counsel, board }),
      deeds: (board) => deedsOf('fair', { ...counsel, board }),
      bot: (id) => (id === seat ? null : BOTS[level]),
      listen: (happening) => parlour.hear(happening),
    });
    return await parlour.play(table);
  },
};

function scriptCalled(name: string): Script {
  const script = builtinScript(name);
  if (script === null) throw new UsageError(`There is no script "${name}". There are: ${BUILTIN_NAMES.join(', ')}.`);
  return script;
}

/** A bag that plays well, or one around the character that was asked for; and the chair it puts you in. */
function lay({
  builtin,
  players,
  seed,
  name,
  names,
  wanted,
}: {
  readonly builtin: Script;
  readonly players: number;
  readonly seed: string;
  readonly name: string;
  readonly names: readonly string[];
  readonly wanted: string | undefined;
}): { setup: GameSetup; seat: number } {
  const script = tableScript(builtin);
  const others = names.filter((n) => n !== name);
  const named = (setup: GameSetup, seat: number): GameSetup => ({
    ...setup,
    seats: setup.seats.map((s, at) => ({ ...s, name: at === seat ? name : others[at]! })),
  });
  if (wanted === undefined) {
    const { bag } = random(`bag ${seed}`).pick(proposeBags({ script, players, seed }));
    const seat = random(`chair ${seed}`).below(players);
    const seated = seatTokens(script, bag, usualNames(players), random(`seats ${seed}`));
    return { setup: named({ script: script.played, ...seated }, seat), seat };
  }
  const [character] = charactersNamed([wanted], builtin);
  const isMine = (s: GameSetup['seats'][number]) => (s.believes ?? s.character) === character!.id;
  // A player who asks for a Townsfolk may well be the Drunk: the bag does not tell.
  for (let n = 0; n < 500; n++) {
    const setup = dealing(() => dealGame(script, players, `${seed} ${n}`));
    const seat = setup.seats.findIndex(isMine);
    if (seat >= 0) return { setup: named(setup, seat), seat };
  }
  throw new InputError(`nobody draws the ${character!.name} in a game of ${players}.`);
}
