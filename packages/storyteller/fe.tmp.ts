import { cast } from '@belfry/characters';
import { Game } from '@belfry/engine';
import { apartPairs, builtinScript, playable } from '@belfry/scripts';
import { BOTS, BotTable, dealGame, hasTag, learnsAgain, policyFor } from '@belfry/storyteller';

const s = builtinScript('trouble-brewing')!;
const script = { played: playable(s), characters: s.characters, apart: apartPairs(s.characters) };
const W: Record<string, number> = {
  told: 3.2,
  cleared: 1.2,
  'cannot-be': 0.5,
  clash: 1.4,
  quiet: 0.5,
  'left-alive': 0.5,
  vote: 0.25,
  proven: 4,
  'died-at-night': 2.6,
};
const F = [
  'told-evil-dead',
  'told-evil-live',
  'told-min-dead',
  'told-min-live',
  'told-dem-dead',
  'told-dem-live',
  'clr-evil-dead',
  'clr-evil-live',
  'clr-dem-dead',
  'clr-dem-live',
  'cannot-be',
  'clash',
  'proven',
  'quiet',
  'left-alive',
  'vote',
  'outsider',
  'noinfoTF',
  'onceinfo',
  'nominatedBefore',
  'survivedDays',
];
console.log('#' + F.join());
let gid = 0;
for (let n = 0; n < +(process.argv[2] ?? 500); n++) {
  const players = 7 + (n % 9);
  const seed = `fe/${n}`;
  let t: BotTable;
  t = new BotTable({
    game: new Game(dealGame(script, players, seed), cast),
    seed,
    policy: (b) => policyFor('random', { seed, board: b }),
    bot: () => BOTS.novice,
    listen(h) {
      if ('event' in h && h.event.type === 'nominations-open' && t) {
        gid++;
        const b = t.board;
        const r = b.reading();
        const liv = b.living();
        const seats = t.game.state.seats;
        const lk = (i: number) => t.game.table.script.lookUp(seats[i]!.character)!.team;
        const rows = new Map(liv.map((i) => [i, new Array(F.length).fill(0)]));
        for (const e of r.evidence) {
          const row = rows.get(e.seat);
          if (!row) continue;
          const be = e.because;
          let k = be.why as string;
          const u = Math.abs(e.points) / W[k]!;
          if (k === 'told' || k === 'cleared') {
            const dead = b.diedAtNight.has((be as any).by) || b.proven.has((be as any).by);
            k =
              (k === 'told' ? 'told-' : 'clr-') +
              (e.as === 'evil' ? 'evil' : e.as === 'minion' ? 'min' : 'dem') +
              (dead ? '-dead' : '-live');
            if (k.startsWith('clr-min')) continue;
          }
          const x = F.indexOf(k);
          if (x >= 0) row[x] += u;
        }
        for (const i of liv) {
          const row = rows.get(i)!;
          const c = b.characterClaimedBy(i);
          const ch = c ? b.rules.lookUp(c) : null;
          if (ch?.team === 'outsider') row[16] = 1;
          if (ch?.team === 'townsfolk' && !hasTag(ch, 'info', 'onceInfo')) row[17] = 1;
          if (hasTag(ch, 'onceInfo')) row[18] = 1;
          row[19] = b.votes.filter((v) => v.nominee === i).length;
          console.log(
            [
              gid,
              b.view.day,
              liv.length,
              ...row.map((x) => +x.toFixed(3)),
              lk(i) === 'demon' ? 1 : lk(i) === 'minion' ? 2 : 0,
            ].join(),
          );
        }
      }
    },
  });
  t.playOut();
}
