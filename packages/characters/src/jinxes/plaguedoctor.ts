import type { CharacterId } from '@belfry/almanac';
import { type Context, type JinxDefinition, jinx, type Play, pass, prevent, type SeatId, TABLE } from '@belfry/engine';

/** What happens where the Storyteller would gain this Minion's ability. */
const insteadOf = (minion: CharacterId, happens: (context: Context) => Play<void>): JinxDefinition =>
  jinx('plaguedoctor', minion, {
    when: 'script',
    adds: {
      on: {
        *lending(context, { to, character }) {
          if (to !== TABLE || character !== minion) return pass;
          yield* happens(context);
          return prevent;
        },
      },
    },
  });

/** A Minion gains it, and is told so. */
const minionGains = (ability: CharacterId): JinxDefinition =>
  insteadOf(ability, function* ({ players, isAlive, is, trueTeam, rulePlayer, lend, show }) {
    const minions = () => {
      const all = players().filter((player) => trueTeam(player) === 'minion');
      const fits = (player: SeatId) => isAlive(player) && !is(player, ability);
      return [...all.filter(fits), ...all.filter((player) => !fits(player))];
    };
    const minion = yield* rulePlayer('gains-ability', minions);
    if (minion === null) return;
    yield* lend(minion, ability, { forGood: true });
    show(minion, { says: 'ability', character: ability });
  });

export const plaguedoctorFearmonger = minionGains('fearmonger');
export const plaguedoctorGoblin = minionGains('goblin');
export const plaguedoctorScarletwoman = minionGains('scarletwoman');
export const plaguedoctorSpy = minionGains('spy');
export const plaguedoctorWraith = minionGains('wraith');

/** Somebody becomes it, on the side that they are on. */
const somebodyBecomes = (character: CharacterId): JinxDefinition =>
  insteadOf(character, function* ({ players, isTraveller, isAlive, trueTeam, isDemon, rulePlayer, become }) {
    const rank = (player: SeatId) =>
      isDemon(player) ? 3 : !isAlive(player) ? 2 : trueTeam(player) === 'minion' ? 0 : 1;
    const candidates = () =>
      players()
        .filter((player) => !isTraveller(player))
        .sort((a, b) => rank(a) - rank(b));
    const chosen = yield* rulePlayer('who-changes', candidates);
    if (chosen !== null) yield* become(chosen, character);
  });

export const plaguedoctorBoomdandy = somebodyBecomes('boomdandy');
export const plaguedoctorEviltwin = somebodyBecomes('eviltwin');

const MOST_OUTSIDERS = 2;

/** One or two Townsfolk, or nobody, become Outsiders. */
export const plaguedoctorBaron = insteadOf('baron', function* (context) {
  const { players, trueTeam, sheet, inPlay, ruleOne, ruleCharacter, become } = context;
  const townsfolk = () => [...players().filter((player) => trueTeam(player) === 'townsfolk'), null];
  const absent = () => sheet('outsider').filter((id) => !inPlay(id));
  for (let left = MOST_OUTSIDERS; left > 0 && absent().length > 0; left--) {
    const player = yield* ruleOne<SeatId | null>('who-changes', () => townsfolk().map((value) => ({ value })));
    if (player === null) return;
    const outsider = yield* ruleCharacter('new-character', absent);
    if (outsider !== null) yield* become(player, outsider);
  }
});

/** A good neighbour of the Demon's becomes the Marionette, evil like any, notices nothing, and the Demon is told. */
export const plaguedoctorMarionette = insteadOf('marionette', function* (context) {
  const { livingDemons, nearest, isTraveller, alignmentOf, grimoire, rulePlayer, become, show } = context;
  const good = () =>
    [...new Set(livingDemons().flatMap((demon) => nearest(demon, (player) => !isTraveller(player))))].filter(
      (player) => alignmentOf(player) === 'good',
    );
  const puppet = yield* rulePlayer('who-changes', good);
  if (puppet === null) return;
  const token = grimoire().find(({ seat }) => seat === puppet)!;
  const believes = token.believes ?? token.character;
  if (!(yield* become(puppet, 'marionette', { tell: false, believes, side: 'evil' }))) return;
  for (const demon of livingDemons()) show(demon, { says: 'player-is', player: puppet, character: 'marionette' });
});
