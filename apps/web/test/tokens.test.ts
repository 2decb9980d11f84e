import { almanac } from '@belfry/almanac';
import { type Effect, KERNEL_TOKENS, type KernelKind } from '@belfry/engine';
import { builtinScript, scriptFrom } from '@belfry/scripts';
import { describe, expect, it } from 'vitest';
import { geometry } from '../src/circle/geometry.ts';
import { layOut } from '../src/circle/reminder-layout.ts';
import { sayReminder } from '../src/game/effects.ts';
import { seatUnder } from '../src/grimoire/drop.ts';
import { movingReminder } from '../src/grimoire/move-reminder.ts';
import { notInPlay } from '../src/grimoire/not-in-play.ts';
import { kernelTokens, tokensOf } from '../src/grimoire/offered-tokens.ts';
import { en } from '../src/i18n/en/index.ts';
import { fill } from '../src/i18n/message.ts';
import { ru } from '../src/i18n/ru/index.ts';

const character = (id: string) => almanac('en').character(id);

describe('tokens laid by hand', () => {
  it.each([
    ['en', en],
    ['ru', ru],
  ] as const)('are offered by what they do, each once (%s)', (lang, catalogue) => {
    const rules = new Intl.PluralRules(lang);
    const tokens = kernelTokens((key) => fill(catalogue[key], {}, rules));
    expect(new Set(tokens.map(({ label }) => label)).size).toBe(tokens.length);
    expect(new Set(tokens.map(({ mark }) => JSON.stringify(mark))).size).toBe(tokens.length);
    // One word for "no ability", and it is the one that the rules read.
    expect(tokens.filter(({ mark }) => ['no-ability', 'silenced'].includes(mark.kind))).toEqual([
      { label: expect.any(String), mark: { kind: 'no-ability' } },
    ]);
  });

  it('are all taken by the rules', () => {
    const { t } = { t: (key: string) => key };
    for (const { mark } of kernelTokens(t)) {
      expect(KERNEL_TOKENS[mark.kind as KernelKind].fits(mark.data ?? null), JSON.stringify(mark)).toBe(true);
    }
  });

  it('say what is printed on them, in the language on screen', () => {
    const lookUp = (id: string) => almanac('ru').character(id);
    const t = (key: string) => key;
    const [printed] = lookUp('undertaker').reminders;
    expect(sayReminder({ kind: 'died-today', data: null, by: 'undertaker' }, { t, lookUp })).toBe(printed);
    expect(sayReminder({ kind: 'mad', data: { character: 'chef' }, by: null }, { t, lookUp })).toBe('effect.mad.about');
  });

  it('of a character are the kind that its ability reads, in any language', () => {
    const herring = (spoken: ReturnType<typeof character>) => tokensOf(character('fortuneteller'), spoken)[0]!.mark;
    expect(herring(character('fortuneteller'))).toEqual({ kind: 'red-herring', by: 'fortuneteller' });
    expect(herring(almanac('ru').character('fortuneteller'))).toEqual({ kind: 'red-herring', by: 'fortuneteller' });
    expect(tokensOf(character('monk'), character('monk'))[0]!.mark).toEqual({
      kind: 'safe',
      data: { from: 'demon' },
      by: 'monk',
    });
    expect(tokensOf(character('undertaker'), character('undertaker'))[0]!.mark).toEqual({
      kind: 'died-today',
      by: 'undertaker',
    });
  });
});

describe('a reminder that is moved', () => {
  const effect: Effect = {
    id: 7,
    kind: 'safe',
    target: 1,
    source: 3,
    by: 'monk',
    until: 'dawn',
    outlives: 'nothing',
    data: { from: 'demon' },
  };

  it('is the same token at the new seat, and gone from the old', () => {
    expect(movingReminder(effect, 4).map((input) => input.type === 'intervene' && input.action)).toEqual([
      { do: 'mark', kind: 'safe', seat: 4, by: 'monk', until: 'dawn', data: { from: 'demon' } },
      { do: 'unmark', effect: 7 },
    ]);
  });

  it.each([5, 12, 20])('belongs to the seat on which it is dropped (of %i), or to nobody new', (count) => {
    const circle = Array.from({ length: count }, (_, at) => at);
    const face = geometry(count);
    const untouched = { tokens: {}, reminders: {} };
    for (const seat of circle) {
      expect(seatUnder(face.spots[seat]!, circle, untouched)).toBe(seat);
      expect(seatUnder(layOut(face, seat, 1).at[0]!, circle, untouched)).toBe(seat);
    }
    expect(seatUnder({ x: 50, y: 50 }, circle, untouched)).toBeNull();
    // A token that lies elsewhere takes what is dropped there.
    expect(seatUnder({ x: 50, y: 50 }, circle, { tokens: { 2: { x: 50, y: 50 } }, reminders: {} })).toBe(2);
  });
});

describe('who is wrong about themselves', () => {
  const { characters } = builtinScript('trouble-brewing')!;
  const drunk = character('drunk');

  it('thinks to be somebody who is not in play, as long as there is one', () => {
    const townsfolk = characters.filter((c) => c.team === 'townsfolk').map(({ id }) => id);
    expect(notInPlay(drunk, characters, new Set())).toBe(townsfolk[0]);
    expect(notInPlay(drunk, characters, new Set(townsfolk.slice(0, 4)))).toBe(townsfolk[4]);
    expect(notInPlay(drunk, characters, new Set(townsfolk))).toBe(townsfolk[0]);
    expect(notInPlay(drunk, [], new Set())).toBeNull();
  });
});

describe('a sheet from elsewhere', () => {
  it('shows a token where the file writes “:reminder:”', () => {
    const item = {
      id: 'lamplighter',
      name: 'Lamplighter',
      team: 'townsfolk',
      ability: 'Lights a lamp.',
      firstNight: 3,
      firstNightReminder: 'They point at a player. :reminder: Then :reminder:',
      otherNight: 3,
      otherNightReminder: ':reminder:',
    };
    const script = scriptFrom([item]);
    const [read] = script.characters;
    expect(read!.firstNight).toBe('They point at a player. ◉ Then ◉');
    expect(read!.otherNight).toBe('◉');
  });
});
