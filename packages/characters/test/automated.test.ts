import { almanac } from '@belfry/almanac';
import { expect, test } from 'vitest';
import { cast } from '../src/index.ts';

test('the almanac says of just those characters that they play by themselves who have code', () => {
  const said = [...almanac().characters.values()].filter(({ automated }) => automated).map(({ id }) => id);
  expect(said.sort()).toEqual([...cast.keys()].sort());
});
