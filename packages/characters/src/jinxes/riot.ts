import { type Context, jinx, onlyIfWanted, TABLE, usually } from '@belfry/engine';
import { nominateNext, speaksForAll } from '../chain-of-nominations.ts';

const RIOT_DAY = 3;

const riots = ({ living, is }: Context): number => living().filter((player) => is(player, 'riot')).length;

/** The riot has broken out, or would with this nomination. */
const isRiot = ({ day, living, abilitiesOf, isWorking }: Context): boolean =>
  day() === RIOT_DAY &&
  living()
    .flatMap(abilitiesOf)
    .some((ability) => ability.character === 'riot' && isWorking(ability));

/**
 * At each nomination of a riot the Mayor may stop it, before anybody dies: good wins if one Riot is left, and evil if
 * there are more. Who only believes to be the Mayor is asked too, and stops nothing.
 */
export const riotMayor = jinx('riot', 'mayor', {
  when: 'script',
  deduced: 'as-usual',
  instead: {
    mayor: ({ always }) => ({
      always: {
        ...always,
        *nominated(context, nomination) {
          yield* usually(always, 'nominated')(context, nomination);
          const { me, isAlive, works, failed, askOf, declare, skipVote, win, nothingHappens } = context;
          if (nomination.voteless || !isAlive(me) || !isRiot(context)) return;
          if (!(yield* askOf(me, onlyIfWanted))) return;
          declare(null);
          if (!works()) {
            failed();
            return nothingHappens();
          }
          skipVote();
          win(riots(context) === 1 ? 'good' : 'evil', { say: 'outcome.ability', character: 'mayor' });
        },
      },
    }),
  },
});

/**
 * In a riot the Storyteller may be named as well, and is voted on: about to die, they are executed at once; otherwise
 * they name the next.
 */
export const riotAtheist = jinx('riot', 'atheist', {
  when: 'script',
  instead: {
    riot: ({ on }) => ({
      on: {
        ...on,
        *counted(context, { nomination }) {
          const { nominee } = nomination;
          if (nominee !== TABLE || context.day() !== RIOT_DAY || !speaksForAll(context)) return;
          if (context.aboutToDie() === TABLE) return yield* context.execute(TABLE);
          yield* nominateNext(context, null);
        },
      },
    }),
  },
});
