import { type Context, jinx, memo, type Play, pass, replace, type SeatId, saying } from '@belfry/engine';

/** Who becomes the Damsel whom the Pit-Hag wants is the Storyteller's to say. */
export const pithagDamsel = jinx('pithag', 'damsel', {
  when: 'script',
  adds: {
    on: {
      *becoming({ players, isTraveller, isAlive, alignmentOf, characterOf, rulePlayer }, becoming) {
        if (becoming.to !== 'damsel' || becoming.because !== 'pithag') return pass;
        const fits = (player: SeatId) => player !== becoming.seat && isAlive(player) && alignmentOf(player) === 'good';
        const all = () => players().filter((player) => !isTraveller(player));
        const candidates = () => [...all().filter(fits), ...all().filter((player) => !fits(player))];
        const seat = yield* rulePlayer('who-changes', candidates);
        return seat === null ? pass : replace({ ...becoming, seat, from: characterOf(seat) });
      },
    },
  },
});

const IDIOTS = 3;
/** Which of them was the drunk one before. */
const DRUNK = memo<SeatId | null>('drunk', null);

const idiots = ({ players, is }: Pick<Context, 'players' | 'is'>): readonly SeatId[] =>
  players().filter((player) => is(player, 'villageidiot'));

/** As long as there are tokens the Pit-Hag can make one more Village Idiot, and another of them may be the drunk one then. */
export const pithagVillageidiot = jinx('pithag', 'villageidiot', {
  when: 'script',
  instead: {
    pithag: (pithag) =>
      saying(pithag, (context) => ({
        inPlay: (id) => context.inPlay(id) && !(id === 'villageidiot' && idiots(context).length < IDIOTS),
      })),
  },
  adds: {
    on: {
      *becoming(context) {
        context.remember(DRUNK, drunkIdiot(context));
        return pass;
      },
      *became(context, { seat, from, to, because }) {
        const { memory, unmark } = context;
        if (from === 'villageidiot' && to !== from) unmark('drunk', seat);
        const drunk = DRUNK.in(memory());
        if (to === 'villageidiot' && because === 'pithag' && drunk !== null) yield* drinkAnew(context, drunk);
      },
    },
  },
});

/** Whose drunkenness is that of the Village Idiots; null while it is nobody's. */
function drunkIdiot(context: Context): SeatId | null {
  const drunk = [...context.marksOf('villageidiot', 'drunk', true), ...context.marked('drunk')];
  return idiots(context).find((player) => drunk.includes(player)) ?? null;
}

function* drinkAnew(context: Context, before: SeatId): Play<void> {
  const { rulePlayer, clearMarks, unmark, mark } = context;
  const drinkers = () => [...idiots(context)].sort((a, b) => Number(b === before) - Number(a === before));
  const drunk = yield* rulePlayer('who-is-drunk', drinkers);
  if (drunk === null || drunk === before) return;
  clearMarks('villageidiot', 'drunk');
  unmark('drunk');
  mark('drunk', drunk, { outlives: 'everything' });
}
