import { describe, expect, it } from 'vitest';
import { foldSteps } from '../src/online/net/steps.ts';

describe('the steps that a Storyteller can go back to', () => {
  it('grow with each decision, several at once for a page that was away', () => {
    const one = foldSteps([0, 4], { inputs: 3, steps: [6] });
    expect(one).toEqual([0, 4, 6]);
    expect(foldSteps(one, { inputs: 6, steps: [6, 9, 12] })).toEqual([0, 4, 6, 6, 9, 12]);
  });

  it('stay as they are while nothing is decided', () => {
    const steps = [0, 4, 6];
    expect(foldSteps(steps, {})).toBe(steps);
    expect(foldSteps(null, {})).toBeNull();
  });

  it('go when they are taken back, also when other decisions came in their place', () => {
    expect(foldSteps([0, 4, 6, 9], { inputs: 2, steps: [] })).toEqual([0, 4]);
    expect(foldSteps([0, 4, 6, 9], { inputs: 4, steps: [5, 8] })).toEqual([0, 4, 5, 8]);
  });

  it('are all there at once for a page that knew none', () => {
    expect(foldSteps(null, { inputs: 2, steps: [0, 4] })).toEqual([0, 4]);
  });
});
