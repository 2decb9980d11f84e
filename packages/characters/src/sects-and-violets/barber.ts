import { type Context, character, perhaps, token, twoPlayers } from '@belfry/engine';

/** On the night after the day, or in the night, of your death the Demon may pick two players, who exchange characters. */
export const barber = character('barber', {
  tokens: [token('haircuts-tonight', { printed: 'Haircuts Tonight', until: 'dawn' })],
  always: {
    *died({ me, mark, ability }, { victim }) {
      if (victim !== me || ability.nature === 'believed') return;
      mark('haircuts-tonight', me, { until: 'dawn', standing: true, outlives: 'everything' });
    },
    // Who dies after the Barber's place in the night is not too late.
    *nightEnding(context) {
      yield* haircuts(context);
    },
  },
  *atPlace(context) {
    yield* haircuts(context);
  },
});

function* haircuts({
  me,
  marked,
  unmark,
  works,
  failed,
  livingDemons,
  rulePlayer,
  askOf,
  isDemon,
  swapCharacters,
}: Context) {
  if (!marked('haircuts-tonight').includes(me)) return;
  unmark('haircuts-tonight');
  if (!works(true)) return failed();
  const demon = yield* rulePlayer('demon', livingDemons);
  if (demon === null) return;
  const chosen = yield* askOf(demon, perhaps(twoPlayers({ notTravellers: true })));
  if (chosen === null) return;
  const [a, b] = chosen;
  // Another Demon cannot be given away; nobody is told that this is why nothing happens.
  if ([a, b].some((player) => player !== demon && isDemon(player))) return;
  yield* swapCharacters(a, b);
}
