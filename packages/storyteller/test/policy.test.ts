import { say } from '@belfry/almanac';
import { type Grimoire, type Json, type Prompt, refusal } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import {
  Board,
  type BotLevel,
  POLICIES,
  type PolicyName,
  policyFor,
  type Ruling,
  rulesOf,
  tryOut,
} from '../src/index.ts';
import { tableOf } from './fixture.ts';

/** The names of players and the quoted names of characters may be written in any alphabet. */
const NAMES = { name: () => '', character: () => '' };

const COUNTS = Array.from({ length: 11 }, (_, n) => n + 5);

describe.each(Object.keys(POLICIES) as PolicyName[])('the policy "%s"', (policy) => {
  test('gives a legal ruling with a reason every time, and the same one when asked again', () => {
    let rulings = 0;
    for (const players of COUNTS) {
      tableOf(`policy/${players}`, {
        players,
        policy,
        wrap: (plain) => (grimoire, prompt) => {
          const ruling = plain(grimoire, prompt);
          expect(refusal(prompt.options, ruling.choice)).toBeNull();
          expect(say(ruling.reason, { name: (seat) => grimoire.seat(seat).name, character: (id) => id })).toMatch(
            /^\S.*[.!]$/,
          );
          expect(plain(grimoire, prompt)).toEqual(ruling);
          rulings++;
          return ruling;
        },
      }).playOut();
    }
    expect(rulings).toBeGreaterThan(20);
  });
});

describe.each(Object.keys(POLICIES) as PolicyName[])('the policy "%s", asked before anything is told', (policy) => {
  test('tells the truth where the ability works, though the false stands there too', () => {
    let told = 0;
    for (let n = 0; n < 12; n++) {
      const table = tableOf(`asked/${n}`, {
        players: 8,
        policy,
        wrap: (plain) => (grimoire, prompt) => {
          const ruling = plain(grimoire, prompt);
          const of = prompt.options.pick === 'one' ? prompt.options.of : [];
          if (prompt.about.what === 'information' && prompt.about.works && of.some(({ note }) => note === 'no')) {
            told++;
            const taken = of.find(({ value }) => JSON.stringify(value) === JSON.stringify(ruling.choice));
            expect(taken?.note).not.toBe('no');
          }
          return ruling;
        },
      });
      table.game.submit({ type: 'intervene', action: { do: 'tellings', tellings: 'asked' } });
      table.playOut();
    }
    expect(told).toBeGreaterThan(10);
  });
});

describe.each(Object.keys(POLICIES) as PolicyName[])('the policy "%s" in Russian', (policy) => {
  test('says why in Russian, by day too', () => {
    const said = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const table = tableOf(`lang/${n}`, { players: 7 + (n % 9), policy });
      table.playOut();
      for (const input of table.game.inputs) {
        if (input.type === 'answer' && input.reason !== undefined) said.add(say(input.reason, NAMES, 'ru'));
      }
    }
    expect(said.size).toBeGreaterThan(5);
    for (const reason of said) expect(reason).toMatch(/^[^a-z]*[а-яё][^a-z]*\.$/i);
  });
});

test('every suggestion of the engine has a reason of its own', () => {
  const first = policyFor('first', { seed: 'x', board: new Board(rulesOf(tableOf('x').game.grimoire)) });
  const reasons = new Set<string>();
  // Random players do everything there is to do, Demons who kill themselves included.
  for (let n = 0; n < 40; n++) {
    tableOf(`suggested/${n}`, {
      players: 9 + (n % 7),
      policy: 'random',
      bots: 'random',
      wrap: (plain) => (grimoire, prompt) => {
        const { reason } = first(grimoire, prompt);
        reasons.add(reason.say === 'why.plain' ? reason.ruling : reason.say);
        return plain(grimoire, prompt);
      },
    }).playOut();
  }
  expect(reasons).not.toContain('why.first-allowed');
  for (const reason of ['information', 'why.free', 'bluffs', 'red-herring', 'redirect', 'heir'])
    expect(reasons).toContain(reason);
});

/** Every ruling of some fair games, as it was made. */
function watch(
  games: number,
  look: (what: string, ruling: Ruling, grimoire: Grimoire, prompt: Prompt) => void,
  bots: BotLevel = 'novice',
) {
  for (let n = 0; n < games; n++) {
    tableOf(`fair/${n}`, {
      players: 7 + (n % 9),
      bots,
      wrap: (plain) => (grimoire, prompt) => {
        const ruling = plain(grimoire, prompt);
        look(prompt.about.what ?? prompt.kind, ruling, grimoire, prompt);
        return ruling;
      },
    }).playOut();
  }
}

describe('the fair Storyteller', () => {
  test('never ends the game by a ruling when another is legal', () => {
    let looked = 0;
    watch(60, (what, ruling, grimoire, prompt) => {
      if (!['redirect', 'registers', 'heir'].includes(what) || prompt.options.pick !== 'one') return;
      looked++;
      if (!tryOut(grimoire, prompt, ruling.choice).endsGame) return;
      for (const { value } of prompt.options.of) expect(tryOut(grimoire, prompt, value).endsGame).toBe(true);
    });
    expect(looked).toBeGreaterThan(5);
  });

  test('bluffs are two Townsfolk and an Outsider, not in play and not believed in', () => {
    watch(30, (what, { choice }, grimoire, { options }) => {
      if (what !== 'bluffs' || options.pick !== 'characters') return;
      const claimable = (id: string) => grimoire.script.lookUp(id)?.setup?.drawsAs === undefined;
      const free = options.from.some((id) => grimoire.script.lookUp(id)?.team === 'outsider' && claimable(id));
      const ids = choice as readonly string[];
      const { seats } = grimoire;
      const spoken = new Set(seats.flatMap((s) => [s.character, s.believes?.character ?? '']));
      const teams = ids.map((id) => grimoire.script.lookUp(id)!.team).sort();
      expect(teams).toEqual([free ? 'outsider' : 'townsfolk', 'townsfolk', 'townsfolk']);
      for (const id of ids) expect(spoken.has(id)).toBe(false);
    });
  });

  test('the red herring is never the Demon and rarely one who looks evil anyway', () => {
    let herrings = 0;
    watch(30, (what, { choice }, grimoire) => {
      if (what !== 'red-herring') return;
      herrings++;
      const seat = grimoire.seat(choice as number);
      expect(seat.alignment).toBe('good');
      expect(grimoire.cast.get(seat.character)?.registers).toBeUndefined();
    });
    expect(herrings).toBeGreaterThan(3);
  });

  test('a true Minion takes over, not somebody good who could pass for one', () => {
    let heirs = 0;
    const look = (what: string, { choice }: Ruling, grimoire: Grimoire, { options }: Prompt) => {
      const isEvil = (seat: Json) => typeof seat === 'number' && grimoire.seat(seat).alignment === 'evil';
      if (what !== 'heir' || options.pick !== 'one' || !options.of.some((o) => isEvil(o.value))) return;
      heirs++;
      expect(isEvil(choice)).toBe(true);
    };
    // Random Demons kill themselves often enough.
    watch(60, look, 'random');
    expect(heirs).toBeGreaterThan(3);
  });
});

test('another policy may rule on one kind only', () => {
  const seen: string[] = [];
  tableOf('kinds', {
    players: 12,
    wrap: (_, board) => {
      const mixed = policyFor({ usual: 'fair', kinds: { bluffs: 'random' } }, { seed: 'kinds', board });
      return (grimoire, prompt) => {
        const ruling = mixed(grimoire, prompt);
        if (ruling.reason.say === 'why.lot') seen.push(prompt.about.what ?? '');
        return ruling;
      };
    },
  }).playOut();
  expect(seen).toEqual(['bluffs']);
});
