import { almanac, type Character, type CharacterId } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import {
  Game,
  type GameEvent,
  type Grimoire,
  isStatement,
  type Option,
  type Prompt,
  type Random,
  random,
  type SeatId,
} from '@belfry/engine';
import { BOTS } from '../src/bots/index.ts';
import { deedsOf, policyFor } from '../src/policy/index.ts';
import type { Ruling } from '../src/policy/policy.ts';
import { BotTable } from '../src/table/bot-table.ts';
import { ImaginedWorld } from '../src/town/imagined.ts';
import { rulesOf } from '../src/town/rules.ts';

/** Everybody who can be in a bag. */
export const RESIDENTS: readonly Character[] = [...almanac().characters.values()].filter(
  ({ team, id }) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team) && cast.get(id) !== undefined,
);

const SEATS = ['imp', 'scarletwoman', 'empath', 'soldier', 'mayor', 'virgin', 'chef', 'monk', 'saint'];
/** Who else could be there: what is shown and what is bluffed comes from these. */
const SCRIPT = [
  ...['washerwoman', 'librarian', 'investigator', 'chef', 'empath', 'fortuneteller', 'undertaker', 'monk', 'virgin'],
  ...['slayer', 'soldier', 'mayor', 'ravenkeeper', 'butler', 'saint', 'recluse', 'poisoner', 'spy', 'scarletwoman'],
  'imp',
];

/** Who does not know what they are has to believe in something. */
const BELIEVES: { readonly [id: CharacterId]: CharacterId } = {
  drunk: 'fortuneteller',
  marionette: 'fortuneteller',
  lunatic: 'imp',
};

/** A ruling as it was made. */
export interface Ruled {
  readonly prompt: Prompt;
  readonly ruling: Ruling;
  readonly chosen: Option | null;
  /** Whether some table would make it true, where an ability that does not work tells something; null where nobody can say. */
  readonly believable: boolean | null;
  isEvil(seat: SeatId): boolean;
  characterOf(seat: SeatId): CharacterId;
}

export interface Audited {
  readonly place: SeatId;
  readonly events: readonly GameEvent[];
  readonly ruled: readonly Ruled[];
}

/** One game of novices under `fair` with this character in it, drunk for good or sober. */
export function playWith({ id, team }: Character, drunk: boolean, seed: string): Audited {
  const place = team === 'demon' ? 0 : team === 'minion' ? 1 : 2;
  const seats = SEATS.map((token, seat) => {
    const character = seat === place ? id : token === id ? 'slayer' : token;
    const believes = BELIEVES[character];
    return {
      name: `Player ${seat}`,
      character,
      ...(believes === undefined ? {} : { believes }),
      ...(drunk && seat === place ? { drunk } : {}),
    };
  });
  const game = new Game({ script: { name: 'Audit', characters: [...new Set([...SCRIPT, id])] }, seats }, cast);
  const ruled: Ruled[] = [];
  new BotTable({
    game,
    seed,
    policy: (board) => {
      const policy = policyFor('fair', { seed, board });
      return (grimoire, prompt) => {
        const ruling = policy(grimoire, prompt);
        ruled.push(asRuled(grimoire, prompt, ruling));
        return ruling;
      };
    },
    deeds: (board) => deedsOf('fair', { seed, board }),
    bot: () => BOTS.novice,
  }).playOut();
  return { place, events: game.events, ruled };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function asRuled(grimoire: Grimoire, prompt: Prompt, ruling: Ruling): Ruled {
  const options = prompt.options.pick === 'one' ? prompt.options.of : [];
  const seats = grimoire.seats.map(({ character, alignment }) => ({ character, alignment }));
  const isBroken = prompt.about.what === 'information' && prompt.about.works === false;
  return {
    prompt,
    ruling,
    chosen: options.find(({ value }) => same(value, ruling.choice)) ?? null,
    believable: isBroken ? isBelievable(grimoire, prompt, ruling) : null,
    isEvil: (seat) => seats[seat]!.alignment === 'evil',
    characterOf: (seat) => seats[seat]!.character,
  };
}

const WORLDS = 300;

/** Whether some table that could have been dealt, with its owner as what they think they are, would make it true. */
function isBelievable(grimoire: Grimoire, { about, options }: Prompt, { choice }: Ruling): boolean | null {
  const { seat, character, chosen = [] } = about;
  const information = character === undefined ? undefined : grimoire.cast.get(character)?.learns;
  if (information === undefined || seat === undefined || !isStatement(choice) || options.pick !== 'one') return null;
  const dice = random(`worlds ${grimoire.moment}`);
  const worlds = Array.from({ length: WORLDS }, () => dealt(grimoire, seat, character!, dice));
  if (worlds.some((world) => information.holds(world, choice, chosen) !== 'no')) return true;
  // Where nothing that could be told holds in any of them, it is about something that is not imagined here.
  const others = options.of.flatMap(({ value }) => (isStatement(value) && !same(value, choice) ? [value] : []));
  const isImagined = worlds.some((world) =>
    others.slice(0, 20).some((other) => information.holds(world, other, chosen) !== 'no'),
  );
  return isImagined ? false : null;
}

/** The table with other tokens: a living Demon, as many Minions as there are, and good characters for the rest. */
function dealt(grimoire: Grimoire, me: SeatId, character: CharacterId, dice: Random): ImaginedWorld {
  const { circle, seats, today } = grimoire;
  const rules = rulesOf(grimoire);
  const living = circle.filter((id) => seats[id]!.alive);
  const demon = dice.pick(living.filter((id) => id !== me));
  const others = dice.shuffle(circle.filter((id) => id !== me && id !== demon));
  const minions = seats.filter(({ character: is }) => grimoire.teamOf(is) === 'minion').length;
  const isFree = ({ team, id }: Character) => (team === 'townsfolk' || team === 'outsider') && id !== character;
  const good = dice.shuffle(rules.sheet.filter(isFree));
  const claims = new Map<SeatId, CharacterId>([[me, character]]);
  for (const [at, id] of others.slice(minions).entries()) claims.set(id, good[at % good.length]!.id);
  const world = new ImaginedWorld({
    rules,
    me,
    circle,
    living,
    executed: today.executions.filter(({ died }) => died).map((e) => e.seat),
    voted: today.votes.map((then) => then.seat),
    nominated: today.nominators.map((then) => then.seat),
    claims: (id) => claims.get(id) ?? null,
  });
  world.masks = new Map([[demon, 'demon'] as const, ...others.slice(0, minions).map((id) => [id, 'minion'] as const)]);
  return world;
}
