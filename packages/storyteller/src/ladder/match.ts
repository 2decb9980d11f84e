import { type Alignment, type Cast, Game, type SeatId, sideOf } from '@belfry/engine';
import type { TableScript } from '@belfry/scripts';
import type { Bot, Situation } from '../bots/bot.ts';
import { noviceOpinion } from '../bots/novice/opinion.ts';
import type { Opinion } from '../bots/opinion.ts';
import { shrewdOpinion } from '../bots/shrewd/judgement.ts';
import { deedsOf, type PolicyChoice, policyFor } from '../policy/index.ts';
import { dealGame } from '../setup/deal.ts';
import { BotTable } from '../table/bot-table.ts';
import { listenersOf } from '../talk/utterance.ts';
import { atTheirWord, isCoherent } from '../town/coherence.ts';
import type { Whispering } from './exploiters.ts';
import { type Guess, guessOf } from './judgement.ts';
import type { Manners } from './tells.ts';

export interface Match {
  readonly script: TableScript;
  readonly cast: Cast;
  readonly players: number;
  readonly seed: string;
  readonly storyteller: PolicyChoice;
  /** Whose way of judging is asked of the good: nobody's where it is null. */
  readonly judged: 'novice' | 'shrewd' | null;
  /** Who plays for a seat, by the side it is dealt to. */
  bot(seat: SeatId, side: Alignment, seen: readonly Whispering[]): Bot;
  /** Told of the good as they are when nominations open, where anybody is judged. */
  asked?(game: Game, good: readonly Situation[]): void;
}

/** What one game tells about those who played it. */
export interface MatchRecord {
  readonly winner: Alignment;
  readonly manners: readonly Manners[];
  readonly guesses: readonly Guess[];
  /** The evil who lived on the last day but three or four, and how many of them half of the good had among their first two. */
  readonly liars: number;
  readonly suspected: number;
  /** Stories that evil players told of what they learned, and those of them that no table explains. */
  readonly stories: number;
  readonly contradictory: number;
}

const FINAL = 4;

export function playMatch(match: Match): MatchRecord {
  const { script, cast, players, seed, storyteller, judged } = match;
  const game = new Game(dealGame(script, players, seed), cast);
  const seen: Whispering[] = [];
  const first = new Map<SeatId, Situation>();
  const guesses: Guess[] = [];
  const opine = judged === 'shrewd' ? shrewdOpinion : noviceOpinion;
  let day = 0;
  let final: readonly Opinion[] = [];
  const watch = (situation: Situation) => {
    first.set(situation.seat, situation);
    if (judged === null || situation.view.day === day || situation.view.today.stage !== 'nominations') return;
    day = situation.view.day;
    const chairs = goodAlive(game).flatMap((seat) => first.get(seat) ?? []);
    match.asked?.(game, chairs);
    const opinions = chairs.map((chair) => ({ chair, opinion: opine(chair) }));
    guesses.push(...opinions.flatMap(({ chair, opinion }) => guessOf(game, chair, opinion) ?? []));
    if (situation.board.living().length <= FINAL) final = opinions.map(({ opinion }) => opinion);
  };
  const table = new BotTable({
    game,
    seed,
    policy: (board) => policyFor(storyteller, { seed, board }),
    deeds: (board) => deedsOf(storyteller, { seed, board }),
    bot: (seat) => {
      const bot = match.bot(seat, sideDealt(game, seat), seen);
      return {
        speak: bot.speak,
        answer(prompt, situation) {
          if (prompt.kind === 'day') watch(situation);
          return bot.answer(prompt, situation);
        },
      };
    },
    listen(happening) {
      if (!('utterance' in happening)) return;
      const { from, day: on } = happening.utterance;
      for (const to of listenersOf(happening.utterance)) seen.push({ day: on, from, to });
    },
  });
  table.playOut();
  const evil = game.state.circle.filter((seat) => sideDealt(game, seat) === 'evil');
  return {
    winner: game.state.outcome!.winner,
    manners: game.state.circle.map((seat) => ({
      isEvil: evil.includes(seat),
      features: featuresOf(table, seat, seen),
    })),
    guesses,
    ...suspectedIn(game, final),
    ...storiesOf(table, evil),
  };
}

/** On which side a seat began. */
const sideDealt = (game: Game, seat: SeatId): Alignment => {
  const team = game.grimoire.script.lookUp(game.setup.seats[seat]!.character)?.team;
  return team === undefined ? 'good' : (sideOf(team) ?? 'good');
};

const goodAlive = ({ state }: Game): readonly SeatId[] =>
  state.circle.filter((seat) => state.seats[seat]!.alive && state.seats[seat]!.alignment === 'good');

function suspectedIn({ state }: Game, final: readonly Opinion[]) {
  if (final.length === 0) return { liars: 0, suspected: 0 };
  const evil = state.circle.filter((seat) => state.seats[seat]!.alignment === 'evil');
  const living = evil.filter((seat) => final.some(({ suspects }) => suspects.includes(seat)));
  const isSuspected = (seat: SeatId) =>
    final.filter(({ suspects }) => suspects.slice(0, 2).includes(seat)).length * 2 >= final.length;
  return { liars: living.length, suspected: living.filter(isSuspected).length };
}

function storiesOf({ board }: BotTable, evil: readonly SeatId[]) {
  let stories = 0;
  let contradictory = 0;
  for (const seat of evil) {
    const claim = board.claimOf(seat);
    if (claim === null || claim.character === null || claim.learned.length < 2) continue;
    stories++;
    if (!isCoherent(board, seat, claim.character, claim.learned, atTheirWord(board))) contradictory++;
  }
  return { stories, contradictory };
}

/** What anybody can count without listening to a word. */
function featuresOf({ board }: BotTable, seat: SeatId, seen: readonly Whispering[]): readonly number[] {
  const own = seen.filter(({ from }) => from === seat);
  const to = seen.filter((one) => one.to === seat);
  const both = own.filter(({ to: other }) => to.some(({ from }) => from === other)).length;
  const talk = board.talk.filter(({ from }) => from === seat);
  const order = board.talk.findIndex(({ from }) => from === seat);
  const could = board.votes.filter(({ nominee }) => nominee !== seat);
  const voted = could.filter(({ voters }) => voters.includes(seat)).length;
  const nominated = board.votes.filter(({ nominator }) => nominator === seat).length;
  const days = Math.max(1, board.view.day);
  return [
    own.length,
    own.filter(({ day }) => day === 1).length,
    to.length,
    both,
    seen.findIndex(({ from }) => from === seat),
    talk.length / days,
    talk.some(({ day }) => day === 1) ? 1 : 0,
    order < 0 ? board.talk.length : order,
    could.length === 0 ? 0 : voted / could.length,
    nominated / days,
  ];
}
