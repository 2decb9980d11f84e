import { isSuggested } from '@belfry/almanac';
import { action, character, type Information, WARMTHS, words } from '@belfry/engine';

/** You have an ability and do not know which. Each day, in private, you may guess: you learn how close you are. */
export const amnesiac = character('amnesiac', {
  *starts({ me, ability, sheet, inPlay, ruleOne, ruleText, lend, remember }) {
    const absent = () => sheet('townsfolk').filter((id) => !inPlay(id) && id !== ability.character);
    const options = () => [...absent(), null].map((value) => ({ value }));
    const given = yield* ruleOne('amnesiac-ability', options);
    if (given === null) {
      remember('text', yield* ruleText('amnesiac-text', { say: 'suggested.amnesiac' }));
      return;
    }
    remember('given', given);
    yield* lend(me, given, { shownAs: ability.character });
  },
  *atPlace({ memory, hasBreath, me, runByHand }) {
    const { text } = memory();
    if ((typeof text === 'string' || isSuggested(text)) && hasBreath(me)) yield* runByHand(text);
  },
  action: action({
    asks: words(280),
    often: 'daily',
    heard: 'in-private',
    *use({ me, hasBreath, works, memory, learn }, guess) {
      if (!hasBreath(me)) return;
      const isNamed = typeof memory().given === 'string' && plain(guess).includes(plain(String(memory().given)));
      yield* learn([], closeness(isNamed === works()));
    },
  }),
});

/** Only the Storyteller can weigh words; what the rules can see is whether the character was named. */
const closeness = (isClose: boolean): Information => ({
  domain: () => (isClose ? WARMTHS.toReversed() : WARMTHS).map((warmth) => ({ says: 'warmth', warmth })),
  holds: (_, statement) => (statement.says === 'warmth' ? 'may' : 'no'),
});

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
