import type { Sentence } from '@belfry/almanac';
import type { Alternative, Cast, Json } from '@belfry/engine';
import type { Ruling } from '../policy/policy.ts';
import { type PlayedOn, playOn, type Standing } from './play-on.ts';
import { total, type Virtue, virtueOf, type Worth, worthOf } from './worth.ts';

/** How much what was played on counts beside the rule of thumb, once there is no doubt about it. */
const SWAY = 3;
/** After so many rounds half of that. */
const DOUBT = 6;
/** More tell nothing new. */
const MOST_ROUNDS = 20;

/** One of the things that could be decided, and how the game went on from it. */
interface Path {
  readonly choice: Json;
  /** By how much the rule of thumb prefers its favourite to it. */
  readonly by: number;
  readonly reason: Sentence;
  readonly games: PlayedOn[];
}

/**
 * A ruling weighed by playing on from it: every choice that the rule of thumb took seriously is played to the end as often
 * as the others and with the same dice, one game a step, and can be concluded at any time. What the lot has left aside, so that
 * nobody can read the Storyteller, stays aside; so does what would have ended the game at once.
 */
export class Deliberation {
  readonly #standing: Standing;
  readonly #cast: Cast;
  readonly #prompt: string;
  readonly #seed: string;
  readonly #ruling: Ruling;
  readonly #paths: readonly Path[];
  /** Not to be chosen, and remembered as they were. */
  readonly #aside: readonly Alternative[];

  constructor(standing: Standing, cast: Cast, prompt: string, ruling: Ruling, seed: string) {
    this.#standing = standing;
    this.#cast = cast;
    this.#prompt = prompt;
    this.#seed = seed;
    this.#ruling = ruling;
    const { choice, reason, weighed = [] } = ruling;
    const others = weighed.filter(isOpen);
    this.#aside = weighed.filter((other) => !isOpen(other));
    this.#paths = [
      { choice, by: 0, reason, games: [] },
      ...others.map((other) => ({ choice: other.choice, by: other.by, reason: other.reason ?? reason, games: [] })),
    ];
  }

  /** Rounds that are complete. */
  get rounds(): number {
    return Math.min(...this.#paths.map(({ games }) => games.length));
  }

  /** Whether playing on can tell anything more. */
  get isDone(): boolean {
    return this.#paths.length < 2 || this.rounds >= MOST_ROUNDS;
  }

  /** One more game. */
  step(): void {
    const { rounds } = this;
    const path = this.#paths.find(({ games }) => games.length === rounds)!;
    path.games.push(playOn(this.#standing, this.#cast, this.#prompt, path.choice, `${this.#seed} ${rounds}`));
  }

  /** What is decided after all the rounds so far. */
  conclude(): Ruling {
    const { rounds } = this;
    if (rounds === 0 || this.#paths.length < 2) return this.#ruling;
    const sway = (SWAY * rounds) / (rounds + DOUBT);
    const scored = this.#paths.map((path) => {
      const games = path.games.slice(0, rounds);
      const worth = worthOf(games);
      return { ...path, games, worth, score: sway * total(worth) - path.by };
    });
    const [best, next, ...rest] = scored.sort((a, b) => b.score - a.score) as [Scored, Scored, ...Scored[]];
    const weighed = [next, ...rest].map((other) => ({
      choice: other.choice,
      by: rounded(best.score - other.score),
      reason: tally(other),
    }));
    return {
      choice: best.choice,
      reason: { say: sayOf(best.worth, next.worth), ...counted(best), besides: best.reason },
      weighed: [...weighed, ...this.#aside],
    };
  }
}

type Scored = Path & { readonly worth: Worth; readonly score: number };

const ASIDE: ReadonlySet<string> = new Set<Sentence['say']>(['why.left-by-lot', 'why.beyond-belief']);

const isOpen = ({ by, reason }: Alternative): boolean => by >= 0 && (reason === undefined || !ASIDE.has(reason.say));

const rounded = (score: number): number => Math.round(score * 100) / 100;

const SAYS = {
  lasts: 'why.played-on-lasts',
  open: 'why.played-on-open',
  even: 'why.played-on-even',
} as const satisfies Record<Virtue, Sentence['say']>;

/** What playing on has to say for one beside another. */
const sayOf = (one: Worth, other: Worth) =>
  total(one) > total(other) ? SAYS[virtueOf(one, other)] : ('why.played-on-kept' as const);

const counted = ({ games }: Scored) => ({
  games: games.length,
  good: games.filter(({ goodWon }) => goodWon).length,
  last: games.filter(({ reachedFinalDay }) => reachedFinalDay).length,
});

const tally = (path: Scored): Sentence => ({ say: 'why.played-on', ...counted(path) });
