import { cast } from '@belfry/characters';
import { Game } from '@belfry/engine';
import { apartPairs, builtinScript, playable } from '@belfry/scripts';
import { BOTS, BotTable, dealGame, policyFor } from '@belfry/storyteller';
import { ingredientsOf } from './src/gauge/gauge.ts';

const s = builtinScript('trouble-brewing')!;
const script = { played: playable(s), characters: s.characters, apart: apartPairs(s.characters) };
for (let n = 0; n < +(process.argv[2] ?? 500); n++) {
  const players = 7 + (n % 9);
  const seed = `fit/${n}`;
  const rows: number[][] = [];
  let t: BotTable;
  const due = false;
  t = new BotTable({
    game: new Game(dealGame(script, players, seed), cast),
    seed,
    policy: (b) => policyFor('random', { seed, board: b }),
    bot: () => BOTS.novice,
    listen(h) {
      if ('event' in h && h.event.type === 'night-falls' && t)
        rows.push([...Object.values(ingredientsOf(t.game, t.board)), t.game.state.night]);
    },
  });
  t.playOut();
  const w = Number(t.game.state.outcome!.winner === 'good');
  for (const r of rows) console.log([...r, w].join());
}
