import { type Json, random, type SeenEvent } from '@belfry/engine';
import { changeSettings, defaultSettings, type SentPrompt, type ServerMessage, type Settings } from '@belfry/protocol';
import { builtinScript, scriptItems } from '@belfry/scripts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alone } from '../src/nodes/ownership.ts';
import { policies } from '../src/policies.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Frame } from '../src/table/frame.ts';
import type { Happening } from '../src/table/record.ts';
import type { Ear, Thinker } from '../src/table/surroundings.ts';
import { Table } from '../src/table/table.ts';
import { untimed } from './house.ts';

/**
 * Pairs of games that differ only in whether a seat is sober, on a clock that only the test moves. How long it takes from
 * a choice, or from nightfall, until the seat is told is measured night after night: the two series have to be the same.
 */

beforeEach(() => {
  vi.useFakeTimers({ now: 1_763_000_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const NIGHTS = 25;

interface Heard {
  readonly at: number;
  readonly event: SeenEvent;
}

/** Somebody at the table, without a network: hears frames, and does things after a while. */
class Guest implements Ear {
  readonly account: string;
  readonly heard: Heard[] = [];
  prompts: readonly SentPrompt[] = [];
  #count = 0;
  readonly #table: Table;
  /** What to do when the prompts have changed. */
  onPrompts: () => void = () => {};

  constructor(account: string, table: Table) {
    this.account = account;
    this.#table = table;
  }

  send({ text }: Frame): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.t !== 'snapshot' && message.t !== 'update') return;
    for (const event of message.events ?? []) this.heard.push({ at: Date.now(), event });
    if (message.prompts === undefined) return;
    this.prompts = message.prompts;
    this.onPrompts();
  }
  dismiss(): void {}
  delay(): number {
    return 0;
  }

  answer(prompt: string, choice: Json): void {
    const command = { do: 'answer', prompt, choice } as const;
    void this.#table.submit(this.account, `${this.account}-${++this.#count}`, command);
  }
}

/** Never comes to a conclusion: the rule of thumb decides when its time is up. */
const thoughtAbout: string[] = [];
const SLOW_THINKER: Thinker = {
  warmUp() {},
  begin: (_, { id }) => thoughtAbout.push(id),
  conclude: () => null,
  drop() {},
};

const chairs = (people: number) => Array.from({ length: people }, (_, n) => ({ person: `p${n + 2}`, name: null }));

async function tableOf(tokens: readonly string[], settings: Settings, script = 'trouble-brewing') {
  const chance = random('pace');
  const store = memoryStore();
  const table = await Table.open(
    [
      {
        type: 'opened',
        game: 'g',
        code: 'AAAA-AAAA',
        settings,
        script: scriptItems(builtinScript(script)!),
        chairs: tokens.length,
      },
      { type: 'came', person: 'p1', account: 'teller', name: 'Teller', role: 'storyteller', host: true },
      ...tokens.map(
        (_, seat): Happening => ({
          type: 'came',
          person: `p${seat + 2}`,
          account: `seat${seat}`,
          name: `Name ${'ABCDEFGHIJ'[seat]}`,
          role: 'player',
          host: false,
        }),
      ),
      { type: 'chairs', chairs: chairs(tokens.length) },
    ],
    'g',
    {
      store,
      ownership: alone(store),
      shared: false,
      policies,
      thinker: SLOW_THINKER,
      now: () => Date.now(),
      random: () => random(`pace ${chance.next()}`),
      token: () => 'token',
      graceMs: 0,
      trouble: (error) => {
        throw error;
      },
      failed: () => null,
      committed: () => {},
      stirred: () => {},
      hurried: async () => {},
    },
  );
  const guests = ['teller', ...tokens.map((_, seat) => `seat${seat}`)].map((account) => new Guest(account, table));
  for (const guest of guests) await table.attach(guest, null);
  return { table, teller: guests[0]!, seats: guests.slice(1) };
}

const token = (text: string) => {
  const [, character, believes] = /^(\w+)(?: \((\w+)\))?$/.exec(text)!;
  return { character: character!, ...(believes === undefined ? {} : { believes }) };
};

interface Wish {
  readonly tokens: string;
  readonly watched: number;
  readonly storyteller: Settings['storyteller'];
  readonly policy?: Settings['policy'];
  /** What the watched seat is told whenever there is a choice. */
  readonly told: Json;
  /** Seat by seat, whom they pick. */
  readonly picks: { readonly [seat: number]: readonly number[] };
}

/** How long the watched seat waited each night, from its own choice, and from nightfall, until it was told. */
async function waits({ tokens, watched, storyteller, policy = 'plain', told, picks }: Wish): Promise<number[][]> {
  const dealt = tokens.split(', ').map(token);
  const usual = defaultSettings(storyteller);
  const timers = { ...untimed, ruling: usual.timers.ruling, beat: usual.timers.beat };
  const settings = changeSettings(usual, { policy, timers });
  const { table, teller, seats } = await tableOf(tokens.split(', '), settings);
  // Everybody thinks: the same sequence in both games, decision by decision of the same person.
  const thinks = (who: string) => {
    const dice = random(`thinks ${who}`);
    return () => 200 + Math.floor(dice.next() * 20_000);
  };
  const chose: number[] = [];
  for (const [seat, guest] of seats.entries()) {
    const think = thinks(`seat ${seat}`);
    const done = new Set<string>();
    guest.onPrompts = () => {
      for (const { id, kind, options } of guest.prompts) {
        if (kind !== 'choose' || done.has(id)) continue;
        done.add(id);
        const plain = options.pick === 'players' ? options.from.slice(0, options.min) : [];
        setTimeout(() => {
          if (seat === watched) chose.push(Date.now());
          guest.answer(id, picks[seat] ?? plain);
        }, think());
      }
    };
  }
  const thinkTelling = thinks('telling');
  const thinkOther = thinks('other');
  const ruled = new Set<string>();
  teller.onPrompts = () => {
    for (const { id, kind, about, options, suggestion } of teller.prompts) {
      if (ruled.has(id) || (kind !== 'ruling' && kind !== 'run-day')) continue;
      ruled.add(id);
      const mine = about.what === 'information' && about.seat === watched;
      const free = mine && options.pick === 'one' && options.of.length > 1;
      const says = free ? told : (suggestion?.choice ?? null);
      // An assisted Storyteller leaves most of it alone, and is quick where they do not.
      if (kind === 'ruling' && storyteller === 'assisted') {
        if (mine) setTimeout(() => teller.answer(id, says), 1_500);
        continue;
      }
      if (kind === 'ruling') setTimeout(() => teller.answer(id, says), (mine ? thinkTelling : thinkOther)());
      else setTimeout(() => teller.answer(id, { do: 'end-day' }), 60_000);
    }
  };
  await table.submit('teller', 'begin', { do: 'begin', tokens: dealt });
  const eyes = seats[watched]!;
  const tellings = () => eyes.heard.filter(({ event }) => event.type === 'told');
  for (let step = 0; tellings().length < NIGHTS; step++) {
    if (step > 20_000) throw new Error(`Only ${tellings().length} nights: ${JSON.stringify(teller.prompts)}`);
    await vi.advanceTimersByTimeAsync(250);
  }
  table.forget();
  const falls = eyes.heard.filter(({ event }) => event.type === 'night-falls');
  return tellings()
    .slice(0, NIGHTS)
    .map(({ at }, night) => [
      ...(chose[night] === undefined ? [] : [at - chose[night]]),
      at - falls.findLast((fall) => fall.at <= at)!.at,
    ]);
}

const spread = (all: readonly number[][]) => new Set(all.map(([first]) => first)).size;

describe.each(['by-hand', 'assisted', 'automatic'] as const)(
  '%s: a seat waits as long for what it is told',
  (storyteller) => {
    const common = { storyteller, watched: 2 };

    test('drunk as sober, after a choice', async () => {
      const rest = { ...common, told: { says: 'yes', yes: false }, picks: { 0: [5], 1: [6], 2: [3, 4] } };
      const sober = await waits({ tokens: 'imp, poisoner, fortuneteller, virgin, mayor, soldier, saint', ...rest });
      const drunk = await waits({
        tokens: 'imp, poisoner, drunk (fortuneteller), virgin, mayor, soldier, saint',
        ...rest,
      });
      expect(drunk).toEqual(sober);
      // The comparison compares something: by hand every night is different.
      expect(spread(sober)).toBeGreaterThan(storyteller === 'by-hand' ? 10 : 0);
    });

    test('poisoned as healthy, without a choice of its own', async () => {
      const rest = { ...common, told: { says: 'number', number: 0 } };
      const tokens = 'imp, poisoner, empath, soldier, mayor, virgin, saint';
      const healthy = await waits({ tokens, ...rest, picks: { 0: [3], 1: [6] } });
      const poisoned = await waits({ tokens, ...rest, picks: { 0: [3], 1: [2] } });
      expect(poisoned).toEqual(healthy);
    });
  },
);

describe('an automatic Storyteller who thinks about rulings: a seat waits as long for what it is told', () => {
  const common = { storyteller: 'automatic', policy: 'fair', watched: 2 } as const;

  test('drunk as sober, after a choice', async () => {
    const rest = { ...common, told: null, picks: { 0: [5], 1: [6], 2: [3, 4] } };
    const sober = await waits({ tokens: 'imp, poisoner, fortuneteller, virgin, mayor, soldier, saint', ...rest });
    thoughtAbout.length = 0;
    const drunk = await waits({
      tokens: 'imp, poisoner, drunk (fortuneteller), virgin, mayor, soldier, saint',
      ...rest,
    });
    expect(drunk).toEqual(sober);
    expect(thoughtAbout.length).toBeGreaterThan(NIGHTS / 2);
  });

  test('poisoned as healthy, without a choice of its own', async () => {
    const tokens = 'imp, poisoner, empath, soldier, mayor, virgin, saint';
    const healthy = await waits({ tokens, ...common, told: null, picks: { 0: [3], 1: [6] } });
    thoughtAbout.length = 0;
    const poisoned = await waits({ tokens, ...common, told: null, picks: { 0: [3], 1: [2] } });
    expect(poisoned).toEqual(healthy);
    expect(thoughtAbout.length).toBeGreaterThan(NIGHTS / 2);
  });
});

/** Rulings that tell nobody anything, by hand: whoever waits must not read off a watch that there was one. */
describe('by hand: how long it takes tells nobody that there was something to decide', () => {
  const SEEDS = ['one', 'two', 'three', 'four', 'five'];

  interface Act {
    readonly tokens: string;
    readonly seed: string;
    /** Whom a seat picks at night. */
    readonly picks?: { readonly [seat: number]: readonly number[] };
    /** What the Storyteller says when asked for it; what is suggested otherwise. */
    readonly rulings?: { readonly [what: string]: Json };
    /** What a seat does on the first day. */
    readonly byDay?: { readonly seat: number; readonly choice: Json };
  }

  interface Seen {
    /** What somebody saw, and when since the beginning. */
    readonly nightfall: number;
    /** From a seat's answer until it sees anything else than what it was asked. */
    readonly afterActs: readonly number[];
    readonly used: number | null;
    readonly words: number;
    readonly rulings: readonly string[];
  }

  async function watch({ tokens, seed, picks = {}, rulings = {}, byDay }: Act, eyes: number): Promise<Seen> {
    const usual = defaultSettings('by-hand');
    const timers = { ...untimed, beat: usual.timers.beat };
    const settings = changeSettings(usual, { policy: 'plain', timers });
    const { table, teller, seats } = await tableOf(tokens.split(', '), settings);
    const dice = random(`${seed} thinks`);
    const asked: string[] = [];
    const ruled = new Set<string>();
    teller.onPrompts = () => {
      for (const { id, kind, about, suggestion } of teller.prompts) {
        if (ruled.has(id) || kind !== 'ruling') continue;
        ruled.add(id);
        asked.push(about.what!);
        const choice = rulings[about.what!] ?? suggestion!.choice;
        setTimeout(() => teller.answer(id, choice), 200 + Math.floor(dice.next() * 20_000));
      }
    };
    const afterActs: number[] = [];
    for (const [seat, guest] of seats.entries()) {
      const done = new Set<string>();
      let acted: { readonly id: string; readonly at: number } | null = null;
      guest.onPrompts = () => {
        if (acted !== null && !guest.prompts.some(({ id }) => id === acted!.id)) {
          if (seat === eyes) afterActs.push(Date.now() - acted.at);
          acted = null;
        }
        for (const { id, kind, options } of guest.prompts) {
          if (kind !== 'choose' || done.has(id)) continue;
          done.add(id);
          const plain = options.pick === 'players' ? options.from.slice(0, options.min) : [];
          setTimeout(() => {
            acted = { id, at: Date.now() };
            guest.answer(id, picks[seat] ?? plain);
          }, 3_000);
        }
      };
    }
    const began = Date.now();
    await table.submit('teller', 'begin', { do: 'begin', tokens: tokens.split(', ').map(token) });
    const saw = (type: SeenEvent['type']) => seats[eyes]!.heard.find(({ event }) => event.type === type);
    const run = async (until: () => boolean) => {
      for (let step = 0; !until(); step++) {
        if (step > 2_000) throw new Error(`It does not end: ${JSON.stringify(teller.prompts)}`);
        await vi.advanceTimersByTimeAsync(250);
      }
    };
    const awake = () => saw('dawn') !== undefined && teller.prompts.some(({ kind }) => kind === 'run-day');
    await run(awake);
    let used: number | null = null;
    if (byDay !== undefined) {
      const day = seats[byDay.seat]!.prompts.find(({ kind }) => kind === 'day')!;
      const at = Date.now();
      seats[byDay.seat]!.answer(day.id, byDay.choice);
      await run(() => saw('used') !== undefined);
      used = saw('used')!.at - at;
    } else {
      teller.answer(teller.prompts.find(({ kind }) => kind === 'run-day')!.id, { do: 'end-day' });
      await run(() => seats[eyes]!.heard.filter(({ event }) => event.type === 'dawn').length === 2);
    }
    table.forget();
    const words = asked.filter((what) => what === 'go-on').length;
    const others = asked.filter((what) => what !== 'go-on');
    return { nightfall: saw('night-falls')!.at - began, afterActs, used, words, rulings: others };
  }

  test.each(SEEDS)('the Demon who picks the Mayor waits as one who picks anybody else (%s)', async (seed) => {
    const tokens = 'imp, poisoner, soldier, mayor, saint, chef, virgin';
    const pick = (victim: number) => ({ tokens, seed, picks: { 0: [victim], 1: [5] } });
    const sentElsewhere = await watch({ ...pick(3), rulings: { redirect: 2 } }, 0);
    const plain = await watch(pick(2), 0);
    expect(sentElsewhere.rulings).toContain('redirect');
    expect(plain.rulings).not.toContain('redirect');
    expect(plain.afterActs.length).toBeGreaterThan(0);
    expect(sentElsewhere.afterActs).toEqual(plain.afterActs);
  });

  test.each(SEEDS)('a shot is over as late whether it was ruled on or not, real or not (%s)', async (seed) => {
    const shot = (slayer: string, target: number, by = 2) =>
      watch(
        {
          tokens: `imp, baron, ${slayer}, soldier, recluse, saint, mayor`,
          seed,
          byDay: { seat: by, choice: { do: 'use', character: 'slayer', with: [target] } },
        },
        6,
      );
    const onRecluse = await shot('slayer', 4);
    expect(onRecluse.rulings).toContain('registers');
    for (const other of [await shot('slayer', 3), await shot('drunk (slayer)', 4), await shot('slayer', 4, 5)]) {
      expect(other.rulings).not.toContain('registers');
      expect(other.used).toBe(onRecluse.used);
    }
  });

  test.each(SEEDS)('night falls as late whether something had to be set up or not (%s)', async (seed) => {
    const setUp = (token: string) =>
      watch({ tokens: `imp, poisoner, ${token}, mayor, saint, soldier, virgin`, seed }, 2);
    const [sober, drunk] = [await setUp('fortuneteller'), await setUp('drunk (fortuneteller)')];
    expect(sober.rulings).toContain('red-herring');
    expect(drunk.rulings).not.toContain('red-herring');
    expect(drunk.words).toBeGreaterThan(0);
    expect(drunk.nightfall).toBe(sober.nightfall);
  });
});

/** A nomination that has to be ruled on, such as a Spy's of the Virgin, and one that has not. */
describe.each(['by-hand', 'assisted'] as const)('%s: what follows from a nomination comes as late', (storyteller) => {
  interface Trial {
    readonly tokens: string;
    readonly nominee: number;
    readonly script?: string;
  }

  /** When everybody hears of it, and when hands can be raised; what was asked of the Storyteller meanwhile. */
  async function watch({ tokens, nominee, script }: Trial) {
    const usual = defaultSettings(storyteller);
    const timers = { ...untimed, ruling: usual.timers.ruling, beat: usual.timers.beat };
    const settings = changeSettings(usual, { policy: 'plain', timers });
    const { table, teller, seats } = await tableOf(tokens.split(', '), settings, script);
    const dice = random('thinks');
    const asked: string[] = [];
    const done = new Set<string>();
    teller.onPrompts = () => {
      for (const { id, kind, about, suggestion } of teller.prompts) {
        if (done.has(id) || kind !== 'ruling') continue;
        done.add(id);
        asked.push(about.what!);
        const thinks = storyteller === 'by-hand' ? 200 + Math.floor(dice.next() * 20_000) : 1_500;
        setTimeout(() => teller.answer(id, suggestion!.choice), thinks);
      }
    };
    for (const guest of seats) {
      guest.onPrompts = () => {
        for (const { id, kind, options } of guest.prompts) {
          if (kind !== 'choose' || done.has(id)) continue;
          done.add(id);
          guest.answer(id, options.pick === 'players' ? options.from.slice(-options.min) : []);
        }
      };
    }
    await table.submit('teller', 'begin', { do: 'begin', tokens: tokens.split(', ').map(token) });
    const run = async (until: () => boolean) => {
      for (let step = 0; !until(); step++) {
        if (step > 2_000) throw new Error(`It does not end: ${JSON.stringify(teller.prompts)}`);
        await vi.advanceTimersByTimeAsync(250);
      }
    };
    const runDay = () => teller.prompts.find(({ kind }) => kind === 'run-day');
    await run(() => runDay() !== undefined && seats[5]!.heard.some(({ event }) => event.type === 'dawn'));
    teller.answer(runDay()!.id, { do: 'open-nominations' });
    await run(() => seats[5]!.heard.some(({ event }) => event.type === 'nominations-open'));
    const before = asked.length;
    const at = Date.now();
    const day = seats[1]!.prompts.find(({ kind }) => kind === 'day')!;
    seats[1]!.answer(day.id, { do: 'nominate', with: [nominee] });
    let votes: number | null = null;
    seats[5]!.onPrompts = () => {
      if (seats[5]!.prompts.some(({ kind }) => kind === 'hand')) votes ??= Date.now() - at;
    };
    await run(() => votes !== null);
    const heard = seats[5]!.heard.find(({ event }) => event.type === 'nominated')!.at - at;
    table.forget();
    return { heard, votes, asked: asked.slice(before) };
  }

  test('whether there was a ruling in it or not', async () => {
    const tokens = 'imp, spy, virgin, soldier, saint, chef, mayor';
    const ruled = await watch({ tokens, nominee: 2 });
    const plain = await watch({ tokens, nominee: 3 });
    expect(ruled.asked).toContain('registers');
    expect(plain.asked).not.toContain('registers');
    expect(plain.votes).toBe(ruled.votes);
    expect(plain.heard).toBe(ruled.heard);
    expect(plain.heard).toBeLessThan(plain.votes!);
  });

  test('and whether the one it could be about is in play or not', async () => {
    const there = await watch({ tokens: 'imp, spy, virgin, soldier, saint, chef, mayor', nominee: 3 });
    const absent = await watch({ tokens: 'imp, spy, slayer, soldier, saint, chef, mayor', nominee: 3 });
    expect(absent).toEqual(there);
  });

  test('and takes nobody a moment on a script where nothing can come of one', async () => {
    const tokens = 'pukka, assassin, fool, gossip, tinker, sailor, minstrel';
    const free = await watch({ tokens, nominee: 3, script: 'bad-moon-rising' });
    expect(free.asked).toEqual([]);
    expect(free.votes).toBe(free.heard);
  });
});
