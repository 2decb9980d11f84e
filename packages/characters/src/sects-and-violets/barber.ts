import { type Context, character, memo, perhaps, token, twoPlayers } from '@belfry/engine';

/** How many swaps the Demon may make: as many as the Barber's ability was good for in the hour of death. */
const HAIRCUTS = memo<number>('haircuts', 1);

/** On the night after the day, or in the night, of your death the Demon may pick two players, who exchange characters. */
export const barber = character('barber', {
  tokens: [token('haircuts-tonight', { printed: 'Haircuts Tonight', until: 'dawn' })],
  always: {
    *died({ me, howOften, remember, mark, ability }, { victim }) {
      if (victim !== me || ability.nature === 'believed') return;
      remember(HAIRCUTS, howOften());
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
  memory,
}: Context) {
  if (!marked('haircuts-tonight').includes(me)) return;
  unmark('haircuts-tonight');
  if (!works(true)) return failed();
  for (let times = HAIRCUTS.in(memory()); times > 0; times--) {
    const demon = yield* rulePlayer('demon', livingDemons);
    if (demon === null) return;
    const chosen = yield* askOf(demon, perhaps(twoPlayers({ notTravellers: true })));
    if (chosen === null) return;
    const [a, b] = chosen;
    // Another Demon cannot be given away; nobody is told that this is why nothing happens.
    if ([a, b].some((player) => player !== demon && isDemon(player))) continue;
    yield* swapCharacters(a, b);
  }
}
