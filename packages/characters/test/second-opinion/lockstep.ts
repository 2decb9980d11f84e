import type { Game, GameEvent, Json, Party, Prompt, Random, SeatId } from '@belfry/engine';

/** The engine and the second opinion differ. */
export class Disagreement extends Error {
  override readonly name = 'Disagreement';
}

/** Says what the engine must ask now, checks that it does, and answers for everybody at random. */
export class Lockstep {
  readonly game: Game;
  readonly random: Random;
  /** How often each ruling was asked for. */
  readonly rulings: { [what: string]: number } = {};
  #read = 0;

  constructor(game: Game, random: Random) {
    this.game = game;
    this.random = random;
  }

  differ(why: string): never {
    const inputs = this.game.inputs.slice(-12).map((input) => JSON.stringify(input));
    throw new Disagreement(
      `${why}\n  ${inputs.join('\n  ')}\n  waits: ${JSON.stringify(this.game.prompts().slice(0, 3))}`,
    );
  }

  /** The two name the same things, in whatever order. */
  same(what: string, mine: readonly Json[], engines: readonly Json[]): void {
    const [a, b] = [new Set(mine.map(inOrder)), new Set(engines.map(inOrder))];
    const missing = [...a].filter((one) => !b.has(one));
    const extra = [...b].filter((one) => !a.has(one));
    if (missing.length + extra.length > 0) this.differ(`${what}: the engine lacks [${missing}] and has [${extra}]`);
  }

  send(prompt: Prompt, choice: Json): void {
    const result = this.game.submit({ type: 'answer', prompt: prompt.id, by: prompt.to, choice });
    if (!result.ok) this.differ(`${JSON.stringify(choice)} was refused: ${JSON.stringify(result.reason)}`);
  }

  /** A player points at others. */
  choose(seat: SeatId, from: readonly SeatId[], count = 1): SeatId[] {
    const prompt = this.#theOnly(seat, 'choose');
    const { options } = prompt;
    if (options.pick !== 'players' || options.min !== count || options.max !== count) this.differ('another choice');
    this.same(`${seat} may choose`, from, options.from);
    const chosen = this.random.shuffle(from).slice(0, count);
    this.send(prompt, chosen);
    return chosen;
  }

  /** The Storyteller decides; a single answer is no question. */
  rule<T extends Json>(what: string, seat: SeatId, answers: readonly T[]): T {
    if (answers.length === 1) return answers[0]!;
    const prompt = this.#theOnly('storyteller', 'ruling');
    const { about, options } = prompt;
    if (about.what !== what || about.seat !== seat || options.pick !== 'one') this.differ(`no "${what}" about ${seat}`);
    const legal = options.of.map(({ value }) => value);
    this.same(`${what} about ${seat}`, answers, legal);
    this.rulings[what] = (this.rulings[what] ?? 0) + 1;
    const choice = this.random.pick(legal);
    this.send(prompt, choice);
    return choice as T;
  }

  prompt(to: Party, kind: Prompt['kind']): Prompt {
    return this.game.prompts().find((p) => p.to === to && p.kind === kind) ?? this.differ(`no ${kind} for ${to}`);
  }

  prompts(kind: Prompt['kind']): Prompt[] {
    return this.game.prompts().filter((p) => p.kind === kind);
  }

  #theOnly(to: Party, kind: Prompt['kind']): Prompt {
    const prompt = this.prompt(to, kind);
    if (this.game.prompts().length > 1) this.differ(`more than a ${kind} for ${to}`);
    return prompt;
  }

  /** The next of these events that nobody has read yet. */
  next<T extends GameEvent['type']>(...types: T[]): Extract<GameEvent, { type: T }> {
    const { events } = this.game;
    while (this.#read < events.length && !types.includes(events[this.#read]!.type as T)) this.#read++;
    const event = events[this.#read++];
    if (event === undefined) this.differ(`no ${types.join(' or ')} followed`);
    return event as Extract<GameEvent, { type: T }>;
  }
}

const inOrder = (value: Json): string =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value);
