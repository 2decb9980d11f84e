import { cast } from '@belfry/characters';
import { emptyView, Game, type View } from '@belfry/engine';
import type { Clocks, TimerKind } from '@belfry/protocol';
import { defaultSettings } from '@belfry/protocol/defaults';
import { builtinScript, playable } from '@belfry/scripts';
import { describe, expect, it } from 'vitest';
import { waitsFor } from '../src/online/player/waits-for.ts';
import { speaking } from './speaking.ts';

const words = speaking('en', ['Ann', 'Ben']);
const running = (...kinds: readonly TimerKind[]): Clocks => ({
  pausedAt: null,
  running: kinds.map((kind) => ({ kind, seat: null, endsAt: 0, ms: 0 })),
});
const day = (today: Partial<View['today']> = {}): View => {
  const view = emptyView(0);
  return { ...view, phase: 'day', today: { ...view.today, ...today } };
};
const says = (view: View, clocks: Clocks, storyteller: 'automatic' | 'by-hand' = 'automatic') =>
  waitsFor(view, { settings: defaultSettings(storyteller) }, clocks, words);

describe('what the town waits for', () => {
  it.each([
    [day(), running('discussion'), 'automatic', /talks.*time is up/],
    [day(), running(), 'by-hand', /Storyteller opens nominations/],
    [day(), running(), 'automatic', /everybody is ready/],
    [day({ stage: 'nominations' }), running('nominations'), 'automatic', /Anybody may nominate.*time is up/],
    [day({ stage: 'nominations', lastCall: true }), running(), 'by-hand', /Last call.*Storyteller lets night fall/],
    [day(), { ...running('discussion'), pausedAt: 5 }, 'automatic', /clocks are stopped/],
  ] as const)('%#', (view, clocks, mode, expected) => {
    expect(says(view, clocks, mode)).toMatch(expected);
  });

  it('in a vote: the defence, then whoever starts the count, then nothing but the hand', () => {
    const vote = { about: 1, exile: false, secret: false, up: [], counted: [], tally: 0 };
    expect(says(day({ vote }), running('defence'), 'by-hand')).toBe('Ben may speak. Then the hands are counted.');
    expect(says(day({ vote }), running(), 'by-hand')).toBe('Ben may speak. The Storyteller starts the count.');
    expect(says(day({ vote }), running('vote'), 'by-hand')).toBeNull();
  });

  it('at night it says nothing: what is waited for there is nobody’s business', () => {
    expect(says({ ...day(), phase: 'night' }, running())).toBeNull();
  });
});

it('a hand that has to stay down comes with the reason, in words to whoever is asked', () => {
  const characters = ['imp', 'butler', 'chef', 'poisoner', 'saint'];
  const script = playable(builtinScript('trouble-brewing')!);
  const game = new Game({ script, seats: characters.map((character, at) => ({ name: `P${at}`, character })) }, cast);
  for (let step = 0; step < 40 && game.state.phase !== 'day'; step++) {
    const [{ id, options, suggestion }] = game.prompts() as [ReturnType<Game['prompts']>[number]];
    const choice = suggestion?.choice ?? (options.pick === 'players' ? [2] : null);
    game.submit({ type: 'answer', prompt: id, by: 'storyteller', choice });
  }
  const day = () => game.prompts().find(({ kind }) => kind === 'run-day')!.id;
  game.submit({ type: 'answer', prompt: day(), by: 'storyteller', choice: { do: 'open-nominations' } });
  const [mine] = game.promptsFor(4).filter(({ kind }) => kind === 'day');
  game.submit({ type: 'answer', prompt: mine!.id, by: 4, choice: { do: 'nominate', with: [0] } });
  const hand = (seat: number) => game.promptsFor(seat).find(({ kind }) => kind === 'hand')!.options;
  expect(hand(1)).toEqual({ pick: 'action', of: [], why: { say: 'vote.butler', seat: 2 } });
  expect(hand(2)).toEqual({ pick: 'action', of: [{ do: 'raise' }] });
});
