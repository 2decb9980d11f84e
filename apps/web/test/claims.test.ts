import type { Claim, Line } from '@belfry/protocol';
import { builtinScript } from '@belfry/scripts';
import { describe, expect, it } from 'vitest';
import { namesIn } from '../src/game/names-in.ts';
import { contradictions } from '../src/online/talk/contradictions.ts';
import { latestClaims } from '../src/online/talk/latest-claims.ts';

const { characters } = builtinScript('trouble-brewing')!;
const claim = (character: string | null): Claim => ({ character, learned: [], suspects: [], trusts: [] });
const says = (seat: number, character: string | null): Line => ({
  at: 0,
  channel: 'claim',
  from: { person: `p${seat}`, name: `P${seat}`, seat, storyteller: false },
  to: null,
  text: null,
  claim: claim(character),
});
const clashes = (talk: readonly Line[], me: { seat: number; character: string } | null = null) =>
  Object.fromEntries(contradictions({ claims: latestClaims(talk), talk, characters, me }));

describe('what speaks against a claim', () => {
  it('another with the same, unless there may be several', () => {
    expect(clashes([says(1, 'chef'), says(2, 'chef'), says(3, 'monk')])).toEqual({
      1: { why: 'same', as: [2] },
      2: { why: 'same', as: [1] },
    });
    const many = characters.map((character) =>
      character.id === 'chef' ? { ...character, setup: { summary: '', extraCopies: 2 } } : character,
    );
    const talk = [says(1, 'chef'), says(2, 'chef')];
    expect(contradictions({ claims: latestClaims(talk), talk, characters: many, me: null }).size).toBe(0);
  });

  it('what the viewer is, what they said before, what is not on the script', () => {
    expect(clashes([says(1, 'chef')], { seat: 0, character: 'chef' })).toEqual({ 1: { why: 'mine' } });
    expect(clashes([says(0, 'chef')], { seat: 0, character: 'chef' })).toEqual({});
    expect(clashes([says(1, 'chef'), says(1, 'monk')])).toEqual({ 1: { why: 'changed', before: 'chef' } });
    expect(clashes([says(1, 'clockmaker')])).toEqual({ 1: { why: 'not-on-script' } });
    expect(clashes([says(1, null), says(2, null)])).toEqual({});
  });
});

describe('names in a text', () => {
  it('are found as whole words, the longest first, in both alphabets', () => {
    const cut = namesIn([
      { id: 'chef', name: 'Chef' },
      { id: 'imp', name: 'Imp' },
      { id: 'scarlet', name: 'Imp Queen' },
      { id: 'nun', name: 'Повар' },
      { id: 'odd', name: 'A.B' },
    ]);
    const ids = (text: string) => cut(text).flatMap(({ id }) => id ?? []);
    expect(ids('The Chef is no Chefs, but the Imp Queen and the Imp.')).toEqual(['chef', 'scarlet', 'imp']);
    expect(ids('Я Повар, а не Поварёнок. AxB, A.B')).toEqual(['nun', 'odd']);
    expect(
      cut('I am the Chef.')
        .map(({ text }) => text)
        .join(''),
    ).toBe('I am the Chef.');
    expect(namesIn([])('Chef')).toEqual([{ text: 'Chef', id: null }]);
  });
});
