import { cast } from '@belfry/characters';
import { Game } from '@belfry/engine';
import { apartPairs, builtinScript, playable } from '@belfry/scripts';
import { BOTS, BotTable, dealGame, policyFor, simulateGame } from '@belfry/storyteller';

const s = builtinScript('trouble-brewing')!;
const script = { played: playable(s), characters: s.characters, apart: apartPairs(s.characters) };
const t0 = performance.now();
let bad = 0;
for (let n = +(process.argv[2] ?? 0); n < +(process.argv[3] ?? 150); n++) {
  const players = 5 + (n % 11);
  const seed = `1/${n}`;
  const a = performance.now();
  const t = new BotTable({
    game: new Game(dealGame(script, players, seed), cast),
    seed,
    policy: (b) => policyFor('random', { seed, board: b }),
    bot: () => BOTS.novice,
  });
  try {
    t.playOut();
  } catch (e) {
    console.log(
      n,
      players,
      String(e).slice(0, 200),
      t.game.state.day,
      t.game.state.seats
        .filter((x) => x.alive)
        .map((x) => x.character + '/' + x.id)
        .join(),
    );
    const ev = t.game.events.slice(-45);
    if (bad++ < 1) for (const e of ev) console.log(JSON.stringify(e).slice(0, 160));
  }
  const ms = performance.now() - a;
  if (ms > 200) console.log(n, 'ms', ms, t.game.inputs.length, t.game.state.day);
}
console.log((performance.now() - t0) / 150);
