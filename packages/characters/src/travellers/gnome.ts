import { character, onlyIfWanted } from '@belfry/engine';

/** Everybody knows one player of your side. You may kill whoever nominates them. */
export const gnome = character('gnome', {
  *starts({ me, players, alignmentOf, isEvil, rulePlayer, mark, show }) {
    const enemy = alignmentOf(me) === 'evil' ? 'no' : 'yes';
    const friends = () => {
      const possible = players().filter((player) => player !== me && isEvil(player) !== enemy);
      const truly = possible.filter((player) => alignmentOf(player) === alignmentOf(me));
      return [...truly, ...possible.filter((player) => !truly.includes(player))];
    };
    const amigo = yield* rulePlayer('amigo', friends);
    if (amigo === null) return;
    mark('amigo', amigo, { standing: true, outlives: 'death' });
    for (const player of players()) show(player, { says: 'player', player: amigo });
  },
  always: {
    *nominated({ me, isAlive, marked, askOf, declare, kill, nothingHappens }, { nominator, nominee }) {
      if (!isAlive(me) || nominator < 0 || !isAlive(nominator) || !marked('amigo').includes(nominee)) return;
      if ((yield* askOf(me, onlyIfWanted)) !== true) return;
      declare([nominator]);
      if (!(yield* kill(nominator))) nothingHappens();
    },
  },
});
