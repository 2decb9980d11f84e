import type { Json, SeatId } from '@belfry/engine';
import type { Deaths } from './deaths.ts';
import type { Lockstep } from './lockstep.ts';
import { type Seems, TEAMS, type Team, type Town, teamOf } from './town.ts';

const FIRST = [
  'poisoner',
  'washerwoman',
  'librarian',
  'investigator',
  'chef',
  'empath',
  'fortuneteller',
  'butler',
  'spy',
];
const OTHERS = ['poisoner', 'monk', 'imp', 'empath', 'fortuneteller', 'undertaker', 'butler', 'spy'];
/** Minions and Demon in a game of so many, from five players on. */
const USUALLY_EVIL = [2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4];

/** A night, one character after the other. */
export class Night {
  readonly #town: Town;
  readonly #engine: Lockstep;
  readonly #deaths: () => Deaths;
  #number = 0;

  constructor(town: Town, engine: Lockstep, deaths: () => Deaths) {
    this.#town = town;
    this.#engine = engine;
    this.#deaths = deaths;
  }

  pass(executed: SeatId | null): void {
    const town = this.#town;
    const deaths = this.#deaths();
    this.#number++;
    deaths.isNight = true;
    deaths.newborn.clear();
    for (const seat of deaths.untold) town.at(seat).claimed = false;
    deaths.untold.clear();
    town.poison = null;
    const atDusk = town.living();
    town.bent = [...this.#bends('bureaucrat', 3), ...this.#bends('thief', -1)];
    if (this.#number === 1) this.#introduce();
    for (const character of this.#number === 1 ? FIRST : OTHERS) {
      if (character === 'undertaker' && executed === null) continue;
      for (const seat of town.seats) if (this.#acts(seat, character)) this.#act(seat, character, executed);
    }
    town.ward = null;
    const { died } = this.#engine.next('dawn');
    this.#engine.same(
      'died in the night',
      atDusk.filter((seat) => !town.at(seat).alive),
      died,
    );
  }

  #bends(character: string, times: number) {
    const town = this.#town;
    const by = town.living().filter((seat) => town.at(seat).character === character);
    return by.map((seat) => {
      const woke = this.#engine.next('woke');
      if (woke.seat !== seat) this.#engine.differ(`${seat} should wake as the ${character}`);
      const others = town.seats.filter((other) => other !== seat);
      return { by: seat, at: this.#engine.choose(seat, others)[0]!, times };
    });
  }

  #acts(seat: SeatId, character: string): boolean {
    const { alive, character: is, believes } = this.#town.at(seat);
    if (character === 'imp' && this.#deaths().newborn.has(seat)) return false;
    return alive && [is, believes].includes(character);
  }

  /** From seven players on the Demon learns the Minions and three good characters that are not in play. */
  #introduce(): void {
    const town = this.#town;
    if (town.livingResidents().length < 7) return;
    const prompt = this.#engine.prompt('storyteller', 'ruling');
    if (prompt.options.pick !== 'characters') this.#engine.differ('no bluffs');
    const absent = [...TEAMS.townsfolk, ...TEAMS.outsider].filter((id) => town.holder(id) === null);
    this.#engine.same('bluffs', absent, prompt.options.from);
    const bluffs = this.#engine.random.shuffle(absent).slice(0, 3);
    this.#engine.send(prompt, bluffs);
    const minions = town.seats.filter((seat) => teamOf(town.at(seat).character) === 'minion');
    this.#engine.next('bluffs');
    this.#isTold(town.holder('imp')!, { says: 'evil-info', demons: null, minions, bluffs });
  }

  #act(seat: SeatId, character: string, executed: SeatId | null): void {
    const town = this.#town;
    const engine = this.#engine;
    const others = town.seats.filter((one) => one !== seat);
    const works = town.works(seat);
    const woke = engine.next('woke');
    if (woke.seat !== seat || woke.character !== character) engine.differ(`${seat} should wake as the ${character}`);
    switch (character) {
      case 'poisoner': {
        const [at] = engine.choose(seat, town.seats);
        town.poison = works ? { by: seat, at: at! } : null;
        break;
      }
      case 'monk': {
        const [at] = engine.choose(seat, others);
        if (works) town.ward = { by: seat, at: at! };
        break;
      }
      case 'butler':
        town.at(seat).master = engine.choose(seat, others)[0]!;
        break;
      case 'imp': {
        const [victim] = engine.choose(seat, town.seats);
        if (works) this.#deaths().kill(victim!, 'demon', seat);
        break;
      }
      case 'washerwoman':
        this.#oneOfTwo(seat, 'townsfolk', () => false);
        break;
      case 'librarian':
        this.#oneOfTwo(seat, 'outsider', () => true);
        break;
      case 'investigator':
        this.#oneOfTwo(seat, 'minion', (hidden) => hidden);
        break;
      case 'chef':
        this.#chef(seat);
        break;
      case 'empath': {
        const felt = town.livingNeighbours(seat).map((one) => town.seemsEvil(one));
        this.#learn(seat, numbers(2), ({ number }) => counts(number, felt));
        break;
      }
      case 'fortuneteller':
        this.#fortune(seat);
        break;
      case 'undertaker':
        this.#token(seat, executed!, works);
        break;
      case 'spy':
        this.#grimoire(seat, works);
        break;
    }
  }

  #oneOfTwo(seat: SeatId, team: Team, none: (hidden: boolean) => boolean): void {
    const town = this.#town;
    const others = town.seats.filter((one) => one !== seat);
    const elsewhere = others.some((one) => town.seemsTeam(one, team) === 'yes');
    const shown = town.seemsTeam(seat, team) === 'no' || elsewhere ? others : town.seats;
    const pairs = shown.flatMap((a) => shown.filter((b) => a < b).map((b) => [a, b] as const));
    const hidden = town.seats.every((one) => town.seemsTeam(one, team) !== 'yes');
    const statements = TEAMS[team].flatMap((character) =>
      pairs.map((players) => ({ says: 'one-of', players, character })),
    );
    const all = none(hidden) ? [...statements, { says: 'none', team }] : statements;
    this.#learn<Json>(seat, all, (said) => {
      if ((said as { says: string }).says === 'none') return hidden ? 'may' : 'no';
      const { players, character } = said as (typeof statements)[number];
      return players.some((one) => town.seems(one, character) !== 'no') ? 'may' : 'no';
    });
  }

  #chef(seat: SeatId): void {
    const town = this.#town;
    const { length } = town.seats;
    const travellers = town.seats.filter((one) => town.isTraveller(one)).length;
    const pairs = town.seats.map((one): Seems => {
      const [a, b] = [town.seemsEvil(one), town.seemsEvil((one + 1) % length)];
      if (a === 'no' || b === 'no') return 'no';
      return a === 'yes' && b === 'yes' ? 'yes' : 'may';
    });
    const usual = USUALLY_EVIL[length - travellers - 5]! + travellers;
    const most = Math.max(usual, pairs.filter((pair) => pair !== 'no').length);
    this.#learn(seat, numbers(most), ({ number }) => counts(number, pairs));
  }

  #fortune(seat: SeatId): void {
    const town = this.#town;
    const two = this.#engine.choose(seat, town.seats, 2);
    const seems = two.map((one) => (town.herring?.at === one ? 'yes' : town.seemsTeam(one, 'demon')));
    const nods = seems.includes('yes') ? [true] : seems.includes('may') ? [true, false] : [false];
    const both = [true, false].map((yes) => ({ says: 'yes', yes }));
    this.#learn(seat, both, ({ yes }) => (nods.includes(yes) ? 'may' : 'no'));
  }

  #token(seat: SeatId, whose: SeatId, works: boolean): void {
    const tokens = this.#town.tokens().map((character) => ({ says: 'character', character }));
    this.#learn(seat, tokens, ({ character }) => this.#town.seems(whose, character), works);
  }

  /** A Ravenkeeper who died at night, or a Drunk who believes to be one. */
  raven(seat: SeatId, worked: boolean): void {
    if (this.#engine.next('woke').seat !== seat) this.#engine.differ(`${seat} should wake as the Ravenkeeper`);
    const [whose] = this.#engine.choose(seat, this.#town.seats);
    this.#token(seat, whose!, worked);
  }

  #grimoire(seat: SeatId, works: boolean): void {
    if (!works) {
      const prompt = this.#engine.prompt('storyteller', 'ruling');
      if (prompt.options.pick !== 'one') this.#engine.differ('no Grimoire to show');
      this.#engine.send(prompt, this.#engine.random.pick(prompt.options.of).value);
    }
    const { seat: told, info } = this.#engine.next('told');
    if (told !== seat || info.says !== 'grimoire') this.#engine.differ(`${seat} should see the Grimoire`);
    const shown = info.tokens.map(({ character }) => character).join();
    if (works && shown !== this.#town.players.map(({ character }) => character).join())
      this.#engine.differ(`the Spy was shown ${shown}`);
  }

  /** True from an ability that works, as true as registrations allow; anything from another. */
  #learn<T extends Json>(
    seat: SeatId,
    all: readonly T[],
    holds: (said: T) => Seems,
    works = this.#town.works(seat),
  ): void {
    const sayable = works ? all.filter((said) => holds(said) !== 'no') : all;
    if (sayable.length > 0) this.#isTold(seat, this.#engine.rule('information', seat, sayable));
  }

  #isTold(seat: SeatId, info: Json): void {
    const told = this.#engine.next('told');
    if (told.seat !== seat || JSON.stringify(told.to) !== `[${seat}]`) this.#engine.differ(`${seat} should be told`);
    this.#engine.same(`told ${seat}`, [info], [told.info as Json]);
  }
}

const numbers = (most: number) => Array.from({ length: most + 1 }, (_, number) => ({ says: 'number', number }));

function counts(number: number, seems: readonly Seems[]): Seems {
  const sure = seems.filter((one) => one === 'yes').length;
  const open = seems.filter((one) => one === 'may').length;
  return number >= sure && number <= sure + open ? 'may' : 'no';
}
