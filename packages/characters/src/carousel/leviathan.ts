import { type Context, character } from '@belfry/engine';

const LAST_DAY = 5;

/** Everybody knows that you are in play. If a second good player is executed, or the fifth day ends, evil has won. */
export const leviathan = character('leviathan', {
  *starts(context) {
    outlast(context);
  },
  on: {
    *dayBegins(context) {
      const { ability, day, proclaim } = context;
      proclaim({ say: 'public.day', character: ability.character, day: day() });
      outlast(context);
    },
    *executed({ marked, mark, win }, { seat, alignment }) {
      const good = marked('good-player-executed');
      if (alignment !== 'good' || good.includes(seat)) return;
      mark('good-player-executed', seat);
      if (good.length > 0) win('evil', { say: 'outcome.leviathan-executions' });
    },
    *dayEnded(context) {
      if (context.day() === LAST_DAY) context.win('evil', { say: 'outcome.leviathan-days' });
    },
    *nightEnding(context) {
      outlast(context);
    },
  },
  *atPlace(context) {
    if (context.works()) outlast(context);
  },
});

/** Drunk at that dusk, or not there yet: the days are counted by the game, and it is late enough once it works. */
function outlast({ isNight, day, win }: Context): void {
  if (day() > LAST_DAY || (isNight() && day() === LAST_DAY)) win('evil', { say: 'outcome.leviathan-days' });
}
