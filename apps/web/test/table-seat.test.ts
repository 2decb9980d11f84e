import { cast } from '@belfry/characters';
import { Game, type GameSetup, type Json, type SeenEvent, seenBy, TABLE, viewOf } from '@belfry/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { narrator } from '../../cli/src/narrate.ts';
import { circleSeats } from '../src/game/circle-seats.ts';
import { Nominations } from '../src/game/Nominations.tsx';
import { namesFrom } from '../src/game/names-from.ts';
import { sayFact } from '../src/game/say-fact.ts';
import { sweepHand } from '../src/game/sweep-hand.ts';
import { VoteClock } from '../src/online/after/VoteClock.tsx';
import { votesOf } from '../src/online/after/votes-of.ts';
import { speaking } from './speaking.ts';

const PEOPLE = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
const setup: GameSetup = {
  script: { name: 'No gods', characters: ['atheist', 'chef', 'soldier', 'mayor', 'saint', 'butler', 'imp'] },
  seats: ['atheist', 'soldier', 'mayor', 'saint', 'chef'].map((character, at) => ({ name: PEOPLE[at]!, character })),
};

/** A day of a table with an Atheist on its script, to some point of the vote on the Storyteller. */
function onTrial(sweep: boolean): Game {
  const game = new Game(setup, cast);
  const answer = (id: string, by: number | 'storyteller', choice: Json) => {
    const done = game.submit({ type: 'answer', prompt: id, by, choice });
    if (!done.ok) throw new Error(JSON.stringify(done.reason));
  };
  for (let act = 0; act < 40 && game.state.phase !== 'day'; act++) {
    const prompt = game.prompts()[0]!;
    const choice =
      prompt.suggestion?.choice ?? (prompt.options.pick === 'players' ? prompt.options.from.slice(0, 1) : null);
    answer(prompt.id, 'storyteller', choice);
  }
  const asked = (kind: string, to: number | 'storyteller') =>
    game.prompts().find((prompt) => prompt.kind === kind && prompt.to === to)!.id;
  answer(asked('run-day', 'storyteller'), 'storyteller', { do: 'open-nominations' });
  answer(asked('day', 1), 1, { do: 'nominate', with: [TABLE] });
  for (const seat of [0, 1, 2, 3]) answer(asked('hand', seat), seat, { do: 'raise' });
  answer(asked('run-vote', 'storyteller'), 'storyteller', { do: sweep ? 'sweep' : 'advance' });
  return game;
}

const lines = (facts: readonly SeenEvent[], lang: 'en' | 'ru') =>
  facts.flatMap((fact) => sayFact(fact, speaking(lang, PEOPLE)) ?? []);

describe('the Storyteller on trial', () => {
  it('is called so in the log, in both languages, and with a capital at the beginning of a sentence', () => {
    const facts = seenBy(onTrial(true).events, 'public');
    const english = lines(facts, 'en');
    expect(english).toContain('Ben nominates the Storyteller.');
    expect(english).toContain('The Storyteller: 4 of 3 needed. The Storyteller is about to die.');
    expect(lines(facts, 'ru')).toContain('Ben номинирует: Рассказчик.');
    expect(sayFact({ type: 'executed', seat: TABLE }, speaking('en', PEOPLE))).toBe('The Storyteller is executed.');
    expect(namesFrom([], 'ru').name(TABLE)).toBe('Рассказчик');
  });

  it('is called so on the command line', () => {
    const tell = narrator(setup);
    const told = seenBy(onTrial(true).events, 'public').map(tell);
    expect(told).toContain('Ben nominates the Storyteller.');
    expect(tell({ type: 'executed', seat: TABLE })).toBe('The Storyteller is executed.');
  });

  it('has no seat on the circle; the hand starts before the first seat and comes round to the last', () => {
    const view = viewOf(onTrial(false).events, 'public');
    expect(view.today.vote?.about).toBe(TABLE);
    const seats = circleSeats(view, speaking('en', PEOPLE));
    expect(seats.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
    expect(sweepHand(view, 0, 0)).toEqual({ angle: 0, ms: 0 });
    view.today.vote!.counted = [0, 1, 2, 3, 4];
    expect(sweepHand(view, 0, 0)).toEqual({ angle: 4 * 72, ms: 0 });
  });

  it('is named among the nominations and in the picture of the votes', () => {
    const { events } = onTrial(true);
    const words = speaking('en', PEOPLE);
    const page = renderToStaticMarkup(createElement(Nominations, { view: viewOf(events, 2), words }));
    expect(page).toContain('Ben named the Storyteller');
    expect(page).toContain('4 votes');
    const [vote] = votesOf(seenBy(events, 2), 2);
    expect(vote).toMatchObject({ nominee: TABLE, fatal: true, result: { votes: 4 } });
    expect(renderToStaticMarkup(createElement(VoteClock, { vote: vote!, name: words.name }))).toContain('</svg>');
  });
});
