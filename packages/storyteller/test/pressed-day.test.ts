import { expect, test } from 'vitest';
import { knowledgeOf } from '../src/bots/novice/knowledge.ts';
import { BOTS, type Bot } from '../src/index.ts';
import { tableOf } from './fixture.ts';

test.each(['novice', 'shrewd'] as const)(
  'where a quiet day may be the last, a good %s gives the hand that is missing, be it against themselves',
  (bots) => {
    const given = { good: 0, evil: 0, missingTwo: 0, elsewhere: 0 };
    for (const script of ['sects-and-violets', 'trouble-brewing'])
      for (let n = 0; n < 8; n++) {
        const watching: Bot = {
          speak: BOTS[bots].speak,
          answer(prompt, situation) {
            const { view, seat, board } = situation;
            const { vote } = view.today;
            if (prompt.kind === 'hand' && vote?.about === seat && board.isAlive(seat) && view.day === 1) {
              const needed = Math.ceil(board.living().length / 2);
              const others = view.circle.filter((id) => id !== seat);
              const gives = (up: number) => {
                const today = { ...view.today, lastCall: true, block: null, nominations: [] };
                const asked = { ...today, vote: { ...vote, secret: false, up: others.slice(0, up) } };
                return BOTS[bots].answer(prompt, { ...situation, view: { ...view, today: asked } }) !== null;
              };
              const { isEvil } = knowledgeOf(situation);
              if (gives(needed - 1)) given[script === 'trouble-brewing' ? 'elsewhere' : isEvil ? 'evil' : 'good']++;
              if (gives(needed - 2)) given.missingTwo++;
            }
            return BOTS[bots].answer(prompt, situation);
          },
        };
        tableOf(`pressed/${n}`, { script, players: 8, bot: () => watching }).playOut();
      }
    expect(given.good).toBeGreaterThan(0);
    expect(given).toMatchObject({ evil: 0, missingTwo: 0, elsewhere: 0 });
  },
);
