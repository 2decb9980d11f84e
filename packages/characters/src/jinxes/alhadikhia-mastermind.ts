import {
  type Context,
  exactlyPlayers,
  except,
  jinx,
  type Play,
  pass,
  prevent,
  type SeatId,
  yesOrNo,
} from '@belfry/engine';

const isOurs = (character: string, cause: string) => character === 'alhadikhia' && cause === 'execution';

/**
 * If the Al-Hadikhia dies by execution while the Mastermind lives, it chooses three good players that night: evil wins if
 * all of them choose to live, and good if not.
 */
export const alhadikhiaMastermind = jinx('alhadikhia', 'mastermind', {
  when: 'play',
  instead: {
    // There is no further day.
    mastermind: ({ on }) => ({ on: except(on, 'died', (_, { character, cause }) => isOurs(character, cause)) }),
  },
  adds: {
    on: {
      *died({ atWork, livingDemons, remember }, { victim, character, cause }) {
        if (isOurs(character, cause) && atWork('mastermind').length > 0 && livingDemons().length === 0)
          remember('felled', victim);
      },
      gameEnding: {
        band: 'hold',
        *hook({ memory }, { because }) {
          const isPending = typeof memory().felled === 'number';
          return isPending && (because === 'demons-dead' || because === 'two-left') ? prevent : pass;
        },
      },
    },
    *atPlace(context) {
      const { felled } = context.memory();
      if (typeof felled !== 'number') return;
      const survived = yield* lastChoice(context, felled);
      context.win(survived ? 'evil' : 'good', { say: 'outcome.ability', character: 'alhadikhia' });
    },
  },
});

function* lastChoice(context: Context, demon: SeatId): Play<boolean> {
  const { players, alignmentOf, askOf, proclaim } = context;
  const good = () => players().filter((player) => alignmentOf(player) === 'good');
  const chosen = (yield* askOf(demon, exactlyPlayers(3, { from: good }))) ?? [];
  let all = true;
  for (const player of chosen) {
    proclaim({ say: 'public.chosen', seat: player, character: 'alhadikhia' });
    all = (yield* askOf(player, yesOrNo)) === true && all;
  }
  return all;
}
