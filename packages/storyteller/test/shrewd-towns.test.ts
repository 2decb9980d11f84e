import { expect, test } from 'vitest';
import { knowledgeOf } from '../src/bots/novice/knowledge.ts';
import { barsBetween } from '../src/bots/shrewd/bars.ts';
import { carelessOn } from '../src/bots/shrewd/company.ts';
import { shareOfMinions } from '../src/bots/shrewd/judgement.ts';
import { BOTS, type Bot, type BotTable, type Situation } from '../src/index.ts';
import { tableOf } from './fixture.ts';

test('a crowd looks for anybody evil, the last four for the Demon', () => {
  expect([15, 9, 8, 5, 4, 3].map(shareOfMinions)).toEqual([0.8, 0.8, 0.35, 0.35, 0, 0]);
});

test('where one night may take several, four alive ask for less than elsewhere', () => {
  const [slow, fast] = ['trouble-brewing', 'bad-moon-rising'].map(
    (script) => barsBetween(0, tableOf('bars', { script }).board.rules).living,
  );
  // The first is for three alive.
  expect(fast![1]).toBeLessThan(slow![1]! / 2 + 0.1);
  expect(fast![0]).toBe(slow![0]);
});

test('a town that takes the evil for careless waits for less than one that does not', () => {
  const { rules } = tableOf('bars').board;
  const [careful, unsure, careless] = [0.2, 0.5, 0.8].map((chance) => barsBetween(chance, rules).living);
  for (const [at, bar] of careful!.entries()) {
    if (at === 0) continue;
    expect(unsure![at]).toBeLessThan(bar);
    expect(careless![at]).toBeLessThan(unsure![at]!);
  }
});

test('what kind of evil sits there shows in what all saw', () => {
  const seen = { novice: 0, shrewd: 0 };
  const games = 12;
  for (const evil of ['novice', 'shrewd'] as const)
    for (let n = 0; n < games; n++) {
      const like = (situation: Situation) => BOTS[knowledgeOf(situation).isEvil ? evil : 'shrewd'];
      const bot: Bot = {
        answer: (prompt, situation) => like(situation).answer(prompt, situation),
        speak: (situation) => like(situation).speak(situation),
      };
      const table = tableOf(`company/${n}`, { players: 9, bot: () => bot });
      table.playOut();
      seen[evil] += carelessOn(table.board) / games;
    }
  expect(seen.novice).toBeGreaterThan(seen.shrewd + 0.1);
});

test('before anybody has voted nothing tells what kind of evil sits there', () => {
  expect(carelessOn(tableOf('company').board)).toBe(0.5);
});

function played(seed: string, script: string, players: number): BotTable {
  const table = tableOf(seed, { script, players, bots: 'shrewd' });
  table.playOut();
  return table;
}

test('with three alive the dead vote for their suspect though enough hands are up: as many for another would free both', () => {
  const up = { three: 0, more: 0 };
  for (let n = 0; n < 12; n++) {
    const watching: Bot = {
      speak: BOTS.shrewd.speak,
      answer(prompt, situation) {
        const { view, seat, board } = situation;
        const { vote } = view.today;
        if (prompt.kind === 'hand' && vote !== null && !board.isAlive(seat) && vote.about !== seat) {
          const today = { ...view.today, vote: { ...vote, up: [...view.circle.filter((id) => id !== seat)] } };
          const answer = BOTS.shrewd.answer(prompt, { ...situation, view: { ...view, today } });
          if (answer !== null) up[board.living().length === 3 ? 'three' : 'more']++;
        }
        return BOTS.shrewd.answer(prompt, situation);
      },
    };
    tableOf(`ghosts/${n}`, { players: 8, bot: () => watching }).playOut();
  }
  expect(up.three).toBeGreaterThan(0);
  expect(up.more).toBe(0);
});

test('to save their Demon the evil vote for another', () => {
  const up = { usually: 0, toSave: 0, all: 0 };
  for (let n = 0; n < 10; n++) {
    const watching: Bot = {
      speak: BOTS.shrewd.speak,
      answer(prompt, situation) {
        const answer = BOTS.shrewd.answer(prompt, situation);
        const { view, seat, board } = situation;
        const [demon] = knowledgeOf(situation).demons;
        const isAsked = prompt.kind === 'hand' && view.today.vote?.about !== demon && view.today.vote?.about !== seat;
        if (!isAsked || demon === undefined || !board.isAlive(seat) || board.living().length < 6) return answer;
        const today = { ...view.today, block: demon };
        up.all++;
        if (answer !== null) up.usually++;
        if (BOTS.shrewd.answer(prompt, { ...situation, view: { ...view, today } }) !== null) up.toSave++;
        return answer;
      },
    };
    tableOf(`ransom/${n}`, { players: 9, bot: () => watching }).playOut();
  }
  expect(up.all).toBeGreaterThan(20);
  expect(up.toSave).toBeGreaterThan(2 * up.usually);
});

test.each([3, 28, 36, 42, 47])('a pair that alone keeps a game going without deaths is looked at: deal %i', (n) => {
  expect(played(`twins/${n}`, 'sects-and-violets', 7).game.state.day).toBeLessThan(10);
});
