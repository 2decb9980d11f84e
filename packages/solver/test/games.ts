import { almanac, type Character, type CharacterId, type Team } from '@belfry/almanac';
import { cast, deductions } from '@belfry/characters';
import { type Alignment, type GameEvent, random, type SeatId, seenBy } from '@belfry/engine';
import { builtinScript, readScript, type Script, tableScript } from '@belfry/scripts';
import { type BotLevel, type PolicyChoice, simulateGame } from '@belfry/storyteller';
import { coversInGames, fellowsIn, jinxedBeyond, type Problem, problemOf, type Testimony } from '../src/index.ts';
import { type Town, townAt } from './towns.ts';
import { type Standing, type Stop, stopsIn } from './truth.ts';

/** A question that somebody could ask in a game, and the truth. */
export interface Moment {
  readonly when: string;
  readonly dawn: number;
  readonly you: SeatId;
  readonly problem: Problem;
  readonly started: readonly CharacterId[];
  readonly now: readonly Standing[];
  readonly history: Stop['history'];
  /** Who tells all that they saw, whether they are right about it or not. */
  readonly tellsAll: readonly boolean[];
  /** Who pretends to be somebody else, and tells what others did to them. */
  readonly tellsOfOthers: readonly boolean[];
}

export interface Played {
  /** An edition, or `any`: a script drawn from all whom the solver covers. */
  readonly edition: string;
  readonly players: number;
  readonly seed: string;
  readonly storyteller?: PolicyChoice;
  readonly bots?: BotLevel;
  /** Who has to be on a script that is drawn. */
  readonly having?: readonly CharacterId[];
}

interface PlayedGame {
  readonly events: readonly GameEvent[];
  readonly script: readonly Character[];
  readonly seed: string;
}

/** A game without people. */
export function play({
  edition,
  players,
  seed,
  storyteller = 'random',
  bots = 'novice',
  having = [],
}: Played): PlayedGame {
  const script = tableScript(edition === 'any' ? anyScript(seed, having) : builtinScript(edition)!);
  const { table } = simulateGame({ script, cast, players, seed, storyteller, bots });
  return { events: table.game.events, script: script.characters.filter(isDealt), seed };
}

/** As many of each team as scripts usually have, all of them covered. */
function anyScript(seed: string, having: readonly CharacterId[]): Script {
  const draws = random(`script ${seed}`);
  const isWanted = ({ id }: Character) => having.includes(id);
  const some = (team: Team, count: number) => {
    const all = [...almanac().characters.values()].filter((one) => one.team === team && coversInGames(one.id));
    const drawn = draws.shuffle(all);
    return [...drawn.filter(isWanted), ...drawn.filter((one) => !isWanted(one))].slice(0, count).map(({ id }) => id);
  };
  const ids = [...some('townsfolk', 13), ...some('outsider', 4), ...some('minion', 4), ...some('demon', 4)];
  for (let pair = jinxedBeyond(new Set(ids))[0]; pair !== undefined; pair = jinxedBeyond(new Set(ids))[0])
    ids.splice(ids.indexOf(pair[1]), 1);
  return readScript(JSON.stringify([{ id: '_meta', name: 'any', author: '' }, ...ids]));
}

const isDealt = ({ team }: Character) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team);

/** At every dawn the question of one player of that side, in a town where all the good tell everything. */
export function momentsIn(game: PlayedGame, side: Alignment = 'good'): Moment[] {
  const draws = random(`ask ${game.seed}`);
  const moments: Moment[] = [];
  for (const stop of stopsIn(game.events)) {
    if (stop.kind !== 'dawn') continue;
    const asking = stop.now.flatMap(({ alignment, character }, seat) =>
      alignment === side && !HIDING.has(wrongOf(character)) ? [seat] : [],
    );
    if (asking.length === 0) continue;
    moments.push(momentOf(game, stop, townAt(game, stop, 'open', draws), draws.pick(asking)));
  }
  return moments;
}

const wrongOf = (id: CharacterId) => deductions.get(id)?.wrongAboutSelf;
const HIDING: ReadonlySet<ReturnType<typeof wrongOf>> = new Set(['lies about everything', 'pretends']);

/**
 * The questions of a game: at every stop, in an open town and in one of all sorts, by everybody. Or some of them: by lot
 * three of each town at every dawn, and one at every pause of a day.
 */
export function* momentsOf(game: PlayedGame, which: 'every' | 'some'): Generator<Moment> {
  const draws = random(`ask ${game.seed}`);
  for (const stop of stopsIn(game.events)) {
    const all = stop.now.map((_, seat) => seat);
    const isDay = which === 'some' && stop.kind === 'day';
    for (const kind of isDay ? [draws.pick(['open', 'mixed'] as const)] : (['open', 'mixed'] as const)) {
      const town = townAt(game, stop, kind, draws);
      const asking = which === 'every' ? all : draws.shuffle(all).slice(0, isDay ? 1 : 3);
      for (const you of asking) yield momentOf(game, stop, town, you);
    }
  }
}

function momentOf({ events, script }: PlayedGame, stop: Stop, town: Town, you: SeatId): Moment {
  const { testimonies, trusted, names, started, chronicle } = town;
  const own = town.truthful[you]!;
  const problem = problemOf({
    names,
    script,
    chronicle,
    testimonies: testimonies.map((one, seat): Testimony => (seat === you ? own : one)),
    you,
    trusted: trusted.filter((seat) => seat !== you),
    fellows: fellowsIn(seenBy(events.slice(0, stop.events), you), you),
  });
  return {
    when: `${stop.kind} ${stop.day} (event ${stop.events}), ${town.kind} town, asked by ${you}`,
    dawn: stop.day,
    you,
    problem,
    started,
    now: stop.now,
    history: stop.history,
    tellsAll: stop.now.map(({ alignment, character }) => alignment === 'good' && !HIDING.has(wrongOf(character))),
    tellsOfOthers: stop.now.map(
      ({ alignment, character }) => alignment === 'good' && wrongOf(character) === 'pretends',
    ),
  };
}
