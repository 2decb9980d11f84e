import { type Context, character } from '@belfry/engine';
import { suggested } from '../secret-words.ts';

const PHRASES = [
  'that sounds fishy',
  'let us hear everybody',
  'it all adds up',
  'I would not bet on it',
  'we have been here before',
  'somebody is lying',
  'give me a moment',
  'what a night',
  'that is a fair point',
  'I have nothing to hide',
  'not again',
  'who slept well',
];

/** You start knowing a phrase. For each time you said it today for all to hear, a player might die tonight. */
export const yaggababble = character('yaggababble', {
  *starts(context) {
    const { ruleText, remember } = context;
    const phrase = yield* ruleText('phrase', suggested(context, PHRASES));
    remember('phrase', phrase);
  },
  wakes: 'first',
  *act({ me, memory, show }) {
    show(me, { says: 'text', text: String(memory().phrase) });
  },
  offers: {
    'said-it': {
      isOpen: ({ me, isNight, isAlive }) => !isNight() && isAlive(me),
      *take(context) {
        context.remember('said', { day: context.day(), times: timesToday(context) + 1 });
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
  const said = memory().said as { readonly day: number; readonly times: number } | undefined; // written above
  return said?.day === day() ? said.times : 0;
}
