import type { CharacterId } from '@belfry/almanac';
import { type Context, character, type Play, type SeatId, someCharacters } from '@belfry/engine';

/** Once per game, at night, you may name the Minions or the Demon to be in play: those who are evil so far become them. */
export const engineer = character('engineer', {
  wakes: ({ isSpent }) => !isSpent(),
  *act(context) {
    const { choose, usualMinions, teamOf, works, spend } = context;
    const named = yield* choose(someCharacters(usualMinions(), { teams: ['minion', 'demon'], orNone: true }));
    if (named.length === 0) return;
    const worked = works();
    spend();
    if (!worked) return;
    // Only one of the two: with a Demon among them, it is the Demon.
    const demon = named.find((id) => teamOf(id) === 'demon');
    yield* demon === undefined ? rebuildMinions(context, named) : rebuildDemons(context, demon);
  },
});

function* rebuildDemons(context: Context, demon: CharacterId): Play<void> {
  const { players, isDemon, is, isNobodys, nobodys, teamOf, become, sendAway } = context;
  const demons = players().filter(isDemon);
  const held = nobodys().filter((id) => teamOf(id) === 'demon');
  if (held.includes(demon) || demons.some((player) => is(player, demon))) return;
  if (isNobodys(demon)) return yield* handOver(context, demons, demon);
  for (const player of demons) yield* become(player, demon);
  for (const id of held) sendAway(id);
}

/** A Demon that no player can be: who was one so far is a Minion that nobody is, and looks after it. */
function* handOver(context: Context, demons: readonly SeatId[], demon: CharacterId): Play<void> {
  const { sheet, inPlay, ruleCharacter, become } = context;
  for (const player of demons) {
    yield* become(player, demon);
    const minion = yield* ruleCharacter('new-character', () => sheet('minion').filter((id) => !inPlay(id)));
    if (minion !== null) yield* become(player, minion);
  }
}

/** Who is one of them already stays so; the Storyteller gives the others out, as far as they go. */
function* rebuildMinions(context: Context, named: readonly CharacterId[]): Play<void> {
  const { players, trueTeam, characterOf, registers, ruleCharacter, become } = context;
  const minions: SeatId[] = [];
  for (const player of players()) {
    if (trueTeam(player) === 'minion' && (yield* registers(player, { team: 'minion' }))) minions.push(player);
  }
  const present = minions.map(characterOf);
  const wanted = named.filter((id) => !present.includes(id));
  for (const player of minions.filter((player) => !named.includes(characterOf(player)))) {
    const next = yield* ruleCharacter('new-character', () => wanted);
    if (next === null) return;
    wanted.splice(wanted.indexOf(next), 1);
    yield* become(player, next);
  }
}
