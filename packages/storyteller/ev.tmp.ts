import { cast } from '@belfry/characters';
import { Game } from '@belfry/engine';
import { apartPairs, builtinScript, playable } from '@belfry/scripts';
import { BOTS, BotTable, dealGame, policyFor } from '@belfry/storyteller';

const s = builtinScript('trouble-brewing')!;
const script = { played: playable(s), characters: s.characters, apart: apartPairs(s.characters) };
const acc = new Map<string, { d: number; m: number; g: number }>();
let D = 0,
  M = 0,
  G = 0;
const rank = new Map<number, number[]>();
for (let n = 0; n < +(process.argv[2] ?? 500); n++) {
  const players = 7 + (n % 9);
  const seed = `ev/${n}`;
  let t: BotTable;
  t = new BotTable({
    game: new Game(dealGame(script, players, seed), cast),
    seed,
    policy: (b) => policyFor('random', { seed, board: b }),
    bot: () => BOTS.novice,
    listen(h) {
      if ('event' in h && h.event.type === 'night-falls' && t && t.game.state.night > 1) {
        const r = t.board.reading();
        const liv = t.board.living();
        const seats = t.game.state.seats;
        const lk = (i: number) => t.game.table.script.lookUp(seats[i]!.character)!.team;
        for (const id of liv) {
          const team = lk(id);
          if (team === 'demon') D++;
          else if (team === 'minion') M++;
          else G++;
        }
        for (const e of r.evidence) {
          if (!liv.includes(e.seat)) continue;
          const b = e.because;
          const key =
            b.why +
            ('character' in b && (b.why === 'told' || b.why === 'cleared' || b.why === 'left-alive')
              ? ':' + b.character
              : '') +
            (e.as !== 'evil' ? e.as : '');
          const a = acc.get(key) ?? { d: 0, m: 0, g: 0 };
          acc.set(key, a);
          const team = lk(e.seat);
          const w = 1;
          if (team === 'demon') a.d += w;
          else if (team === 'minion') a.m += w;
          else a.g += w;
        }
        const dm = liv.find((i) => lk(i) === 'demon');
        if (dm !== undefined) {
          const x = r.chance(dm) * liv.length;
          const k = t.game.state.night - 1;
          rank.set(k, [...(rank.get(k) ?? []), x]);
        }
      }
    },
  });
  t.playOut();
}
for (const [k, a] of [...acc].sort())
  console.log(
    k.padEnd(28),
    (a.d / D).toFixed(3),
    (a.m / M).toFixed(3),
    (a.g / G).toFixed(3),
    'LR demon/good',
    Math.log((a.d / D + 0.001) / (a.g / G + 0.001)).toFixed(2),
    'evil/good',
    Math.log(((a.d + a.m) / (D + M) + 0.001) / (a.g / G + 0.001)).toFixed(2),
  );
for (const [k, v] of [...rank].sort((a, b) => a[0] - b[0]))
  console.log(
    'day',
    k,
    v.length,
    'mean ratio',
    (v.reduce((a, b) => a + b, 0) / v.length).toFixed(2),
    'median',
    v.sort((a, b) => a - b)[v.length >> 1]!.toFixed(2),
  );
