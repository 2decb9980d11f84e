import { type Context, character, memo, type SeatId, token } from '@belfry/engine';

/** Whom each Minion poisons. */
const BESIDE = memo<{ readonly [minion: number]: SeatId }>('beside', {});

/**
 * Each night but the first you pick a player, who dies. A Minion whom you kill keeps their ability, and the nearest
 * Townsfolk on one side of them is poisoned.
 */
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
      const { trueTeam, unmark, memory } = context;
      const beside = BESIDE.in(memory());
      if (holds(context, seat) && trueTeam(seat) !== 'minion') {
        forget(context, seat);
        unmark('keeps-ability', seat);
      }
      // One Townsfolk per Minion is always poisoned: where there was one, there will be another.
      for (const [minion, townsfolk] of Object.entries(beside)) {
        if (townsfolk !== seat || Number(minion) === seat || trueTeam(seat) === 'townsfolk') continue;
        forget(context, Number(minion));
        yield* poisonBeside(context, Number(minion));
      }
    },
    *revived(context, seat) {
      if (holds(context, seat)) forget(context, seat);
      context.unmark('keeps-ability', seat);
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

/** Whether the Vigormortis has killed that Minion, or the Storyteller's token says so. */
const holds = ({ memory, markedByMe }: Context, minion: SeatId): boolean =>
  minion in BESIDE.in(memory()) || markedByMe(minion, 'keeps-ability');

/** A Minion poisons nobody any more. */
function forget({ memory, remember, marked, unmark, mark }: Context, minion: SeatId): void {
  const { [minion]: poisoned, ...others } = BESIDE.in(memory());
  const theirs = Object.values(others);
  remember(BESIDE, others);
  if (poisoned !== undefined && marked('poisoned').includes(poisoned)) {
    unmark('poisoned', poisoned);
    // Two Minions may have poisoned the same neighbour.
    if (theirs.includes(poisoned)) mark('poisoned', poisoned, { standing: true });
    return;
  }
  // The Storyteller has moved the token: it lies by somebody whom no other Minion has poisoned.
  for (const player of marked('poisoned')) if (!theirs.includes(player)) unmark('poisoned', player);
}
