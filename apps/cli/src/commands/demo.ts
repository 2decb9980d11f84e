import { writeFileSync } from 'node:fs';
import { cast } from '@belfry/characters';
import { seenBy, toFile } from '@belfry/engine';
import { tableScript } from '@belfry/scripts';
import { simulateGame } from '@belfry/storyteller';
import { type Command, UsageError } from '../command.ts';
import { narrator } from '../narrate.ts';
import { parsed, wholeNumber } from './options.ts';
import { loadScript } from './script/file.ts';

export const demo: Command = {
  name: 'demo',
  summary: 'watch one game of bots, told from beginning to end',
  help: `Usage: belfry demo [--players 8] [--seed S] [--as storyteller|public] [--save FILE]

Novice bots and the fair automatic Storyteller play one game of Trouble Brewing, and it is told.

  --players   5 to 15 (8)
  --seed      any text: the same seed tells the same game (1)
  --as        the Storyteller's view (usual), or only what everybody saw
  --save      write the game to a file, for "belfry replay"`,
  run(args, io) {
    const { values, positionals } = parsed(args, {
      players: { type: 'string' },
      seed: { type: 'string' },
      as: { type: 'string' },
      save: { type: 'string' },
    });
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is one word too many.`);
    const eyes = values.as ?? 'storyteller';
    if (eyes !== 'storyteller' && eyes !== 'public') throw new UsageError('--as is "storyteller" or "public".');
    const script = loadScript('trouble-brewing');
    const { table } = simulateGame({
      script: tableScript(script),
      cast,
      players: wholeNumber(values.players, 'players', 5, 15) ?? 8,
      seed: values.seed ?? '1',
      storyteller: 'fair',
      bots: 'novice',
    });
    const { game } = table;
    const tell = narrator(game.setup);
    for (const fact of seenBy(game.events, eyes)) {
      const line = tell(fact);
      if (line !== null) io.out(line);
    }
    if (values.save !== undefined) writeFileSync(values.save, `${JSON.stringify(toFile(game))}\n`);
    return 0;
  },
};
