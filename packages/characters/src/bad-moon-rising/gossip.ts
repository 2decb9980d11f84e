import { action, character, memo, words } from '@belfry/engine';

const SAID = memo('said', { day: 0, words: '' });

/** Each day you may say one thing for all to hear. If it was true, somebody dies tonight. */
export const gossip = character('gossip', {
  action: action({
    asks: words(280),
    often: 'daily',
    *use({ day, remember, nothingHappens }, said) {
      remember(SAID, { day: day(), words: said });
      nothingHappens();
    },
  }),
  *atPlace({ me, works, memory, day, living, isDemon, ruleWhether, ruleDeath, kill }) {
    const said = SAID.in(memory());
    if (said.day !== day() || !works()) return;
    if (!(yield* ruleWhether('gossip-true', false, said.words))) return;
    const spared = (player: number) => player === me || isDemon(player);
    const mortals = () => [...living().filter((player) => !spared(player)), ...living().filter(spared)];
    yield* kill(yield* ruleDeath('gossip-kill', mortals));
  },
});
