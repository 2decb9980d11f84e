import { expect, test } from 'vitest';
import { Lesson } from '../src/learn/lesson.ts';

const ENGLISH = {
  title: 'How to play',
  names: ['Ada', 'Bruno', 'Clara', 'Dmitri', 'Edith', 'Felix', 'Greta'],
  speeches: ['Good morning.'],
};
const RUSSIAN = {
  title: 'Как играть',
  names: ['Ада', 'Бруно', 'Клара', 'Дмитрий', 'Эдит', 'Феликс', 'Грета'],
  speeches: ['Доброе утро.'],
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
