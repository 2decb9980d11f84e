import { emptyView, type Prompt, type SeenEvent, see, type View, type Viewer } from '@belfry/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Nominations } from '../src/game/Nominations.tsx';
import { PhaseDial } from '../src/game/PhaseDial.tsx';
import { sayFact } from '../src/game/say-fact.ts';
import { votesOf } from '../src/online/after/votes-of.ts';
import { TownDial } from '../src/online/player/TownDial.tsx';
import { VoteBar } from '../src/online/player/VoteBar.tsx';
import { speaking } from './speaking.ts';

// The sprite is made when the app is built.
vi.mock('virtual:icon-sprite', () => ({ characterSprite: '', screenSprite: '', SCREEN_ICONS: new Set() }));

const PEOPLE = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
const seats = PEOPLE.map((name, seat) => ({ seat, name, traveller: null }));
const BEGUN: SeenEvent[] = [
  { type: 'game-begins', script: 'Hush', seats },
  { type: 'dawn', day: 1, died: [], revived: [] },
  { type: 'nominations-open' },
  { type: 'nominated', nominator: 1, nominee: 3 },
  { type: 'secret-vote', nominee: 3 },
];
const TALLY: SeenEvent = { type: 'tally', nominee: 3, votes: null, needed: 3, block: null };
/** What Ann sees of it, who has raised her hand; and what the Storyteller sees. */
const ANNS: SeenEvent[] = [...BEGUN, { type: 'hand', seat: 0, up: true }];
const TOLD: SeenEvent[] = [
  ...ANNS,
  { type: 'hand', seat: 2, up: true },
  { type: 'counted', seat: 4, up: false, tally: 0 },
  { type: 'counted', seat: 0, up: true, tally: 1 },
  { type: 'counted', seat: 1, up: false, tally: 1 },
  { type: 'counted', seat: 2, up: true, tally: 2 },
];
const COUNT: SeenEvent = { type: 'secret-tally', nominee: 3, votes: 2, needed: 3, block: null };

function seen(facts: readonly SeenEvent[], viewer: Viewer): View {
  const view = emptyView(viewer);
  for (const fact of facts) see(view, fact);
  return view;
}
const words = speaking('en', PEOPLE);
const textOf = (page: string) => page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const shown = (part: typeof Nominations, view: View) =>
  textOf(renderToStaticMarkup(createElement(part, { view, words })));

describe('a secret vote', () => {
  it.each([0, 'public'] as const)(
    'has no numbers on the dial of %s while it runs, only that it is secret',
    (viewer) => {
      for (const dial of [TownDial, PhaseDial]) {
        const text = shown(dial, seen(ANNS, viewer));
        expect(text).toContain('The count is secret');
        expect(text).not.toMatch(/\d/);
      }
    },
  );

  it('lets a player raise a hand and says that it was counted when nobody asks for it any more', () => {
    const bar = (view: View, prompt: Prompt | null) =>
      textOf(renderToStaticMarkup(createElement(VoteBar, { view, words, prompt, answer: async () => true })));
    const asked = (action: string): Prompt => ({
      id: '0.1',
      to: 0,
      kind: 'hand',
      about: { seat: 3 },
      options: { pick: 'action', of: [{ do: action }] },
      suggestion: null,
    });
    expect(bar(seen(BEGUN, 0), asked('raise'))).toContain('Raise your hand');
    expect(bar(seen(ANNS, 0), asked('lower'))).toContain('Lower your hand');
    expect(bar(seen(ANNS, 0), asked('lower'))).toContain('the count is secret');
    expect(bar(seen(ANNS, 0), asked('lower'))).not.toMatch(/\d/);
    expect(bar(seen(ANNS, 0), null)).toContain('You voted');
  });

  it('is counted on the Storyteller’s dial, which says that it is secret', () => {
    const text = shown(PhaseDial, seen(TOLD, 'storyteller'));
    expect(text).toContain('2');
    expect(text).toContain('The count is secret');
  });

  it('stands among the nominations without a number, but for the Storyteller', () => {
    expect(shown(Nominations, seen([...ANNS, TALLY], 0))).toContain('the count is secret');
    expect(shown(Nominations, seen([...ANNS, TALLY], 0))).not.toMatch(/\d/);
    const teller = shown(Nominations, seen([...TOLD, TALLY, COUNT], 'storyteller'));
    expect(teller).toContain('2 votes, in secret');
    expect(teller).toContain('Ann and Cat');
  });

  it('is no vote that never was: a nomination that ended without one says so', () => {
    const view = seen([...BEGUN.slice(0, 4), { type: 'no-vote', nominee: 3 }], 0);
    expect(shown(Nominations, view)).toContain('no vote');
    expect(shown(Nominations, seen(BEGUN.slice(0, 4), 0))).toContain('being voted on');
  });

  it('is told in the log as secret, with the count for the Storyteller alone', () => {
    expect(sayFact(TALLY, words, 0)).toBe('Dan: the count is secret.');
    expect(sayFact(COUNT, words)).toBe('Known to you alone: Dan, 2 of 3 needed. Nobody is about to die.');
    expect(sayFact(BEGUN[4]!, speaking('ru', PEOPLE))).toBe('Голосуют с закрытыми глазами: Dan.');
  });

  it('is secret in the replay of a seat, and counted in the Storyteller’s', () => {
    expect(votesOf([...ANNS, TALLY], 0)).toMatchObject([{ secret: true, result: null, voters: [] }]);
    expect(votesOf([...TOLD, TALLY, COUNT], 'storyteller')).toMatchObject([
      { secret: true, result: { votes: 2, needed: 3 }, voters: [0, 2] },
    ]);
  });
});
