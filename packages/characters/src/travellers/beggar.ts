import { action, character, type Information, nothing, token, truth } from '@belfry/engine';

/** Whether the giver is good or evil. */
const sideOfGiver: Information = {
  domain: (_, [giver]) =>
    giver === undefined
      ? []
      : (['good', 'evil'] as const).map((alignment) => ({ says: 'alignment', player: giver, alignment })),
  holds(world, statement) {
    if (statement.says !== 'alignment') return 'no';
    const evil = world.isEvil(statement.player);
    return evil === 'may' ? 'may' : truth((evil === 'yes') === (statement.alignment === 'evil'));
  },
};

/**
 * You vote only with votes that you were given, one for one. When a dead player gives you theirs you learn which side they
 * are on. You are sober and healthy.
 */
export const beggar = character('beggar', {
  tokens: [token('vote', {})],
  aura: ({ me }) => [{ kind: 'sober', target: me }],
  learns: sideOfGiver,
  action: action({
    by: 'others',
    often: 'while-open',
    asks: nothing,
    isOpen: ({ me, isAlive, hasVote }, user) => isAlive(me) && !isAlive(user) && hasVote(user),
    *use({ me, takeVote, mark, learn }, _, giver) {
      takeVote(giver);
      mark('vote', me);
      yield* learn([giver]);
    },
  }),
  voting: {
    ballot: ({ me, marked }, seat, ballot) =>
      seat === me ? { ...ballot, may: ballot.may && marked('vote').length > 0 } : ballot,
  },
  on: {
    *counted({ me, marked, mark, unmark }, { nomination }) {
      if (!nomination.voters.includes(me)) return;
      const left = marked('vote').length - 1;
      unmark('vote');
      for (let kept = 0; kept < left; kept++) mark('vote', me);
    },
  },
});
