import { character, yesOrNo } from '@belfry/engine';

/** At night you may open your eyes. You wake whenever other evil players do, and see whom they point at. */
export const wraith = character('wraith', {
  wakes: 'each',
  *act({ me, works, failed, choose, night, remember, show }) {
    if (works()) return remember('eyes', (yield* choose(yesOrNo)) ? night() : 0);
    // Drunk or poisoned, they are told to keep their eyes shut.
    show(me, { says: 'yes', yes: false });
    failed();
  },
  on: {
    // Who is woken to learn that they are evil now is an evil player who wakes.
    *turned({ me, isNight, show }, { seat, to }) {
      if (seat !== me && to === 'evil' && isNight()) show(me, { says: 'chose', player: seat, chosen: [] });
    },
    *acted({ me, alignmentOf, night, memory, chosenTonight, show }, { owner }) {
      if (owner === me || owner < 0) return;
      if (alignmentOf(owner) !== 'evil' && memory().eyes !== night()) return;
      const chosen = chosenTonight().flatMap(({ by, seat }) => (by === owner ? [seat] : []));
      show(me, { says: 'chose', player: owner, chosen });
    },
  },
});
