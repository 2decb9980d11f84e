import { action, character, memo, words } from '@belfry/engine';

type Said = { readonly day: number; readonly words: readonly string[] };
const SAID = memo<Said>('said', { day: 0, words: [] });

/** Each day you may say one thing for all to hear. If it was true, somebody dies tonight. */
export const gossip = character('gossip', {
  action: action({
    asks: words(280),
    often: 'daily',
    *use({ day, memory, remember, nothingHappens }, said) {
      const before = SAID.in(memory());
      remember(SAID, { day: day(), words: [...(before.day === day() ? before.words : []), said] });
      nothingHappens();
    },
  }),
  *atPlace({ me, works, memory, day, living, isDemon, ruleWhether, ruleDeath, kill }) {
    const said = SAID.in(memory());
    if (said.day !== day()) return;
    const spared = (player: number) => player === me || isDemon(player);
    const mortals = () => [...living().filter((player) => !spared(player)), ...living().filter(spared)];
    for (const words of said.words) {
      if (works() && (yield* ruleWhether('gossip-true', false, words)))
        yield* kill(yield* ruleDeath('gossip-kill', mortals));
    }
  },
});
