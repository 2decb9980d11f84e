const SIGNS: readonly [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Hours as a clock writes them. */
export function roman(hour: number): string {
  let left = hour;
  let text = '';
  for (const [value, sign] of SIGNS) {
    while (left >= value) {
      text += sign;
      left -= value;
    }
  }
  return text;
}
