import { type Context, character, onlyIfWanted } from '@belfry/engine';

/**
 * Everybody knows that you are the Vizier. You cannot die by day. When good players have voted for somebody, you may
 * have them executed at once.
 */
export const vizier = character('vizier', {
  aura: ({ me }) => [{ kind: 'safe', target: me, data: { from: 'day' } }],
  *starts(context) {
    if (context.night() > 0 && context.works()) declareMyself(context);
  },
  on: {
    // Drunk at the first dawn, they are declared at the first that finds them sober.
    *dayBegins(context) {
      if (context.memory().declared !== true) declareMyself(context);
    },
  },
  always: {
    // Asked after every vote, drunk or not: what good players did must not show in the question.
    *counted(context, { nomination }) {
      const { me, ability, hasBreath, works, failed, registers, askOf, declare, execute, nothingHappens } = context;
      const { nominee, nominator, voters } = nomination;
      if (!hasBreath(me) || ability.nature === 'believed' || !(yield* askOf(me, onlyIfWanted))) return;
      declare(nominee < 0 ? null : [nominee]);
      let goodVoted = false;
      for (const voter of voters) goodVoted ||= yield* registers(voter, { alignment: 'good' });
      if (goodVoted && works()) return yield* execute(nominee, nominator < 0 ? undefined : nominator);
      if (goodVoted) failed();
      nothingHappens();
    },
  },
});

function declareMyself({ me, ability, remember, proclaim }: Context): void {
  remember('declared', true);
  proclaim({ say: 'public.player-is', seat: me, character: ability.character });
}
