import { SECRET_PHRASES } from '@belfry/almanac';
import { type Context, character, isStatement, memo } from '@belfry/engine';
import { suggested } from '../secret-words.ts';

const SAID = memo('said', { day: 0, times: 0 });

/** You start knowing a phrase. For each time you said it today for all to hear, a player might die tonight. */
export const yaggababble = character('yaggababble', {
  *starts(context) {
    const { ruleText, remember } = context;
    const phrase = suggested(context, SECRET_PHRASES);
    remember('phrase', { says: 'text', text: yield* ruleText('phrase', { say: 'suggested.phrase', phrase }) });
  },
  wakes: 'first',
  *act({ me, memory, show }) {
    const { phrase } = memory();
    if (isStatement(phrase)) show(me, phrase);
  },
  offers: {
    'said-it': {
      isOpen: ({ me, isNight, isAlive }) => !isNight() && isAlive(me),
      *take(context) {
        context.remember(SAID, { day: context.day(), times: timesToday(context) + 1 });
      },
    },
  },
  *atPlace(context) {
    const { works, failed, living, isDemon, alignmentOf, ruleDeath, kill } = context;
    const times = timesToday(context);
    if (times > 0 && !works()) return failed();
    const rank = (player: number) => (isDemon(player) ? 2 : alignmentOf(player) === 'good' ? 0 : 1);
    const mortals = () => [...[...living()].sort((a, b) => rank(a) - rank(b)), null];
    for (let time = 0; time < times && works(); time++) {
      yield* kill(yield* ruleDeath('babble-kill', mortals));
    }
  },
});

/** How often the phrase was heard on the day that is, or was last. */
function timesToday({ memory, day }: Context): number {
  const said = SAID.in(memory());
  return said.day === day() ? said.times : 0;
}
