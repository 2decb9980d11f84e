import { almanac } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { type GameSetup, type SeatId, TABLE, toFile } from '@belfry/engine';
import { tableScript } from '@belfry/scripts';
import { type Happening, phrase, simulateGame, type Utterance } from '@belfry/storyteller';
import type { Command } from '../command.ts';
import { narrator } from '../narrate.ts';
import { writeFile } from './files.ts';
import { oneOf, onlyOptions, wholeNumber } from './options.ts';
import { loadScript } from './script/file.ts';

const EYES = ['storyteller', 'public'] as const;
type Eyes = (typeof EYES)[number];

export const demo: Command = {
  name: 'demo',
  summary: 'watch one game of bots, told from beginning to end',
  help: `Usage: belfry demo [--players 8] [--seed S] [--as storyteller|public] [--save FILE]

Novice bots and the fair automatic Storyteller play one game of Trouble Brewing, and it is told: what is said,
who votes, and why the Storyteller decides as they do.

  --players   5 to 15 (8)
  --seed      any text: the same seed tells the same game (1)
  --as        the Storyteller's view (usual), or only what everybody saw
  --save      write the game to a file, for "belfry replay"`,
  run(args, io) {
    const values = onlyOptions(args, {
      players: { type: 'string' },
      seed: { type: 'string' },
      as: { type: 'string' },
      save: { type: 'string' },
    });
    const eyes = oneOf(values.as ?? 'storyteller', EYES, 'as');
    const script = tableScript(loadScript('trouble-brewing'));
    const happened: Happening[] = [];
    const { table } = simulateGame({
      script,
      cast,
      players: wholeNumber(values.players, 'players', 5, 15) ?? 8,
      seed: values.seed ?? '1',
      storyteller: 'fair',
      bots: 'novice',
      listen: (happening) => happened.push(happening),
    });
    const { game } = table;
    for (const line of told(happened, game.setup, eyes)) io.out(line);
    if (values.save !== undefined) writeFile(values.save, `${JSON.stringify(toFile(game))}\n`);
    return 0;
  },
};

/** The game and its talk line by line: what was said, who voted, and, for the Storyteller, why things were decided. */
function* told(happened: readonly Happening[], setup: GameSetup, eyes: Eyes): Generator<string> {
  const tell = narrator(setup);
  const name = (seat: SeatId) =>
    seat === TABLE ? almanac().terms.storyteller : (setup.seats[seat]?.name ?? `${seat}`);
  let hands: SeatId[] = [];
  for (const happening of happened) {
    if ('utterance' in happening) {
      const line = overheard(happening.utterance, name, eyes);
      if (line !== null) yield line;
      continue;
    }
    const { to, ...fact } = happening.event;
    if (eyes === 'public' && to !== 'everyone') continue;
    if (fact.type === 'counted' && fact.up) hands.push(fact.seat);
    const line = tell(fact);
    if (line !== null) yield line;
    if (fact.type !== 'tally') continue;
    if (hands.length > 0) yield `  Hands up: ${hands.map(name).join(', ')}.`;
    hands = [];
  }
}

/** Something said aloud; of whispers, everybody knows only who whispers to whom. */
function overheard(utterance: Utterance, name: (seat: SeatId) => string, eyes: Eyes): string | null {
  const { from, to } = utterance;
  const words = phrase(utterance, { lang: 'en', name });
  if (to === 'everyone') return `${name(from)}: ${words}`;
  const whom = to.map(name).join(', ');
  return eyes === 'public'
    ? `  ${name(from)} whispers to ${whom}.`
    : `  ${name(from)} to ${whom}, in a whisper: ${words}`;
}
