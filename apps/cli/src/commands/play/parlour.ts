import { almanac, type Offered, type Sentence, say } from '@belfry/almanac';
import {
  type Action,
  doing,
  isStatement,
  type Json,
  type Options,
  type Prompt,
  type Random,
  random,
  refusal,
  type SeatId,
  type SeenEvent,
  TABLE,
} from '@belfry/engine';
import {
  type Asked,
  type BotTable,
  type Happening,
  narrate,
  phrase,
  type Speaker,
  STATEMENT_WORDS,
  sayAnswer,
  sayStatement,
  type Utterance,
} from '@belfry/storyteller';
import type { CommandIo } from '../../command.ts';
import { sayRuling, sayWhatElse } from '../../ruling.ts';
import { Lines } from './lines.ts';
import { namedUse } from './named-use.ts';
import { type Asking, pick } from './questions.ts';
import { readAnswer } from './read-answer.ts';
import { parseTalk } from './talk.ts';
import { type PlayWords, WORDS } from './words.ts';

interface Setting {
  readonly io: CommandIo;
  readonly lang: Offered;
  readonly seat: SeatId;
  readonly seed: string;
}

/** One person at a table of bots: shows what their seat may see, asks what only they can decide. */
export class Parlour {
  readonly #io: CommandIo;
  readonly #lang: Offered;
  readonly #seat: SeatId;
  readonly #seed: string;
  readonly #words: PlayWords;
  readonly #lines = new Lines();
  #names: readonly string[] = [];
  #table: BotTable | null = null;
  #told = 0;

  constructor({ io, lang, seat, seed }: Setting) {
    this.#io = io;
    this.#lang = lang;
    this.#seat = seat;
    this.#seed = seed;
    this.#words = WORDS[lang];
  }

  hear(happening: Happening): void {
    if ('utterance' in happening) this.#overhear(happening.utterance);
    else this.#see(happening.event);
  }

  async play(table: BotTable): Promise<number> {
    this.#table = table;
    this.#who();
    const game = table.play();
    let step = game.next();
    while (step.done !== true) {
      const answer = await this.#answer(step.value);
      if (answer === undefined) {
        this.#io.out(this.#words.left(this.#seed));
        this.#lines.close();
        return 1;
      }
      step = game.next(answer);
    }
    this.#lines.close();
    this.#reveal(table);
    return 0;
  }

  #name = (seat: SeatId): string =>
    seat === TABLE ? almanac(this.#lang).terms.storyteller : (this.#names[seat] ?? `#${seat}`);
  #character = (id: string): string => almanac(this.#lang).characters.get(id)?.name ?? id;

  #overhear(utterance: Utterance): void {
    const { from, to } = utterance;
    if (from === this.#seat || (to !== 'everyone' && !to.includes(this.#seat))) return;
    const text = phrase(utterance, { lang: this.#lang, name: this.#name });
    this.#io.out(`  ${this.#name(from)}${to === 'everyone' ? '' : ` (${this.#words.whispers})`}: ${text}`);
  }

  #see({ to, ...fact }: Extract<Happening, { event: unknown }>['event']): void {
    if (fact.type === 'game-begins') {
      this.#names = fact.seats.map((s) => s.name);
      this.#io.out(this.#words.chair(this.#name(this.#seat)));
    }
    if (to === 'everyone') {
      const living = () => this.#table?.board.living().length ?? this.#names.length;
      const told = narrate(fact, { lang: this.#lang, seed: this.#seed, name: this.#name, living }, ++this.#told);
      const blank = fact.type === 'night-falls' || fact.type === 'dawn' ? '\n' : '';
      if (told !== null) this.#io.out(`${blank}${told}`);
      if (fact.type === 'tally') this.#voters();
    } else if (to !== 'storyteller' && to.includes(this.#seat)) this.#confide(fact);
  }

  #voters(): void {
    const voters = this.#table?.chairs[this.#seat]?.view.today.vote?.up ?? [];
    if (voters.length > 0) this.#io.out(`  (${this.#words.hands} ${voters.map(this.#name).join(', ')})`);
  }

  /** What only this seat learns. */
  #confide(fact: SeenEvent): void {
    const { youAre, told, alignments } = this.#words;
    if (fact.type === 'you-are') {
      const { name, ability } = almanac(this.#lang).character(fact.character);
      this.#io.out(`\n» ${youAre} ${name} (${fact.alignment === null ? '?' : alignments[fact.alignment]}). ${ability}`);
    } else if (fact.type === 'told') this.#io.out(`» ${told} ${this.#statement(fact)}`);
  }

  #statement({ info }: Pick<Extract<SeenEvent, { type: 'told' }>, 'info'>): string {
    const { teams, alignments } = almanac(this.#lang).terms;
    return sayStatement(info, STATEMENT_WORDS[this.#lang], {
      name: this.#name,
      character: this.#character,
      team: (team) => teams[team].one,
      side: (side) => alignments[side],
    });
  }

  async #answer(asked: Asked): Promise<Json | readonly Utterance[] | null | undefined> {
    return asked.for === 'talk' ? await this.#talk(asked) : await this.#choose(asked.prompt);
  }

  async #talk({ situation }: Extract<Asked, { for: 'talk' }>): Promise<readonly Utterance[] | undefined> {
    for (;;) {
      const nominated = situation.view.today.vote?.about === this.#seat;
      const line = await this.#ask(nominated ? this.#words.defend : this.#words.speak);
      if (line === null) return undefined;
      if (this.#aside(line)) continue;
      const said = parseTalk(line, situation, this.#names, this.#lang);
      if (typeof said !== 'string') return said;
      this.#io.out(said === '' ? this.#words.talkHelp : said);
    }
  }

  async #choose(prompt: Prompt): Promise<Json | null | undefined> {
    const { options, kind } = prompt;
    if (kind === 'hand') return await this.#hand(prompt);
    if (kind === 'day') return await this.#act(prompt);
    return await this.#pick(options, random(`${this.#seed} ${prompt.id}`));
  }

  #pick(options: Options, dice: Random): Promise<Json | undefined> {
    const asking: Asking = {
      ask: (question) => this.#ask(question),
      aside: (line) => this.#aside(line),
      out: (text) => this.#io.out(text),
      names: () => this.#names,
      name: this.#name,
      character: this.#character,
      said: (value) => this.#said(value),
      words: this.#words,
    };
    return pick(options, asking, dice);
  }

  #said(value: Json): string {
    if (isStatement(value)) return this.#statement({ info: value });
    return value === null
      ? this.#words.nobodyAtAll
      : sayAnswer(value, { name: this.#name, character: this.#character });
  }

  async #hand(prompt: Prompt): Promise<Json | null | undefined> {
    const up = this.#table?.chairs[this.#seat]?.view.today.vote?.up ?? [];
    for (;;) {
      const line = await this.#ask(this.#words.vote(this.#name(prompt.about.seat ?? 0), up.map(this.#name).join(', ')));
      if (line === null) return undefined;
      if (this.#aside(line)) continue;
      if (/^(y|yes|д|да)$/i.test(line)) return { do: 'raise' };
      if (/^(n|no|н|нет)?$/i.test(line)) return null;
      this.#io.out(this.#words.yesOrNo);
    }
  }

  async #act({ options }: Prompt): Promise<Json | null | undefined> {
    if (options.pick !== 'action') return null;
    const nominate = options.of.find((a) => a.do === 'nominate');
    const uses = options.of.filter((a) => a.do === 'use');
    const mine = this.#table?.chairs[this.#seat]?.view.me?.character;
    const said = this.#table?.board.characterClaimedBy(this.#seat);
    // What one claims to be, one may also pretend to use.
    const own = uses.find((a) => a.character === mine) ?? uses.find((a) => a.character === said);
    if (nominate === undefined && own === undefined) return null;
    for (;;) {
      const line = await this.#ask(this.#words.act(nominate !== undefined, own !== undefined));
      if (line === null) return undefined;
      if (this.#aside(line)) continue;
      if (line === '') return null;
      const [word = '', ...rest] = line.split(/\s+/);
      const use = namedUse(rest, uses, this.#character) ?? { action: own, rest };
      const wanted = /^(n|в)/i.test(word) ? { action: nominate, rest } : /^(u|п)/i.test(word) ? use : null;
      const done = wanted?.action === undefined ? null : await this.#carryOut(wanted.action, wanted.rest.join(' '));
      if (done !== null) return done;
      this.#io.out(this.#words.unclear);
    }
  }

  /** The action with what was typed after it, or with what is asked for now; null when that is no answer. */
  async #carryOut(action: Action, typed: string): Promise<Json | null | undefined> {
    if (action.with === undefined) return doing(action);
    const asks = typed === '' && (action.do !== 'nominate' || action.with.pick !== 'players');
    const answer = asks
      ? await this.#pick(action.with, random(`${this.#seed} ${action.do} ${action.character ?? ''}`))
      : readAnswer(typed, action.with, { names: this.#names, character: this.#character });
    if (asks && answer === undefined) return undefined;
    return answer !== undefined && refusal(action.with, answer) === null ? doing(action, answer) : null;
  }

  async #ask(question: string): Promise<string | null> {
    const line = await this.#lines.ask(`${question} › `);
    return line !== null && /^(quit|выход)$/i.test(line) ? null : line;
  }

  /** `?`, `who` and `notes` work at every question. */
  #aside(line: string): boolean {
    const word = line.toLowerCase();
    if (word === '?' || word === 'help') this.#io.out(this.#words.help);
    else if (word === 'who' || word === 'кто') this.#who();
    else if (word === 'notes' || word === 'заметки') this.#notes();
    else return false;
    return true;
  }

  #who(): void {
    const board = this.#table?.board;
    if (board === undefined) return;
    for (const { seat, alive, ghostVote } of board.view.seats) {
      const claim = board.characterClaimedBy(seat);
      const state = alive ? ' ' : ghostVote ? '†' : '✝';
      const says = claim === null ? '' : `${this.#words.says} ${this.#character(claim)}`;
      this.#io.out(
        `  ${state} ${String(seat + 1).padStart(2)} ${this.#name(seat).padEnd(10)} ${seat === this.#seat ? `(${this.#words.you}) ` : ''}${says}`,
      );
    }
  }

  #notes(): void {
    for (const { fact } of this.#table?.chairs[this.#seat]?.view.journal ?? []) this.#confide(fact);
  }

  #say = (sentence: Sentence): string => say(sentence, { name: this.#name, character: this.#character }, this.#lang);

  #reveal({ game }: BotTable): void {
    const { outcome, seats } = game.state;
    this.#io.out(`\n${outcome === null ? '' : this.#say(outcome.reason)}\n`);
    for (const { id, character, believes, alive } of seats) {
      const belief = believes === null ? '' : ` (${this.#words.thought} ${this.#character(believes.character)})`;
      this.#io.out(`  ${alive ? ' ' : '†'} ${this.#name(id).padEnd(10)} ${this.#character(character)}${belief}`);
    }
    const ruled = game.events.filter((event) => event.type === 'ruled');
    if (ruled.length > 0) this.#io.out(`\n${this.#words.rulings}`);
    const { teams, alignments } = almanac(this.#lang).terms;
    const speaker: Speaker = {
      name: this.#name,
      character: this.#character,
      team: (id) => teams[id].one,
      side: (side) => alignments[side],
    };
    for (const fact of ruled) {
      const who = fact.seat === null ? '' : `, ${this.#name(fact.seat)}`;
      this.#io.out(`  ${this.#words.kinds[fact.what] ?? fact.what}${who}: ${sayRuling(fact, speaker, this.#lang)}`);
      const others = sayWhatElse(fact, speaker, this.#lang);
      if (others !== null) this.#io.out(`    ${others}`);
    }
    this.#io.out(`\n${this.#words.seed} ${this.#seed}`);
  }
}
