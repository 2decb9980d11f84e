import { expect, test } from 'vitest';
import { z } from 'zod';
import { bodyOf, type Sorry } from '../src/http/answer.ts';

const refusalOf = (body: unknown): Sorry => {
  try {
    bodyOf(z.strictObject({ name: z.string() }), body);
  } catch (error) {
    return error as Sorry; // nothing else is thrown there
  }
  throw new Error('It was taken.');
};

test('a body that is none at all is refused without an English word in the sentence', () => {
  expect(refusalOf('?').said).toEqual({ say: 'server.message', field: null });
  expect(refusalOf({ name: 3 }).said).toEqual({ say: 'server.message', field: 'name' });
});
