import type { CharacterId } from '@belfry/almanac';
import {
  type Ability,
  type CharacterDefinition,
  type Context,
  type JinxDefinition,
  jinx,
  memo,
  type SeatId,
} from '@belfry/engine';

/** If a Demon who kills nobody nominates somebody whom a Townsfolk keeps safe, and they are executed, good wins. */
const protectedNominee = (
  demon: CharacterId,
  protector: CharacterId,
  isKept: (context: Context, player: SeatId) => boolean,
  notes: CharacterDefinition['on'] = {},
): JinxDefinition =>
  jinx(demon, protector, {
    when: 'script',
    deduced: 'as-usual',
    adds: {
      on: {
        ...notes,
        *executed(context, { seat, nominator }) {
          if (nominator === null || nominator < 0 || !context.is(nominator, demon) || !isKept(context, seat)) return;
          context.win('good', { say: 'outcome.ability', character: protector });
        },
      },
    },
  });

const KEPT = memo<{ readonly night: number; readonly players: readonly SeatId[] }>('kept', { night: 0, players: [] });

/** Whom this ability's protection was with when the night ended, or whom it chose: it counts for the day that follows. */
const wasKept = ({ memory, night }: Context, player: SeatId): boolean => {
  const kept = KEPT.in(memory());
  return kept.night === night() && kept.players.includes(player);
};

const keep = ({ remember, night }: Context, players: readonly SeatId[]): void =>
  remember(KEPT, { night: night(), players: [...players] });

const safeAtDawn = (demon: CharacterId, protector: CharacterId) =>
  protectedNominee(demon, protector, wasKept, {
    *nightEnding(context) {
      keep(context, context.marksOf(protector, 'safe'));
    },
  });

const chosenByExorcist = (demon: CharacterId) =>
  protectedNominee(demon, 'exorcist', wasKept, {
    *acted(context, ability) {
      if (ability.character !== 'exorcist' || !context.isWorking(ability)) return;
      keep(
        context,
        context.chosenTonight().flatMap(({ by, seat }) => (by === ability.owner ? [seat] : [])),
      );
    },
  });

const soldier = (demon: CharacterId) =>
  protectedNominee(demon, 'soldier', ({ abilitiesOf, isWorking }, player) =>
    abilitiesOf(player).some((ability: Ability) => ability.character === 'soldier' && isWorking(ability, true)),
  );

export const leviathanExorcist = chosenByExorcist('leviathan');
export const leviathanInnkeeper = safeAtDawn('leviathan', 'innkeeper');
export const leviathanMonk = safeAtDawn('leviathan', 'monk');
export const leviathanSoldier = soldier('leviathan');
export const riotExorcist = chosenByExorcist('riot');
export const riotInnkeeper = safeAtDawn('riot', 'innkeeper');
export const riotMonk = safeAtDawn('riot', 'monk');
export const riotSoldier = soldier('riot');
