import { aPlayer, character, type SeatId } from '@belfry/engine';
import { suggested } from '../secret-words.ts';

const WORDS = [
  'Rumpelstiltskin',
  'marmalade',
  'astrolabe',
  'kerfuffle',
  'gargoyle',
  'quicksilver',
  'persimmon',
  'labyrinth',
  'tambourine',
  'mackerel',
  'periwinkle',
  'catacomb',
];

/** You start knowing a secret word. The first good player who says it becomes evil that night. */
export const mezepheles = character('mezepheles', {
  *starts(context) {
    const word = yield* context.ruleText('word', suggested(context, WORDS));
    context.remember('word', word);
  },
  wakes: 'first',
  *act({ me, memory, show }) {
    show(me, { says: 'text', text: String(memory().word) });
  },
  offers: {
    'said-it': {
      isOpen: ({ me, isAlive, isSpent, marked }) => isAlive(me) && !isSpent() && marked('turns-evil').length === 0,
      asks: ({ players, alignmentOf }) =>
        aPlayer({ from: () => players().filter((player) => alignmentOf(player) === 'good') }),
      *take({ mark }, player) {
        mark('turns-evil', player as SeatId | null, { standing: true }); // as `asks` reads it
      },
    },
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
