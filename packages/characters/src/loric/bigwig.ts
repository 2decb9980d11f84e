import { aPlayer, type Context, character, type SeatId, token } from '@belfry/engine';

/** Each nominee names who speaks for them, alone, until the vote; one who does not swear by the nominee might die. */
export const bigwig = character('bigwig', {
  tokens: [token('speaker', { until: 'dusk' })],
  on: {
    *nominated({ unmark, players, askOf, mark, show }, { nominee }) {
      unmark('speaker');
      if (!players().includes(nominee)) return;
      const speaker = yield* askOf(nominee, aPlayer());
      if (speaker === null) return;
      mark('speaker', speaker, { until: 'dusk' });
      for (const listener of players()) show(listener, { says: 'player', player: speaker });
    },
    *counted({ unmark }) {
      unmark('speaker');
    },
  },
  offers: {
    'speaker-dies': {
      isOpen: (context) => speakerOf(context) !== null,
      *take(context) {
        yield* context.kill(speakerOf(context));
      },
    },
  },
});

const speakerOf = ({ marked, isAlive }: Context): SeatId | null => marked('speaker').find(isAlive) ?? null;
