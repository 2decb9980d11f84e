import { aPlayer, type Context, character, type Play, type SeatId } from '@belfry/engine';

/**
 * When the game has to end, the Demon secretly picks somebody of the other side. Everybody says which of the two wins,
 * and their side with them; evil wins a tie.
 */
export const fiddler = character('fiddler', {
  offers: {
    contest: {
      isOpen: (context) => context.livingDemons().some((demon) => rivalsOf(context, demon).length > 0),
      *take(context) {
        const { livingDemons, rulePlayer, proclaim, players, askAll, alignmentOf, endGame } = context;
        const demon = yield* rulePlayer('demon', livingDemons);
        const rival = demon === null ? null : yield* pickRival(context, demon);
        if (demon === null || rival === null) return;
        proclaim({ say: 'public.contest', seat: demon, other: rival });
        const pair = [demon, rival].sort((a, b) => a - b);
        const votes = [...(yield* askAll(players(), aPlayer({ from: () => pair, orNobody: true }))).values()];
        const votesFor = (player: SeatId) => votes.filter((vote) => vote === player).length;
        const evil = alignmentOf(demon) === 'evil' ? demon : rival;
        const good = evil === demon ? rival : demon;
        const [forGood, forEvil] = [votesFor(good), votesFor(evil)];
        endGame(forGood > forEvil ? 'good' : 'evil', { say: 'outcome.contest', good: forGood, evil: forEvil });
      },
    },
  },
});

const rivalsOf = ({ players, alignmentOf }: Context, demon: SeatId): readonly SeatId[] =>
  players().filter((player) => alignmentOf(player) !== alignmentOf(demon));

/** A Demon who points at somebody of their own side is told so, and picks again. */
function* pickRival(context: Context, demon: SeatId): Play<SeatId | null> {
  const { askOf, show, alignmentOf } = context;
  const allies: SeatId[] = [];
  for (;;) {
    const chosen = yield* askOf(demon, aPlayer({ notMyself: true, except: () => allies }));
    if (chosen === null || rivalsOf(context, demon).includes(chosen)) return chosen;
    allies.push(chosen);
    show(demon, { says: 'alignment', player: chosen, alignment: alignmentOf(chosen) });
  }
}
