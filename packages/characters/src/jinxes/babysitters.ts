import {
  type CharacterDefinition,
  type Context,
  except,
  jinx,
  onlyIfWanted,
  type Play,
  pass,
  prevent,
  replace,
  type SeatId,
} from '@belfry/engine';
import { babysit, livingMinions } from '../babysitter.ts';
import { somebodyMayDie } from '../somebody-may-die.ts';

const lives = ({ living, is }: Context, character: string): boolean => living().some((player) => is(player, character));

/** Lil' Monsta's nights go otherwise while that holds. */
const otherwise =
  (holds: (context: Context) => boolean, atPlace: (context: Context) => Play<void>) =>
  (usual: CharacterDefinition): Partial<CharacterDefinition> => ({
    atPlace: (context) => (holds(context) ? atPlace(context) : usual.atPlace!(context)), // Lil' Monsta has a place
  });

/** While the Magician lives, the Storyteller says which Minion it is. */
export const lilmonstaMagician = jinx('lilmonsta', 'magician', {
  when: 'play',
  instead: {
    lilmonsta: otherwise(
      (context) => lives(context, 'magician'),
      (context) => babysit(context, ({ rulePlayer }) => rulePlayer('babysitter', () => livingMinions(context))),
    ),
  },
});

/** While the Poppy Grower lives, the Minions are woken one by one until one takes it. */
export const lilmonstaPoppygrower = jinx('lilmonsta', 'poppygrower', {
  when: 'play',
  instead: {
    lilmonsta: otherwise(
      (context) => lives(context, 'poppygrower'),
      (context) => babysit(context, oneByOne),
    ),
  },
});

function* oneByOne(context: Context): Play<SeatId | null> {
  for (const minion of livingMinions(context)) if (yield* context.askOf(minion, onlyIfWanted)) return minion;
  return null;
}

/** If Lil' Monsta dies while five live, the Scarlet Woman looks after it for the rest of the game. */
export const lilmonstaScarletwoman = jinx('lilmonsta', 'scarletwoman', {
  when: 'play',
  instead: {
    lilmonsta: otherwise(
      ({ players, isMarked }) => players().some((player) => isMarked(player, 'stays-babysitter')),
      somebodyMayDie,
    ),
    scarletwoman: ({ on }) => ({
      on: {
        ...on,
        succession: {
          band: 'another',
          *hook({ me, teamOf, become, mark, show }, { character, livingBefore }) {
            if (livingBefore < 5) return pass;
            if (teamOf(character) === 'demon') return (yield* become(me, character)) ? replace(me) : pass;
            mark('is-the-demon', me, { outlives: 'everything' });
            mark('stays-babysitter', me, { outlives: 'everything' });
            show(me, { says: 'character', character: 'lilmonsta' });
            return replace(me);
          },
        },
      },
    }),
  },
});

const isBabysitter = ({ me, isMarked }: Context): boolean => isMarked(me, 'is-the-demon');

/** The Psychopath who looks after it dies when executed. */
export const lilmonstaPsychopath = jinx('lilmonsta', 'psychopath', {
  when: 'play',
  instead: {
    psychopath: ({ on }) => ({
      on: except(except(on, 'protectFromDeath', isBabysitter), 'condemned', isBabysitter),
    }),
  },
});

/** So does the Vizier. */
export const lilmonstaVizier = jinx('lilmonsta', 'vizier', {
  when: 'play',
  instead: {
    vizier: ({ on }) => ({
      // An aura cannot ask who looks after Lil' Monsta.
      aura: () => [],
      on: {
        ...on,
        *protectFromDeath(context, { victim, cause, atNight }) {
          if (victim !== context.me || atNight) return pass;
          return cause === 'execution' && isBabysitter(context) ? pass : prevent;
        },
      },
    }),
  },
});
