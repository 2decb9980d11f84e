import { type Json, random } from '@belfry/engine';
import type { DealtToken, OpenTable } from '@belfry/protocol';
import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { acts, gather, isNight, type Party, testServer } from './house.ts';

/**
 * Pairs of games that differ only in what one seat cannot know. Everything that this seat's socket receives, its bytes,
 * number and order, has to be equal.
 */

interface Side {
  /** Clockwise: `drunk (empath)` believes something else. */
  readonly tokens: string;
  readonly play: (table: Told) => Promise<void>;
  readonly settings?: OpenTable['settings'];
}

class Told {
  readonly party: Party;
  readonly watcher: Client;
  constructor(party: Party, watcher: Client) {
    this.party = party;
    this.watcher = watcher;
  }

  /** Runs until day: each seat's choice as given (or the first possible), rulings as given or suggested. */
  async night(choices: { [seat: number]: number[] } = {}, told?: Json): Promise<void> {
    const { teller, players } = this.party;
    while (isNight(teller)) {
      const prompt = teller.prompts.find((p) => p.to !== 'storyteller') ?? teller.prompts[0]!;
      if (prompt.to === 'storyteller') {
        const watched =
          !prompt.id.startsWith('tell.') &&
          prompt.about.what === 'information' &&
          prompt.about.seat === this.watcher.you!.seat;
        await teller.answer(prompt, watched && told !== undefined ? told : prompt.suggestion!.choice);
        continue;
      }
      const player = players[prompt.to]!;
      await player.until(() => player.prompts.some((p) => p.id === prompt.id), `prompt ${prompt.id}`);
      const { options } = prompt;
      const plain = options.pick === 'players' ? options.from.slice(0, options.min) : null;
      await acts(teller, player, prompt, choices[prompt.to] ?? plain);
    }
    await this.watcher.until(() => this.watcher.view?.phase === 'day', 'dawn');
  }

  async day(act: 'open-nominations' | 'end-day' | 'last-call' | 'sweep' | 'advance'): Promise<void> {
    const { teller } = this.party;
    await teller.answer(teller.prompts.find((p) => p.kind === 'run-day' || p.kind === 'run-vote')!, { do: act });
  }

  async does(seat: number, choice: Json): Promise<void> {
    const player = this.party.players[seat]!;
    await player.until(() => player.prompts.some((p) => p.kind === 'day'), 'the day');
    await acts(this.party.teller, player, player.prompts.find((p) => p.kind === 'day')!, choice);
  }

  async rule(choice: Json): Promise<void> {
    const { teller } = this.party;
    await teller.answer(teller.prompts.find((p) => p.kind === 'ruling')!, choice);
  }
}

const token = (text: string): DealtToken => {
  const [, character, believes] = /^(\w+)(?: \((\w+)\))?$/.exec(text.trim())!;
  return { character: character!, ...(believes === undefined ? {} : { believes }) };
};

/** Everything that the watcher's socket received in such a game, on a server without chance and without time. */
async function framesOf({ tokens, play, settings }: Side, watcher: number): Promise<string[]> {
  const chance = random('leak');
  const server = await testServer(
    {},
    { now: () => 1_763_000_000_000, bytes: (count) => Uint8Array.from({ length: count }, () => chance.below(256)) },
  );
  try {
    const dealt = tokens.split(',').map(token);
    const party = await gather(server.url, dealt.length, settings === undefined ? {} : { settings });
    const eyes = party.players[watcher]!;
    await party.teller.must({ do: 'begin', tokens: dealt });
    await play(new Told(party, eyes));
    // A last word that passes through the same queue: whatever was on its way has arrived before it.
    await eyes.do({ do: 'say', text: 'the end' });
    await party.players[(watcher + 1) % dealt.length]!.do({ do: 'say', text: 'indeed' });
    await eyes.until(
      () => eyes.frames.at(-1)!.includes('indeed') || eyes.frames.at(-1)!.includes('"t":"reject"'),
      'the last word',
    );
    return eyes.frames.filter((frame) => !frame.includes('"t":"presence"'));
  } finally {
    await server.close();
  }
}

async function same(watcher: number, one: Side, other: Side): Promise<void> {
  const [left, right] = [await framesOf(one, watcher), await framesOf(other, watcher)];
  expect(right).toEqual(left);
  expect(left.length).toBeGreaterThan(3);
}

const twoNights = async (table: Told) => {
  await table.night({ 1: [6], 3: [6], 4: [6] });
  await table.day('end-day');
  await table.night({ 0: [6], 1: [6], 3: [6], 4: [6] });
};

describe('a seat cannot tell apart', () => {
  test('who else wakes at night', () =>
    same(
      2,
      { tokens: 'imp, poisoner, chef, monk, soldier, mayor, saint', play: twoNights },
      { tokens: 'imp, scarletwoman, chef, soldier, monk, slayer, saint', play: twoNights },
    ));

  test('being drunk from being sober, when it is told the same', () =>
    same(
      2,
      {
        tokens: 'imp, soldier, empath, mayor, baron, saint, virgin',
        play: (t) => t.night({}, { says: 'number', number: 0 }),
      },
      {
        tokens: 'imp, soldier, drunk (empath), mayor, baron, saint, virgin',
        play: (t) => t.night({}, { says: 'number', number: 0 }),
      },
    ));

  test('being poisoned from being healthy, when it is told the same', () => {
    const told = { says: 'yes', yes: false };
    return same(
      2,
      {
        tokens: 'imp, poisoner, fortuneteller, mayor, soldier, saint, virgin',
        play: (t) => t.night({ 1: [2], 2: [4, 5] }, told),
      },
      {
        tokens: 'imp, poisoner, fortuneteller, mayor, soldier, saint, virgin',
        play: (t) => t.night({ 1: [4], 2: [4, 5] }, told),
      },
    );
  });

  test('whether something has to be ruled on before the first night; its own token comes at once', () => {
    const play = async (t: Told) => {
      await t.watcher.until(() => t.watcher.view?.me != null, 'its token');
      expect(t.watcher.view!.me!.character).toBe('chef');
      await t.watcher.do({ do: 'say', text: 'I am the Chef' }, 'too early');
      await t.night({ 1: [6], 3: [5, 6] }, { says: 'number', number: 0 });
    };
    return same(
      2,
      { tokens: 'imp, poisoner, chef, fortuneteller, soldier, mayor, saint', play },
      { tokens: 'imp, poisoner, chef, virgin, soldier, mayor, saint', play },
    );
  });

  const shot = async (t: Told, ruled: boolean) => {
    await t.night();
    await t.does(2, { do: 'use', character: 'slayer', with: [3] });
    if (ruled) await t.rule(false);
  };
  test('a shot that needed a ruling from one that needed none', () =>
    same(
      5,
      { tokens: 'imp, baron, slayer, soldier, mayor, chef, saint', play: (t) => shot(t, false) },
      { tokens: 'imp, baron, slayer, recluse, mayor, chef, saint', play: (t) => shot(t, true) },
    ));

  const nomination = async (t: Told, ruled: boolean) => {
    await t.night();
    await t.day('open-nominations');
    const nominator = t.party.players[1]!;
    await nominator.until(() => JSON.stringify(nominator.prompts).includes('"nominate"'), 'nominations');
    await t.does(1, { do: 'nominate', with: [2] });
    if (ruled) await t.rule(false);
    await t.day('sweep');
  };
  test('a nomination that needed a ruling from one that needed none', () =>
    same(
      4,
      { tokens: 'imp, poisoner, virgin, soldier, chef, mayor, saint', play: (t) => nomination(t, false) },
      { tokens: 'imp, spy, virgin, soldier, chef, mayor, saint', play: (t) => nomination(t, true) },
    ));

  const tokens = 'imp, poisoner, chef, mayor, soldier, saint, virgin';
  test('what others whisper', () => {
    const play = (text: string) => async (t: Told) => {
      await t.night({ 1: [6] });
      await t.party.players[3]!.must({ do: 'whisper', to: [4, 5], text });
    };
    return same(2, { tokens, play: play('short') }, { tokens, play: play(`long ${'and longer '.repeat(40)}`) });
  });

  test('whether others write to the Storyteller, or the evil to each other', () => {
    const settings = { evilChat: true };
    const quiet = (t: Told) => t.night({ 1: [6] });
    const busy = async (t: Told) => {
      await quiet(t);
      await t.party.players[0]!.must({ do: 'evil-chat', text: 'Who shall die?' });
      await t.party.players[1]!.must({ do: 'evil-chat', text: 'You choose.' });
      await t.party.players[4]!.must({ do: 'storyteller-line', text: 'Am I poisoned?' });
      await t.party.teller.must({ do: 'storyteller-line', text: 'Who knows?', to: 4 });
    };
    return same(2, { tokens, settings, play: quiet }, { tokens, settings, play: busy });
  });

  test('what the Storyteller does in the Grimoire, and takes back', () => {
    const plain = (t: Told) => t.night({ 1: [6] });
    const meddling = async (t: Told) => {
      const { teller } = t.party;
      await teller.must({ do: 'intervene', action: { do: 'mark', kind: 'poisoned', seat: 4 } });
      await teller.must({ do: 'intervene', action: { do: 'set', seat: 5, character: 'recluse' } });
      await teller.must({ do: 'intervene', action: { do: 'tell', seats: [4], info: { says: 'text', text: 'psst' } } });
      await teller.must({ do: 'undo', keep: 0 });
      await plain(t);
    };
    return same(2, { tokens, play: plain }, { tokens, play: meddling });
  });

  test('who else wakes when a policy rules', () => {
    const settings = { storyteller: 'automatic', policy: 'plain' } as const;
    const play = async (t: Told) => {
      await t.night({ 0: [6], 1: [6], 2: [5, 6], 3: [6], 4: [6] });
      await t.does(2, { do: 'use', character: 'slayer', with: [6] });
    };
    return same(
      5,
      { tokens: 'imp, poisoner, fortuneteller, monk, empath, soldier, saint', settings, play },
      { tokens: 'imp, baron, slayer, drunk (chef), butler, soldier, recluse', settings, play },
    );
  });

  test('who wakes after a day that ended because some were ready', () => {
    const play = async (t: Told) => {
      await t.night({ 1: [6], 3: [6], 4: [6] });
      for (const seat of [1, 2, 3]) await t.party.players[seat]!.must({ do: 'ready', ready: true });
      await t.day('end-day');
      await t.night({ 0: [1], 1: [6], 3: [6], 4: [6] });
    };
    return same(
      2,
      { tokens: 'imp, poisoner, empath, monk, soldier, mayor, saint', play },
      { tokens: 'imp, scarletwoman, empath, soldier, butler, slayer, saint', play },
    );
  });

  test('a ruling from a list of those who are ready', () => {
    const play = (ruled: boolean) => async (t: Told) => {
      await t.night();
      await t.party.players[3]!.must({ do: 'ready', ready: true });
      await t.day('open-nominations');
      await t.party.players[3]!.must({ do: 'ready', ready: true });
      const nominator = t.party.players[1]!;
      await nominator.until(() => JSON.stringify(nominator.prompts).includes('"nominate"'), 'nominations');
      await t.does(1, { do: 'nominate', with: [2] });
      if (ruled) await t.rule(false);
      await t.party.players[5]!.do({ do: 'ready', ready: true });
      await t.day('sweep');
    };
    return same(
      4,
      { tokens: 'imp, poisoner, virgin, soldier, chef, mayor, saint', play: play(false) },
      { tokens: 'imp, spy, virgin, soldier, chef, mayor, saint', play: play(true) },
    );
  });

  test('from refusals: what is not its own sounds the same, whoever is asked', () => {
    const tries = async (t: Told) => {
      await t.watcher.do({ do: 'say', text: 'I cannot sleep' }, 'talk');
      await t.watcher.do({ do: 'evil-chat', text: 'hello?' }, 'evil');
      await t.watcher.do({ do: 'undo', keep: 0 }, 'undo');
      await t.night({ 1: [6] });
      const guesses = ['0.1', '1.1', '3.1', 'storyteller.1', 'storyteller.2', 'nonsense'];
      for (const prompt of guesses) await t.watcher.do({ do: 'answer', prompt, choice: [0] }, `guess ${prompt}`);
    };
    return same(
      2,
      { tokens, play: tries },
      { tokens: 'imp, scarletwoman, chef, monk, soldier, saint, butler', play: tries },
    );
  });
});
