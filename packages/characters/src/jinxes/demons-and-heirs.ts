import { type Context, jinx, memo, type Play, type SeatId, saying } from '@belfry/engine';

/** What the Mastermind kept thanks to the Vigormortis is not lost with its death. */
export const mastermindVigormortis = jinx('mastermind', 'vigormortis', {
  when: 'play',
  instead: {
    vigormortis: (vigormortis) =>
      saying(vigormortis, ({ mark, is }) => ({
        mark(kind, player, how) {
          const stays = kind === 'keeps-ability' && player !== null && is(player, 'mastermind');
          mark(kind, player, stays ? { ...how!, outlives: 'death' } : how);
        },
      })),
  },
});

const HEIR = memo<SeatId | null>('heir', null);

/** A Scarlet Woman who has become Al-Hadikhia is the Scarlet Woman again as soon as there is another Demon. */
export const scarletwomanAlhadikhia = jinx('scarletwoman', 'alhadikhia', {
  when: 'script',
  adds: {
    on: {
      *became(context, { seat, from, to }) {
        if (from === 'scarletwoman' && to === 'alhadikhia') context.remember(HEIR, seat);
        yield* stepBack(context);
      },
      *revived(context) {
        yield* stepBack(context);
      },
    },
  },
});

function* stepBack({ memory, livingDemons, is, become, remember }: Context): Play<void> {
  const heir = HEIR.in(memory());
  if (heir === null || livingDemons().length < 2 || !livingDemons().includes(heir)) return;
  remember(HEIR, null);
  if (is(heir, 'alhadikhia')) yield* become(heir, 'scarletwoman');
}

/** Where the Fang Gu has jumped there is an heir already, and nobody else takes over: its own ability says so. */
export const scarletwomanFanggu = jinx('scarletwoman', 'fanggu', { when: 'script' });

/** Whom the Exorcist has chosen babbles in vain. */
export const yaggababbleExorcist = jinx('yaggababble', 'exorcist', {
  when: 'play',
  instead: {
    yaggababble: ({ atPlace }) => ({
      *atPlace(context) {
        if (!context.isMarked(context.me, 'sleeps')) yield* atPlace!(context);
      },
    }),
  },
});

/** The death of the Banshee is no Townsfolk's information: what is heard of it is true under any Demon. */
export const vortoxBanshee = jinx('vortox', 'banshee', { when: 'script' });
