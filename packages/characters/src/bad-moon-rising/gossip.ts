import { action, character, words } from '@belfry/engine';

/** Each day you may say one thing for all to hear. If it was true, somebody dies tonight. */
export const gossip = character('gossip', {
  action: action({
    asks: words(280),
    often: 'daily',
    *use({ day, remember, nothingHappens }, said) {
      remember('said', { day: day(), words: said });
      nothingHappens();
    },
  }),
  *atPlace({ me, works, memory, day, living, isDemon, ruleWhether, ruleDeath, kill }) {
    const said = memory().said as { readonly day: number; readonly words: string } | undefined; // written above
    if (said?.day !== day() || !works()) return;
    if (!(yield* ruleWhether('gossip-true', false, said.words))) return;
    const spared = (player: number) => player === me || isDemon(player);
    const mortals = () => [...living().filter((player) => !spared(player)), ...living().filter(spared)];
    yield* kill(yield* ruleDeath('gossip-kill', mortals));
  },
});
