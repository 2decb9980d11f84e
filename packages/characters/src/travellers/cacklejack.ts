import { action, aPlayer, type Context, character, type SeatId, token } from '@belfry/engine';

/** Each day you pick a player: tonight somebody else becomes another character. */
export const cacklejack = character('cacklejack', {
  tokens: [token('not-me', { printed: 'Not Me', until: 'dawn' })],
  action: action({
    by: 'owner',
    often: 'daily',
    isOpen: ({ isAlive }, user) => isAlive(user),
    asks: aPlayer(),
    *use({ mark }, spared) {
      mark('not-me', spared, { until: 'dawn', standing: true });
    },
  }),
  *atPlace(context) {
    const { night, works, players, isTraveller, marked, alignmentOf, isDemon, rulePlayer, ruleCharacter, become } =
      context;
    if (night() === 1 || !works()) return;
    const plain = (player: SeatId) => alignmentOf(player) === 'good' && !isDemon(player);
    const eligible = () => {
      const all = players().filter((player) => !isTraveller(player) && !marked('not-me').includes(player));
      return [...all.filter(plain), ...all.filter((player) => !plain(player))];
    };
    const changed = yield* rulePlayer('who-changes', eligible);
    if (changed === null) return;
    const character = yield* ruleCharacter('new-character', () => tokens(context, changed));
    if (character !== null) yield* become(changed, character);
  },
});

/** Any other character of the sheet: of the same kind and new to the game before all others. */
function tokens({ sheet, is, inPlay, teamOf, trueTeam }: Context, player: SeatId): readonly string[] {
  const others = sheet().filter((id) => !is(player, id));
  const rank = (id: string) => (teamOf(id) === trueTeam(player) ? 0 : 2) + (inPlay(id) ? 1 : 0);
  return others.toSorted((a, b) => rank(a) - rank(b));
}
