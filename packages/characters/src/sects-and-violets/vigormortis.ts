import { type Context, character, memo, type SeatId, token } from '@belfry/engine';

const BESIDE = memo<{ readonly [minion: number]: SeatId }>('beside', {}); // whom each Minion poisons

/** Each night but the first you pick a player, who dies. A Minion whom you kill keeps their ability, and the nearest Townsfolk on one side of them is poisoned. */
export const vigormortis = character('vigormortis', {
  tokens: [token('keeps-ability', { printed: 'Has Ability' })],
  wakes: 'other',
  *act({ choosePlayer, kill }) {
    yield* kill(yield* choosePlayer());
  },
  on: {
    *died(context, { victim, killer }) {
      const { ability, registers, mark } = context;
      if (killer?.id !== ability.id || !(yield* registers(victim, { team: 'minion' }))) return;
      mark('keeps-ability', victim);
      yield* poisonBeside(context, victim);
    },
  },
  always: {
    *became(context, { seat }) {
      const team = context.trueTeam(seat);
      if (team !== 'minion') release(context, seat);
      // One Townsfolk per Minion is always poisoned: where there was one, there will be another.
      for (const [minion, townsfolk] of Object.entries(BESIDE.in(context.memory()))) {
        if (townsfolk !== seat || Number(minion) === seat || team === 'townsfolk') continue;
        forget(context, Number(minion));
        yield* poisonBeside(context, Number(minion));
      }
    },
    *revived(context, seat) {
      release(context, seat);
    },
  },
});

function* poisonBeside({ nearest, trueTeam, rulePlayer, mark, remember, memory }: Context, minion: SeatId) {
  const beside = () => nearest(minion, (player) => trueTeam(player) === 'townsfolk');
  const poisoned = yield* rulePlayer('who-is-poisoned', beside);
  if (poisoned === null) return;
  mark('poisoned', poisoned, { standing: true });
  remember(BESIDE, { ...BESIDE.in(memory()), [minion]: poisoned });
}

/** Whoever was such a Minion, by the ability or by the Storyteller's token, is it no more. */
function release(context: Context, minion: SeatId): void {
  const { memory, markedByMe, unmark } = context;
  if (minion in BESIDE.in(memory()) || markedByMe(minion, 'keeps-ability')) forget(context, minion);
  unmark('keeps-ability', minion);
}

/** A Minion poisons nobody any more. Where the Storyteller has moved the token, it lies by somebody no other has poisoned. */
function forget({ memory, remember, marked, unmark }: Context, minion: SeatId): void {
  const { [minion]: poisoned, ...others } = BESIDE.in(memory());
  const isTheirs = (player: SeatId) => Object.values(others).includes(player);
  remember(BESIDE, others);
  const isThere = poisoned !== undefined && marked('poisoned').includes(poisoned);
  // Two Minions may have poisoned the same neighbour, who then stays so.
  for (const player of isThere ? [poisoned] : marked('poisoned')) if (!isTheirs(player)) unmark('poisoned', player);
}
