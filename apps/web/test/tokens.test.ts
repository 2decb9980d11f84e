import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { almanac } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { type Effect, emptyView, Game, KERNEL_TOKENS, type KernelKind, kindOf, viewOf } from '@belfry/engine';
import { builtinScript, scriptFrom } from '@belfry/scripts';
import { describe, expect, it } from 'vitest';
import { page as en } from '../../../languages/en/web/index.ts';
import { page as ru } from '../../../languages/ru/web/index.ts';
import { geometry } from '../src/circle/geometry.ts';
import { layOut } from '../src/circle/reminder-layout.ts';
import { printedOn, sayReminder } from '../src/game/effects.ts';
import { tongue } from '../src/game/tongue.ts';
import { seatUnder } from '../src/grimoire/drop.ts';
import { movingReminder } from '../src/grimoire/move-reminder.ts';
import { notInPlay } from '../src/grimoire/not-in-play.ts';
import { kernelTokens, offeredTokens, tokensOf } from '../src/grimoire/offered-tokens.ts';
import { fill } from '../src/i18n/message.ts';
import type { Say, Words } from '../src/i18n/words.tsx';

const inEnglish: Say = (key, values) => fill(en[key], values ?? {}, new Intl.PluralRules('en'));
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
      { label: expect.any(String), word: expect.any(String), mark: { kind: 'no-ability' } },
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
    const first = (id: string, lang: 'en' | 'ru' = 'en') =>
      tokensOf(character(id), almanac(lang).character(id), 2, inEnglish)[0]!.mark;
    expect(first('fortuneteller')).toEqual({ kind: 'red-herring', by: 'fortuneteller' });
    expect(first('fortuneteller', 'ru')).toEqual({ kind: 'red-herring', by: 'fortuneteller' });
    expect(first('monk')).toEqual({ kind: 'safe', data: { from: 'demon' }, until: 'dawn', by: 'monk' });
    expect(first('devilsadvocate', 'ru')).toEqual({
      kind: 'safe',
      data: { from: 'execution' },
      until: 'dusk',
      by: 'devilsadvocate',
    });
    expect(first('courtier')).toEqual({ kind: 'drunk', until: { dusk: 5 }, by: 'courtier' });
    expect(first('undertaker')).toEqual({ kind: 'died-today', until: 'dawn', by: 'undertaker' });
  });

  it('are offered of whoever is in play, Fabled among them', () => {
    const view = { ...emptyView('storyteller'), fabled: ['buddhist'] };
    const lookUp = (id: string) => character(id);
    const words = tongue({ t: inEnglish, lang: 'en', list: (all) => all.join() } as Words, lookUp, view);
    const laid = offeredTokens({ view, characters: [] }, words).map(({ at }) => at(3));
    expect(laid).toContainEqual({ do: 'mark', seat: 3, kind: 'veteran', by: 'buddhist' });
  });

  it('are done where the word is no token but something that happens', () => {
    const ids = ['imp', 'poisoner', 'chef', 'empath', 'gambler', 'professor', 'mayor'];
    const seats = ids.map((id, at) => ({ name: `P${at}`, character: id }));
    const game = new Game({ script: { name: 'Deeds', characters: [...ids, 'drunk'] }, seats }, cast);
    const view = viewOf(game.events, 'storyteller');
    const words = tongue({ t: inEnglish, lang: 'en', list: (all) => all.join() } as Words, character, view);
    const offered = offeredTokens({ view, characters: [...ids, 'drunk'].map(character) }, words);
    const laid = (label: string) => offered.find((one) => one.label === label)?.at(2);
    expect(laid('Dead (Imp): they die of the Demon')).toEqual({ do: 'kill', seat: 2, cause: 'demon' });
    expect(laid('Dead (Gambler): they die of that ability')).toEqual({ do: 'kill', seat: 2, cause: 'ability' });
    expect(laid('Alive (Professor): they live again')).toEqual({ do: 'revive', seat: 2 });
    const action = laid('Is the Drunk, and does not know it');
    expect(game.submit({ type: 'intervene', action: action! }).ok).toBe(true);
    expect(game.state.seats[2]).toMatchObject({ character: 'drunk', believes: { character: 'chef' } });
  });

  it('give an ability where the word says that somebody has one, with a character of the right team', () => {
    const ids = ['imp', 'poisoner', 'chef', 'philosopher', 'monk', 'soldier', 'mayor'];
    const seats = ids.map((id, at) => ({ name: `P${at}`, character: id }));
    const game = new Game({ script: { name: 'Gifts', characters: [...ids, 'empath'] }, seats }, cast);
    const view = viewOf(game.events, 'storyteller');
    const words = tongue({ t: inEnglish, lang: 'en', list: (all) => all.join() } as Words, character, view);
    const offered = offeredTokens({ view, characters: [...ids, 'empath'].map(character) }, words);
    const gift = offered.find(({ label }) => label === 'Is The Philosopher (Philosopher): gives an ability')!;
    expect(gift.asks).toEqual(['chef', 'philosopher', 'monk', 'soldier', 'mayor', 'empath']);
    expect(game.submit({ type: 'intervene', action: gift.at(3, 'empath') }).ok).toBe(true);
    expect(game.state.seats[3]!.abilities.map((ability) => ability.character)).toContain('empath');
    const token = game.state.effects.find(({ kind }) => kind === 'has-ability')!;
    expect(sayReminder(token, words)).toBe('Has the ability: Empath');
    expect(game.submit({ type: 'intervene', action: { do: 'unmark', effect: token.id } }).ok).toBe(true);
    expect(game.state.seats[3]!.abilities.map((ability) => ability.character)).toEqual(['philosopher']);
  });

  it('say of a note that nothing follows from it', () => {
    const [know] = tokensOf(character('steward'), character('steward'), 1, inEnglish);
    const [herring] = tokensOf(character('fortuneteller'), character('fortuneteller'), 1, inEnglish);
    expect(know!.label).toBe('Know (Steward): only a note');
    expect(herring!.label).not.toContain('only a note');
  });
});

describe('every kind of token that the code of a character knows', () => {
  const known = kindsInCode();
  const offered = (id: string) => tokensOf(character(id), character(id), 1, inEnglish);

  it('is found in the code at all', () => {
    expect(known.get('moonchild')).toEqual(new Set(['cursed']));
    expect(known.get('angel')).toEqual(new Set(['protected', 'no-vote', 'no-ability']));
    expect(known.get('barista')).toEqual(new Set(['acts-twice', 'sober']));
  });

  it.each([...known].map(([id, kinds]) => [id, kinds] as const))('is offered at the desk: %s', (id, kinds) => {
    const own = [...kinds].filter((kind) => !Object.hasOwn(KERNEL_TOKENS, kind));
    const laid = offered(id).map(({ mark }) => mark.kind);
    expect(own.filter((kind) => !laid.includes(kind))).toEqual([]);
  });

  it('is said in both languages where nothing is printed for it', () => {
    const unsaid = [...known].flatMap(([id, kinds]) => {
      const printed = printedOn(character(id)).map(kindOf);
      const silent = [...kinds].filter((kind) => !Object.hasOwn(KERNEL_TOKENS, kind) && !printed.includes(kind));
      return silent.filter((kind) => !(`effect.${kind}` in en && `effect.${kind}` in ru)).map((kind) => [id, kind]);
    });
    expect(unsaid).toEqual([]);
  });

  it.each([...cast.keys()])('declares tokens that are printed, under words that are: %s', (id) => {
    const printed = printedOn(character(id));
    const wrong = (cast.get(id)!.tokens ?? []).filter(
      (token) => token.printed !== null && !printed.includes(token.printed),
    );
    expect(wrong).toEqual([]);
  });

  it.each([...cast.keys()])('lies there as the ability would have laid it, when it is laid by hand: %s', (id) => {
    const { team } = character(id);
    const ofTable = team === 'fabled' || team === 'loric';
    const seats = ['imp', 'poisoner', 'chef', 'empath', 'monk', 'mayor', ofTable ? 'soldier' : id].map((c, at) => ({
      name: `P${at}`,
      character: c,
      ...(character(c).setup?.drawsAs === undefined ? {} : { believes: c === 'lunatic' ? 'imp' : 'virgin' }),
      ...(character(c).team === 'traveller' ? { alignment: 'good' as const } : {}),
    }));
    const script = { name: 'Tokens', characters: [...new Set([...seats.map((s) => s.character), id])] };
    const game = new Game({ script, seats, ...(ofTable ? { fabled: [id] } : {}) }, cast);
    for (const { label, mark } of offered(id)) {
      const result = game.submit({ type: 'intervene', action: { do: 'mark', seat: 2, ...mark } });
      expect(result.ok, `${label}: ${JSON.stringify(result)}`).toBe(true);
      expect(game.state.effects.at(-1)).toMatchObject({ kind: mark.kind, target: 2, by: id, source: null });
    }
  });
});

/** What characters lay, take or look for, from their own code and from what they share. */
function kindsInCode(): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = fileURLToPath(new URL('../../../packages/characters/src/', import.meta.url));
  const kinds = (file: string): string[] => {
    const code = readFileSync(file, 'utf8');
    const said = [...code.matchAll(/\b(?:mark|unmark|marked|markedByMe|isMarked)\(([^;{]*?)[,)]/g)];
    const shared = [...code.matchAll(/from '(\.\.\/(?!\.\.)[^']+)'/g)];
    return [
      ...said.flatMap(([, argument]) => [...argument!.matchAll(/'([^']+)'/g)].map(([, kind]) => kind!)),
      ...[...code.matchAll(/markedByMe\([^,]+, '([^']+)'\)/g)].map(([, kind]) => kind!),
      ...shared.flatMap(([, path]) => kinds(join(dirname(file), path!))),
    ];
  };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => cast.has(basename(file, '.ts')))
      .map((file) => [basename(file, '.ts'), new Set(kinds(join(folder, file)))] as const)
      .filter(([, found]) => found.size > 0),
  );
}

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
