import { almanac, type Character, type CharacterId, type Team } from '@belfry/almanac';
import { cast, deductions } from '@belfry/characters';
import { type Alignment, type GameEvent, type Random, random, type SeatId, seenBy } from '@belfry/engine';
import { builtinScript, readScript, type Script, tableScript } from '@belfry/scripts';
import { type PolicyChoice, simulateGame } from '@belfry/storyteller';
import {
  chronicleOf,
  coversInGames,
  fellowsIn,
  type Problem,
  problemOf,
  type Testimony,
  testimonyOf,
} from '../src/index.ts';

/** What is true of a game at some dawn. */
export interface Moment {
  readonly dawn: number;
  readonly you: SeatId;
  readonly problem: Problem;
  readonly started: readonly CharacterId[];
  readonly now: readonly CharacterId[];
  /** Who tells all that they saw, whether they are right about it or not. */
  readonly tellsAll: readonly boolean[];
}

export interface Played {
  /** An edition, or `any`: a script drawn from all whom the solver covers. */
  readonly edition: string;
  readonly players: number;
  readonly seed: string;
  readonly storyteller?: PolicyChoice;
  /** On which side the one is who asks. */
  readonly side?: Alignment;
}

const LIES = (id: CharacterId) => deductions.get(id)?.wrongAboutSelf;

/** A game without people, and at every dawn the question of one good player in a town where all the good tell everything. */
export function momentsOf({ edition, players, seed, storyteller = 'random', side = 'good' }: Played): Moment[] {
  const script = tableScript(edition === 'any' ? anyScript(seed) : builtinScript(edition)!);
  const { table } = simulateGame({ script, cast, players, seed, storyteller, bots: 'novice' });
  return momentsIn(table.game.events, script.characters.filter(isDealt), seed, side);
}

/** As many of each team as scripts usually have, all of them covered. */
function anyScript(seed: string): Script {
  const draws = random(`script ${seed}`);
  const some = (team: Team, count: number) =>
    draws
      .shuffle([...almanac().characters.values()].filter((one) => one.team === team && coversInGames(one.id)))
      .slice(0, count)
      .map(({ id }) => id);
  const ids = [...some('townsfolk', 13), ...some('outsider', 4), ...some('minion', 4), ...some('demon', 4)];
  return readScript(JSON.stringify([{ id: '_meta', name: 'any', author: '' }, ...ids]));
}

const isDealt = ({ team }: Character) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team);

export function momentsIn(
  events: readonly GameEvent[],
  script: readonly Character[],
  seed: string,
  side: Alignment = 'good',
): Moment[] {
  const draws = random(`ask ${seed}`);
  const moments: Moment[] = [];
  const dealt = events.find((event) => event.type === 'dealt');
  const begun = events.find((event) => event.type === 'game-begins');
  if (dealt?.type !== 'dealt' || begun?.type !== 'game-begins') return [];
  const now = dealt.grimoire.map(({ character, alignment }) => ({ character, alignment }));
  const dead = new Set<SeatId>();
  for (const [at, event] of events.entries()) {
    if (event.type === 'became') now[event.seat]!.character = event.character;
    if (event.type === 'turned') now[event.seat]!.alignment = event.alignment;
    if (event.type === 'died') dead.add(event.seat);
    if (event.type === 'revived') dead.delete(event.seat);
    if (event.type !== 'dawn') continue;
    const asking = now.flatMap(({ alignment, character }, seat) =>
      alignment === side && LIES(character) !== 'lies about everything' && LIES(character) !== 'pretends' ? [seat] : [],
    );
    if (asking.length === 0) continue;
    const you = draws.pick(asking);
    const names = begun.seats.map(({ name }) => name);
    const sheet = { names, characters: script.map(({ id }) => id) };
    const so = events.slice(0, at + 1);
    const testimonies = now.map(({ alignment, character }, seat): Testimony => {
      const told = testimonyOf(seenBy(so, seat), seat, sheet)!;
      const lie = { claim: bluff(draws, sheet.characters), nights: [], days: [] };
      if (seat === you && side === 'evil') return told;
      // Whoever is wrong about themselves tells what they think, on whichever side they are.
      if (LIES(character) === 'believes' && LIES(dealt.grimoire[seat]!.character) === 'believes') return told;
      if (alignment === 'evil' || LIES(character) === 'lies about everything') return lie;
      if (LIES(character) !== 'pretends') return told;
      if (dealt.grimoire[seat]!.character !== character) {
        return { ...told, nights: told.nights.map((night) => ({ ...night, became: null })) };
      }
      // What others did to them they tell; of themselves they say something else until they are dead.
      const nights = told.nights.map(({ heard }) => ({ heard, told: [], became: null }));
      return { claim: dead.has(seat) ? character : lie.claim, nights, days: [] };
    });
    const fellows = fellowsIn(seenBy(so, you), you);
    const chronicle = chronicleOf(seenBy(so, 'public'));
    const problem = problemOf({ names, script, chronicle, testimonies, you, fellows });
    moments.push({
      dawn: event.day,
      you,
      problem,
      started: dealt.grimoire.map(({ character }) => character),
      now: now.map(({ character }) => character),
      tellsAll: now.map(
        ({ alignment, character }) =>
          alignment === 'good' && !['lies about everything', 'pretends'].includes(LIES(character) ?? ''),
      ),
    });
  }
  return moments;
}

/** What an evil player says they are. */
const bluff = (draws: Random, sheet: readonly CharacterId[]): CharacterId =>
  draws.pick(sheet.filter((id) => almanac().character(id).team === 'townsfolk'));
