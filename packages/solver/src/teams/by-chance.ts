import { random, type SeatId } from '@belfry/engine';
import { type Scene, Sketch } from '../likely/sketch.ts';
import type { Matter } from '../matter.ts';
import type { DayEvent } from '../problem.ts';

/** So many deals are tried, and of each so many things that could be told. */
const DEALS = 60;
const TOLD = 16;
const LEAST = 0.03;
/** Scripts and sizes that are remembered. */
const REMEMBERED = 64;

const known = new Map<string, ReadonlyMap<number, number>>();

/** A day on which everything happened that an ability could ask about: seat 1 was executed. */
const EVENTFUL: readonly DayEvent[] = [
  { type: 'nomination', nomination: { nominator: 2, nominee: 1, came: 'nothing' } },
  { type: 'votes', voters: [2, 3, 4] },
  { type: 'execution', player: 1, died: true },
];

/**
 * By character: how often what such an ability could tell is so, if it is drawn blindly from all it could tell. Whoever makes
 * something up says what is so about as often; whoever is told the truth says it always.
 */
export function byChance(m: Matter): ReadonlyMap<number, number> {
  const key = `${m.n} ${m.ids.join(' ')}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const shares = new Map<number, number>();
  const deals = dealsOf(m);
  const sketch = new Sketch(m);
  for (const code of m.ids.keys()) {
    const share = shareOf(m, code, sketch, deals);
    if (share !== null) shares.set(code, Math.min(1 - LEAST, Math.max(LEAST, share)));
  }
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, shares);
  return shares;
}

/** Tables as they are dealt, whoever sits there. */
function dealsOf(m: Matter): readonly (readonly number[])[] {
  const dice = random('blindly');
  const { counts } = m.problem;
  const of = (team: string) => dice.shuffle(m.ids.flatMap((_, code) => (m.teams[code] === team ? [code] : [])));
  return Array.from({ length: DEALS }, () => {
    const evil = [...of('minion').slice(0, counts.minion), ...of('demon').slice(0, 1)];
    const outsiders = of('outsider').slice(0, counts.outsider);
    const townsfolk = of('townsfolk');
    const good = [...outsiders, ...townsfolk.slice(0, m.n - evil.length - outsiders.length)];
    const deal = dice.shuffle([...evil, ...good]);
    while (deal.length < m.n) deal.push(townsfolk[0] ?? 0);
    return deal;
  });
}

function shareOf(m: Matter, code: number, sketch: Sketch, deals: readonly (readonly number[])[]): number | null {
  const definition = m.definitions[code];
  const learns = definition?.learns;
  if (learns === undefined) return null;
  const dice = random(`told ${m.ids[code]}`);
  const scene: Scene = { night: 2, isNight: true, dead: 1 << 1, events: EVENTFUL };
  let [so, all] = [0, 0];
  for (const deal of deals) {
    sketch.begin(0, scene, [code, ...deal.slice(1)], -1);
    const others = dice.shuffle(sketch.players().slice(2));
    const chosen: readonly SeatId[] = others.slice(0, definition?.chooses?.size ?? definition?.manner?.asksOnce ?? 0);
    for (const told of dice.shuffle(learns.domain(sketch, chosen, false)).slice(0, TOLD)) {
      const holds = learns.holds(sketch, told, chosen);
      so += holds === 'yes' ? 1 : holds === 'may' ? 0.5 : 0;
      all++;
    }
    if (sketch.isOpaque) return null;
  }
  return all === 0 ? null : so / all;
}
