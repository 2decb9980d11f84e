const HEIGHTS = ' ▁▂▃▄▅▆▇█';
const LENGTH = 24;

/** Pillars side by side, the tallest a whole line high; whatever is not nothing can be seen. */
export function pillars(values: readonly number[]): string {
  const tallest = Math.max(...values);
  return values.map((value) => HEIGHTS[Math.ceil((value / tallest) * (HEIGHTS.length - 1))]!).join('');
}

/** One bar of a list, as long as its part of the longest. */
export const bar = (value: number, longest: number): string =>
  '█'.repeat(longest === 0 ? 0 : Math.round((value / longest) * LENGTH)).padEnd(LENGTH, '·');
