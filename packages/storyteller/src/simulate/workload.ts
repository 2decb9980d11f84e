import { type CharacterId, LEFT_TO_PEOPLE } from '@belfry/almanac';
import { type Cast, emptyView, Game, ImpossibleBag, see, seenBy, type View } from '@belfry/engine';
import { shareBelow, type TableScript } from '@belfry/scripts';
import published from '../../data/published-work.json' with { type: 'json' };
import { BOTS } from '../bots/index.ts';
import { policyFor } from '../policy/index.ts';
import { dealGame } from '../setup/deal.ts';
import { BotTable } from '../table/bot-table.ts';
import { hasTag, rulesOf } from '../town/rules.ts';
import { DUTIES, type Duty } from './duties.ts';

/** How much there is to run in an average game of a script. */
export interface Workload {
  readonly players: number;
  /** How many games it is the mean of. */
  readonly games: number;
  readonly days: number;
  readonly duties: Readonly<Record<Duty, number>>;
  readonly total: number;
  /** All that was to do in the busiest night of each game, on average. */
  readonly busiestNight: number;
  /** Who makes the most of it, the busiest first. */
  readonly busiest: readonly { readonly id: CharacterId; readonly duties: number }[];
  /** Which part of the published scripts has less to run with as many players, from 0 to 1; null beyond fifteen. */
  readonly moreThan: number | null;
}

/** Enough for a figure that another twenty games move by a few hundredths. */
const GAMES = 20;
const BUSIEST = 6;

/** Rulings with nothing to decide: they are there so that nobody notices. */
const HOLLOW: ReadonlySet<string> = new Set(['go-on', 'hands-counted']);
const LEFT: ReadonlySet<CharacterId> = new Set(LEFT_TO_PEOPLE);

/** By number of players, the totals below which 0, 5, … 100 of a hundred scripts lie. `scripts/measure-work.ts` made it. */
const PUBLISHED: { readonly [players: string]: readonly number[] | undefined } = published.counts;

/** The same script and number of players always come to the same figures; null when no bag can be dealt. */
export function workloadOf(script: TableScript, cast: Cast, players: number, games = GAMES): Workload | null {
  const ledgers: Ledger[] = [];
  try {
    for (let nth = 0; nth < games; nth++) ledgers.push(playedOut(script, cast, players, `work/${nth}`));
  } catch (error) {
    if (error instanceof ImpossibleBag) return null;
    throw error;
  }
  const mean = (of: (ledger: Ledger) => number) => ledgers.reduce((sum, ledger) => sum + of(ledger), 0) / games;
  const duties: Record<Duty, number> = {
    wake: mean(({ done }) => done.wake),
    tell: mean(({ done }) => done.tell),
    rule: mean(({ done }) => done.rule),
    madness: mean(({ done }) => done.madness),
    'by-hand': mean(({ done }) => done['by-hand']),
  };
  const total = DUTIES.reduce((sum, duty) => sum + duties[duty], 0);
  const characters = [...new Set(ledgers.flatMap(({ by }) => [...by.keys()]))];
  const places = PUBLISHED[players];
  return {
    players,
    games,
    days: mean(({ days }) => days),
    duties,
    total,
    busiestNight: mean(({ nights }) => Math.max(...nights)),
    busiest: characters
      .map((id) => ({ id, duties: mean(({ by }) => by.get(id) ?? 0) }))
      .sort((a, b) => b.duties - a.duties)
      .slice(0, BUSIEST),
    moreThan: places === undefined ? null : shareBelow(places, total),
  };
}

/** What was to do in one game. */
interface Ledger {
  readonly done: Record<Duty, number>;
  readonly by: Map<CharacterId, number>;
  readonly nights: number[];
  days: number;
}

function playedOut(script: TableScript, cast: Cast, players: number, seed: string): Ledger {
  const ledger: Ledger = {
    done: { wake: 0, tell: 0, rule: 0, madness: 0, 'by-hand': 0 },
    by: new Map(),
    nights: [0],
    days: 0,
  };
  const game = new Game(dealGame(script, players, seed), cast);
  const table = new BotTable({
    game,
    seed,
    policy: (board) => {
      const rule = policyFor('first', { seed, board });
      return (now, prompt) => {
        // The log is silent about what is done by hand: the answer is only that it is done.
        if (prompt.kind === 'by-hand') note(ledger, 'by-hand', prompt.about.character ?? null);
        return rule(now, prompt);
      };
    },
    bot: () => BOTS.novice,
  });
  table.playOut();
  readLog(ledger, game);
  return ledger;
}

function note({ done, by }: Ledger, duty: Duty, character: CharacterId | null): void {
  done[duty]++;
  if (character !== null) by.set(character, (by.get(character) ?? 0) + 1);
}

function readLog(ledger: Ledger, game: Game): void {
  const view = emptyView('storyteller');
  const { lookUp } = rulesOf(game.grimoire);
  const known = (id: string | null): CharacterId | null => (id !== null && lookUp(id) !== null ? id : null);
  let isNight = false;
  const atNight = () => {
    if (isNight) ledger.nights[ledger.nights.length - 1]!++;
  };
  for (const fact of seenBy(game.events, 'storyteller')) {
    see(view, fact);
    switch (fact.type) {
      case 'night-falls':
        isNight = true;
        if (fact.night > 1) ledger.nights.push(0);
        break;
      case 'dawn':
        isNight = false;
        ledger.days++;
        noteDay(ledger, game, view);
        break;
      case 'woke':
        note(ledger, 'wake', known(fact.character));
        atNight();
        break;
      case 'told':
        note(ledger, 'tell', known(fact.character));
        atNight();
        break;
      case 'ruled':
        if (HOLLOW.has(fact.what)) break;
        note(ledger, 'rule', known(fact.character));
        atNight();
    }
  }
}

/** For each day, whose madness is to be listened to, and what else only people can do. */
function noteDay(ledger: Ledger, game: Game, { grimoire, seats, fabled }: View): void {
  const { lookUp } = rulesOf(game.grimoire);
  const alive = new Set(seats.filter((seat) => seat.alive).map(({ seat }) => seat));
  const living = (grimoire?.tokens ?? []).filter(({ seat }) => alive.has(seat)).map(({ character }) => character);
  for (const id of [...living, ...fabled]) {
    if (LEFT.has(id)) note(ledger, hasTag(lookUp(id), 'madness') ? 'madness' : 'by-hand', id);
  }
}
