import type { Json, SeatId } from '@belfry/engine';
import type { Deaths } from './deaths.ts';
import type { Lockstep } from './lockstep.ts';
import type { Town } from './town.ts';

/** A day of nominations, shots and exiles as they come. */
export class Day {
  readonly #town: Town;
  readonly #engine: Lockstep;
  readonly #deaths: Deaths;
  readonly #nominators = new Set<SeatId>();
  readonly #nominees = new Set<SeatId>();
  readonly #exiles = new Set<SeatId>();
  #isOpen = false;
  #isOver = false;
  #executions = 0;
  #block: SeatId | null = null;
  #highest = 0;
  /** Who died by execution today. */
  executed: SeatId | null = null;

  constructor(town: Town, engine: Lockstep, deaths: Deaths) {
    this.#town = town;
    this.#engine = engine;
    this.#deaths = deaths;
  }

  pass(): void {
    const { random } = this.#engine;
    this.#deaths.isNight = false;
    this.#deaths.check();
    for (let more = random.below(7); more > 0 && !this.#isOver; more--) {
      this.#checkOffers();
      const [deed] = random.shuffle([
        () => this.#open(),
        () => this.#shoot(),
        () => this.#exile(),
        () => this.#nominate(),
        () => this.#nominate(),
        () => this.#nominate(),
      ]);
      deed!();
    }
    if (!this.#isOver) this.#close();
    const mayor = this.#town.holder('mayor');
    if (mayor !== null && this.#town.works(mayor) && this.#executions === 0 && this.#town.living().length === 3)
      this.#deaths.claim('good');
    this.#deaths.check();
  }

  #close(): void {
    this.#engine.send(this.#engine.prompt('storyteller', 'run-day'), { do: 'end-day' });
    if (this.#block !== null) this.#execute(this.#block);
  }

  #execute(seat: SeatId): void {
    this.#isOver = true;
    this.#executions++;
    this.#deaths.whole(() => {
      if (this.#deaths.kill(seat, 'execution', null)) this.executed = seat;
    });
  }

  /** Everybody is offered what they may do, and nothing that would tell what they are. */
  #checkOffers(): void {
    for (const { to, options } of this.#engine.prompts('day')) {
      const seat = to as SeatId;
      const mine: Json[] = [];
      if (this.#nominating().includes(seat) && this.#nominable().length > 0) mine.push(['nominate', this.#nominable()]);
      if (this.#exilable().length > 0) mine.push(['call-exile', this.#exilable()]);
      if (!this.#town.at(seat).claimed) mine.push(['use', this.#town.seats]);
      if (options.pick !== 'action') this.#engine.differ(`${seat} has no day`);
      const engines = options.of.map((a): Json => [a.do, a.with?.pick === 'players' ? a.with.from : null]);
      this.#engine.same(`${seat} may`, mine, engines);
    }
  }

  #nominating(): SeatId[] {
    return this.#isOpen ? this.#town.living().filter((seat) => !this.#nominators.has(seat)) : [];
  }

  #nominable(): SeatId[] {
    return this.#town.seats.filter((seat) => !this.#town.isTraveller(seat) && !this.#nominees.has(seat));
  }

  #exilable(): SeatId[] {
    return this.#town.living().filter((seat) => this.#town.isTraveller(seat) && !this.#exiles.has(seat));
  }

  #do(seat: SeatId, choice: Json): void {
    this.#engine.send(this.#engine.prompt(seat, 'day'), choice);
  }

  #open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#engine.send(this.#engine.prompt('storyteller', 'run-day'), { do: 'open-nominations' });
  }

  /** The Slayer, or anybody who says so. */
  #shoot(): void {
    const { random } = this.#engine;
    const town = this.#town;
    const silent = town.seats.filter((seat) => !town.at(seat).claimed);
    const slayer = town.holder('slayer');
    if (silent.length === 0) return;
    const seat = slayer !== null && silent.includes(slayer) && random.next() < 0.6 ? slayer : random.pick(silent);
    const target = random.pick(town.seats);
    town.at(seat).claimed = true;
    this.#do(seat, { do: 'use', character: 'slayer', with: [target] });
    const armed = town.at(seat).character === 'slayer' && !town.at(seat).spent && town.works(seat);
    if (town.at(seat).character === 'slayer') town.at(seat).spent = true;
    const hit = armed && town.at(target).alive && this.#registers(target, 'demon');
    this.#engine.next('used');
    const { type } = this.#engine.next('nothing-happens', 'died');
    if (type !== (hit ? 'died' : 'nothing-happens')) this.#engine.differ(`the shot at ${target}: ${type}`);
    if (hit) this.#deaths.kill(target, 'slayer', null);
  }

  #registers(seat: SeatId, team: 'demon' | 'townsfolk'): boolean {
    const seems = this.#town.seemsTeam(seat, team);
    return seems === 'may' ? this.#engine.rule('registers', seat, [true, false]) : seems === 'yes';
  }

  #exile(): void {
    const { random } = this.#engine;
    if (this.#exilable().length === 0) return;
    const traveller = random.pick(this.#exilable());
    this.#exiles.add(traveller);
    this.#do(random.pick(this.#town.seats), { do: 'call-exile', with: [traveller] });
    const support = this.#count(traveller, () => true, false);
    const exile = this.#engine.next('exile');
    if (exile.support !== support.length) this.#engine.differ('the support was counted otherwise');
    if (exile.exiled !== support.length * 2 >= this.#town.seats.length)
      this.#engine.differ('half of all is half of all');
    if (exile.exiled) this.#deaths.kill(traveller, 'exile', null);
  }

  #nominate(): void {
    const { random } = this.#engine;
    const town = this.#town;
    if (this.#nominating().length === 0 || this.#nominable().length === 0) return;
    const nominator = random.pick(this.#nominating());
    const virgin = town.holder('virgin');
    const bold = virgin !== null && this.#nominable().includes(virgin) && random.next() < 0.3;
    const nominee = bold ? virgin : random.pick(this.#nominable());
    this.#nominators.add(nominator);
    this.#nominees.add(nominee);
    this.#do(nominator, { do: 'nominate', with: [nominee] });
    if (nominee === virgin && town.at(virgin).alive && !town.at(virgin).spent) {
      town.at(virgin).spent = true;
      if (town.works(virgin) && this.#registers(nominator, 'townsfolk')) {
        this.#execute(nominator);
        return;
      }
    }
    const voters = this.#count(nominee, (seat) => town.at(seat).alive || town.at(seat).ghostVote, true);
    for (const seat of voters) if (!town.at(seat).alive) town.at(seat).ghostVote = false;
    const votes = voters.reduce((sum, seat) => sum + town.weight(seat), 0);
    if (votes === this.#highest) this.#block = null;
    else if (votes > this.#highest) {
      this.#highest = votes;
      if (votes * 2 >= town.living().length) this.#block = nominee;
    }
    const tally = this.#engine.next('tally');
    if (tally.votes !== votes || tally.block !== this.#block)
      this.#engine.differ(`the tally is ${votes}, about to die is ${this.#block}`);
  }

  /** Hands go up and down at random while the clock hand moves; returns those it found up. */
  #count(about: SeatId, takesPart: (seat: SeatId) => boolean, isVote: boolean): SeatId[] {
    const { random } = this.#engine;
    const { seats } = this.#town;
    const order = seats.map((_, step) => (about + 1 + step) % seats.length);
    const up = new Set<SeatId>();
    const eagerness = random.next();
    for (const [passed, seat] of order.entries()) {
      for (let changes = random.below(4); changes > 0; changes--) {
        const able = this.#hands(order.slice(passed).filter(takesPart), up, isVote);
        if (able.length === 0) continue;
        const mover = random.pick(able);
        if (random.next() > (up.has(mover) ? 0.3 : 0.3 + eagerness)) continue;
        this.#engine.send(this.#engine.prompt(mover, 'hand'), { do: up.has(mover) ? 'lower' : 'raise' });
        if (!up.delete(mover)) up.add(mover);
      }
      this.#engine.send(this.#engine.prompt('storyteller', 'run-vote'), { do: 'advance' });
      if (!takesPart(seat)) up.delete(seat);
    }
    return order.filter((seat) => up.has(seat));
  }

  /** Whose hands can move: everybody's that has not been passed, a living Butler's beside the master's. */
  #hands(waiting: readonly SeatId[], up: ReadonlySet<SeatId>, isVote: boolean): SeatId[] {
    const prompts = this.#engine.prompts('hand');
    this.#engine.same(
      'hands',
      waiting,
      prompts.map(({ to }) => to),
    );
    const able = waiting.filter((seat) => {
      const { character, alive, master } = this.#town.at(seat);
      const bound = isVote && alive && character === 'butler' && master !== null && !up.has(master);
      return up.has(seat) || !bound;
    });
    const engines = prompts.filter(({ options }) => options.pick === 'action' && options.of.length > 0);
    this.#engine.same(
      'hands that can move',
      able,
      engines.map(({ to }) => to),
    );
    return able;
  }
}
