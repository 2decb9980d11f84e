import { describe, expect, it, test, vi } from 'vitest';
import { Lesson } from '../src/learn/lesson.ts';

const ENGLISH = {
  title: 'How to play',
  names: ['Ada', 'Bruno', 'Clara', 'Dmitri', 'Edith', 'Felix', 'Greta'],
  speeches: [['Good morning.'], ['Another morning.', 'So it is.']],
  ghost: 'I am dead.',
};
const RUSSIAN = {
  title: 'Как играть',
  names: ['Ада', 'Бруно', 'Клара', 'Дмитрий', 'Эдит', 'Феликс', 'Грета'],
  speeches: [['Доброе утро.'], ['Снова утро.', 'И правда.']],
  ghost: 'Меня нет в живых.',
};

test('a lesson goes on where it was when its language changes', async () => {
  const lesson = new Lesson(ENGLISH);
  const [choice] = lesson.seen().prompts;
  await lesson.do({ do: 'answer', prompt: choice!.id, choice: [1, 4], at: 0 });
  await lesson.do({ do: 'say', text: 'Hello' });
  await lesson.do({ do: 'ready', ready: true });
  const before = lesson.seen();
  expect(before.view!.today.stage).toBe('nominations');

  lesson.speak(RUSSIAN);
  const { view, prompts, talk, table } = lesson.seen();
  expect(view!.today).toEqual(before.view!.today);
  expect(view!.journal).toEqual(before.view!.journal);
  expect(prompts).toEqual(before.prompts);
  expect(view!.seats.map(({ name }) => name)).toEqual(RUSSIAN.names);
  expect(table!.settings.title).toBe('Как играть');
  expect(talk.map(({ from, text }) => `${from.name}: ${text}`)).toEqual(['Бруно: Доброе утро.', 'Ада: Hello']);
});

describe('at the lesson', () => {
  const GRETA = 6;

  /** Plays through the night, choosing whom the newcomer asks about. */
  async function sleep(lesson: Lesson): Promise<void> {
    const choice = lesson.seen().prompts.find((p) => p.kind === 'choose');
    if (choice !== undefined) await lesson.do({ do: 'answer', prompt: choice.id, choice: [1, 3], at: 0 });
  }

  it('talk is new each day, and who died says so once', async () => {
    const lesson = new Lesson(ENGLISH);
    await sleep(lesson);
    for (let step = 0; step < 3; step++) await lesson.do({ do: 'ready', ready: true });
    await sleep(lesson);
    const { view, talk } = lesson.seen();
    expect(view!.day).toBe(2);
    expect(view!.seats[GRETA]!.alive).toBe(false);
    expect(talk.map(({ from, text }) => `${from.name}: ${text}`)).toEqual([
      'Bruno: Good morning.',
      'Bruno: Another morning.',
      'Clara: So it is.',
    ]);
    const everybody = { ...ENGLISH, speeches: [1, 2, 3].map((day) => [1, 2, 3, 4, 5, 6].map((at) => `${day}.${at}`)) };
    lesson.speak({ ...everybody, title: 'Again' });
    const said = lesson.seen().talk.map(({ from, text }) => `${from.seat}: ${text}`);
    expect(said.slice(0, 6)).toEqual(['1: 1.1', '2: 1.2', '3: 1.3', '4: 1.4', '5: 1.5', '6: 1.6']);
    expect(said.slice(6)).toEqual(['1: 2.1', '2: 2.2', '3: 2.3', '4: 2.4', '5: 2.5', '6: I am dead.']);
  });

  it.each([1, 2, 3, 4, 5, 6])('nobody votes for their own execution (seat %i)', async (nominee) => {
    vi.useFakeTimers();
    try {
      const lesson = new Lesson(ENGLISH);
      await sleep(lesson);
      await lesson.do({ do: 'ready', ready: true });
      const day = lesson.seen().prompts.find((p) => p.kind === 'day')!;
      await lesson.do({ do: 'answer', prompt: day.id, choice: { do: 'nominate', with: [nominee] }, at: 0 });
      const { vote } = lesson.seen().view!.today;
      expect(vote!.about).toBe(nominee);
      expect(vote!.up.length).toBeGreaterThan(0);
      expect(vote!.up).not.toContain(nominee);
    } finally {
      vi.useRealTimers();
    }
  });
});
