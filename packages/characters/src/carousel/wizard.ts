import { action, character, offer, words } from '@belfry/engine';

/** Once per game you may make a wish. If it is granted, it may have a price, and leave a clue. */
export const wizard = character('wizard', {
  action: action({
    asks: words(500),
    often: 'daily',
    heard: 'in-private',
    *use({ me, hasBreath, works, failed, spend, ruleWhether, ruleText, show, remember }, wish) {
      if (!hasBreath(me)) return;
      const granted = yield* ruleWhether('wish-granted', false, wish);
      show(me, { says: 'yes', yes: granted });
      // One that is declined may be followed by another.
      if (!granted) return;
      const worked = works();
      spend();
      if (!worked) return failed();
      const price = yield* ruleText('wish-price', '');
      if (price !== '') show(me, { says: 'text', text: price });
      remember('granted', true);
    },
  }),
  offers: {
    // Now or later: what is heard right after a private talk would tell who had it.
    clue: offer({
      isOpen: ({ memory, isNight }) => memory().granted === true && !isNight(),
      asks: () => words(500),
      *take({ announce }, clue) {
        announce(clue);
      },
    }),
  },
});
