import { SECRET_WORDS } from '@belfry/almanac';
import { aPlayer, character, isStatement, offer } from '@belfry/engine';
import { suggested } from '../secret-words.ts';

/** You start knowing a secret word. The first good player who says it becomes evil that night. */
export const mezepheles = character('mezepheles', {
  *starts(context) {
    const text = yield* context.ruleText('word', { say: 'suggested.word', word: suggested(context, SECRET_WORDS) });
    context.remember('word', { says: 'text', text });
  },
  wakes: 'first',
  *act({ me, memory, show }) {
    const { word } = memory();
    if (isStatement(word)) show(me, word);
  },
  offers: {
    'said-it': offer({
      isOpen: ({ me, hasBreath, isSpent, marked }) => hasBreath(me) && !isSpent() && marked('turns-evil').length === 0,
      asks: ({ players, alignmentOf }) =>
        aPlayer({ from: () => players().filter((player) => alignmentOf(player) === 'good') }),
      *take({ mark }, player) {
        mark('turns-evil', player, { standing: true });
      },
    }),
  },
  *atPlace({ night, marked, unmark, works, failed, spend, turn }) {
    const [player] = marked('turns-evil');
    if (player === undefined || night() === 1) return;
    const worked = works();
    unmark('turns-evil');
    spend();
    if (worked) yield* turn(player, 'evil');
    else failed();
  },
});
