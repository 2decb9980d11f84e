import { describe, expect, test } from 'vitest';
import { noviceOpinion } from '../src/bots/novice/opinion.ts';
import { exposure, preferredBluffs } from '../src/bots/shrewd/bluffs.ts';
import { shrewdOpinion } from '../src/bots/shrewd/judgement.ts';
import { BOTS, type Bot, type BotTable, type Situation } from '../src/index.ts';
import { atTheirWord, isCoherent } from '../src/town/coherence.ts';
import { tableOf } from './fixture.ts';

/** What the good make of the table when nominations open, of games that novices play. */
function asked(games: number, look: (situation: Situation, demon: number) => void): void {
  for (let n = 0; n < games; n++) {
    let table: BotTable | null = null;
    const seen = new Set<string>();
    const watching: Bot = {
      speak: BOTS.novice.speak,
      answer(prompt, situation) {
        const [demon, ...others] = table?.game.grimoire.livingDemons() ?? [];
        const state = table?.game.state.seats[situation.seat];
        const key = `${situation.seat} ${situation.view.day}`;
        if (prompt.kind === 'day' && demon !== undefined && others.length === 0 && !seen.has(key)) {
          seen.add(key);
          if (state?.alignment === 'good' && state.alive) look(situation, demon);
        }
        return BOTS.novice.answer(prompt, situation);
      },
    };
    table = tableOf(`worlds/${n}`, { players: 8, policy: 'random', bot: () => watching });
    table.playOut();
  }
}

describe('a shrewd player', () => {
  test('has the Demon for its first suspect more often than a novice', () => {
    let moments = 0;
    const first = { novice: 0, shrewd: 0 };
    asked(14, (situation, demon) => {
      moments++;
      if (noviceOpinion(situation).suspects[0] === demon) first.novice++;
      if (shrewdOpinion(situation).suspects[0] === demon) first.shrewd++;
    });
    expect(moments).toBeGreaterThan(80);
    expect(first.shrewd).toBeGreaterThan(1.3 * first.novice);
  });

  test('thinks the same of the same table', () => {
    asked(1, (situation) => {
      const again: Situation = { ...situation };
      const { suspects, chance } = shrewdOpinion(situation);
      expect(shrewdOpinion(again).suspects).toEqual(suspects);
      for (const id of suspects) expect(shrewdOpinion(again).chance(id)).toBe(chance(id));
    });
  });

  test('counts less on whoever has changed their story', () => {
    let worse = 0;
    let moments = 0;
    asked(3, (situation) => {
      if (moments >= 12 || situation.view.day < 2) return;
      const liar = situation.board.living().find((id) => id !== situation.seat && situation.board.claimOf(id) !== null);
      if (liar === undefined) return;
      moments++;
      const before = shrewdOpinion({ ...situation }).reading.evil[liar]!;
      situation.board.changed.set(liar, 3);
      situation.board.version++;
      if (shrewdOpinion({ ...situation }).reading.evil[liar]! >= before) worse++;
      situation.board.changed.delete(liar);
      situation.board.version++;
    });
    expect(moments).toBeGreaterThan(5);
    expect(worse).toBeGreaterThan(0.8 * moments);
  });
});

test('shrewd bots play whole games of every edition', () => {
  for (const script of ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets']) {
    const table = tableOf(`whole/${script}`, { script, players: 8, bots: 'shrewd' });
    table.playOut();
    expect(table.game.isOver).toBe(true);
  }
});

test('what a shrewd liar says they learned, one table explains when it is said', () => {
  let stories = 0;
  const broken: string[] = [];
  for (const script of ['trouble-brewing', 'sects-and-violets']) {
    for (let n = 0; n < 6; n++) {
      const heeded: Bot = {
        answer: BOTS.shrewd.answer,
        speak(situation) {
          const said = BOTS.shrewd.speak(situation);
          const { board, seat, view } = situation;
          for (const { remark } of view.me?.alignment === 'evil' ? said : []) {
            if (remark.say !== 'claim' || remark.claim.character === null || remark.claim.learned.length < 2) continue;
            stories++;
            const { character, learned } = remark.claim;
            if (!isCoherent(board, seat, character, learned, atTheirWord(board)))
              broken.push(`${script} ${n}: ${seat}`);
          }
          return said;
        },
      };
      tableOf(`liars/${n}`, { script, players: 9, bot: () => heeded }).playOut();
    }
  }
  expect(stories).toBeGreaterThan(10);
  expect(broken).toEqual([]);
});

test('good shrewd players name nobody before the last call, unless somebody is about to die', () => {
  let [early, late] = [0, 0];
  for (let n = 0; n < 4; n++) {
    const watching: Bot = {
      speak: BOTS.shrewd.speak,
      answer(prompt, situation) {
        const answer = BOTS.shrewd.answer(prompt, situation);
        const { lastCall, block } = situation.view.today;
        const isGood = situation.view.me?.alignment === 'good';
        const isNamed =
          isGood && answer !== null && typeof answer === 'object' && 'do' in answer && answer.do === 'nominate';
        if (isNamed && lastCall) late++;
        if (isNamed && !lastCall && block === null) early++;
        return answer;
      },
    };
    tableOf(`patient/${n}`, { players: 8, bot: () => watching }).playOut();
  }
  expect(late).toBeGreaterThan(4);
  expect(early).toBe(0);
});

test('a careful liar votes as their guise would: alone for nobody', () => {
  const lone = { good: 0, evil: 0, votes: { good: 0, evil: 0 } };
  for (let n = 0; n < 36; n++) {
    const table = tableOf(`guise/${n}`, { players: 9, bots: 'shrewd' });
    const evil = table.game.state.seats.filter(({ alignment }) => alignment === 'evil').map(({ id }) => id);
    table.playOut();
    for (const { nominee, nominator, voters, day } of table.board.votes) {
      const living = table.board.nights.get(day)!.living;
      if (living.length <= 4 || evil.includes(nominee) || voters.length * 3 > living.length) continue;
      for (const seat of living) {
        if (seat === nominee || seat === nominator) continue;
        const side = evil.includes(seat) ? 'evil' : 'good';
        lone.votes[side]++;
        if (voters.includes(seat)) lone[side]++;
      }
    }
  }
  expect(lone.votes.evil).toBeGreaterThan(30);
  expect(lone.evil / lone.votes.evil).toBeLessThan(lone.good / lone.votes.good + 0.15);
});

describe('the guise of a shrewd Demon', () => {
  test('an Outsider where none was dealt gives it away, one of several does not', () => {
    const rules = tableOf('guises', { players: 7 }).board.rules;
    expect(exposure('saint', rules, 7)).toBeGreaterThan(2 * exposure('chef', rules, 7));
    expect(exposure('saint', rules, 15)).toBeLessThan(1.5 * exposure('chef', rules, 15));
  });

  test('is drawn by what exposes it least, and is the same each time it is thought of', () => {
    const [chair] = tableOf('guises', { players: 7 }).chairs;
    const bluffs = ['saint', 'soldier', 'chef'];
    const first = new Map<string, number>();
    for (let n = 0; n < 200; n++) {
      const situation = { ...chair!, seed: `guise ${n}` };
      const order = preferredBluffs(bluffs, situation);
      expect([...order].sort()).toEqual([...bluffs].sort());
      expect(preferredBluffs(bluffs, situation)).toEqual(order);
      first.set(order[0]!, (first.get(order[0]!) ?? 0) + 1);
    }
    expect(first.get('saint') ?? 0).toBeLessThan(30);
    expect(first.get('chef')!).toBeGreaterThan(first.get('soldier')!);
    expect(first.get('soldier')!).toBeGreaterThan(30);
  });
});

/** Of whole games: days with more than six alive, and on how many of them somebody living or dead was executed. */
function executions(bots: 'novice' | 'shrewd', script: string) {
  const found = { days: 0, living: 0, dead: 0, none: 0 };
  for (let n = 0; n < 10; n++) {
    const table = tableOf(`gallows/${n}`, { script, players: 10, bots });
    table.playOut();
    const alive = new Set(table.board.view.circle);
    let [counts, isDone] = [false, true];
    for (const event of table.board.events) {
      if (event.type === 'executed' && counts) {
        found[alive.has(event.seat) ? 'living' : 'dead']++;
        isDone = true;
      }
      if (event.type === 'night-falls' && !isDone) found.none++;
      if (event.type === 'died') alive.delete(event.seat);
      if (event.type !== 'dawn') continue;
      for (const seat of event.died) alive.delete(seat);
      counts = alive.size > 6;
      isDone = !counts;
      if (counts) found.days++;
    }
  }
  return found;
}

test('a shrewd town lets days pass while there are days to spare', () => {
  const shrewd = executions('shrewd', 'trouble-brewing');
  expect(shrewd.none).toBeGreaterThan(0.25 * shrewd.days);
  expect(shrewd.living).toBeGreaterThan(0);
});

test.each(['novice', 'shrewd'] as const)(
  'where a quiet day may lose the game, a town of %s bots rather executes somebody dead than anybody',
  (bots) => {
    const found = executions(bots, 'sects-and-violets');
    expect(found.dead).toBeGreaterThan(2);
    expect(found.living).toBeGreaterThan(2);
    expect(found.none).toBeLessThan(0.15 * found.days);
  },
);
