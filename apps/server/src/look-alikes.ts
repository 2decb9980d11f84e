/** Letters of other scripts that are drawn like Latin ones, small ones only: the capitals follow. After Unicode's UTS #39. */
const DRAWN_ALIKE: { readonly [latin: string]: string } = {
  a: 'аαɑ',
  b: 'вьβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еёєεҽ',
  f: 'ϝ',
  g: 'ɡց',
  h: 'нһհ',
  i: 'іιıӏ',
  j: 'јϳ',
  k: 'кκ',
  l: 'ⅼ',
  m: 'мμ',
  n: 'пηո',
  o: 'оοσօ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гꭇ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝωш',
  x: 'хχ',
  y: 'уүγ',
  z: 'ᴢζ',
  3: 'зʒ',
};
const LATIN = new Map(Object.entries(DRAWN_ALIKE).flatMap(([latin, others]) => [...others].map((o) => [o, latin])));
/** One stroke is one stroke, one ring one ring; case matters here, where an I is no i. */
const STROKES: { readonly [char: string]: string } = { I: 'l', 1: 'l', '|': 'l', '!': 'l', 0: 'O' };
const MARKS = /\p{M}/gu;

function drawn(char: string): string {
  const small = char.toLowerCase();
  const latin = LATIN.get(small);
  if (latin === undefined) return char;
  return char === small ? latin : latin.toUpperCase();
}

/** What a name looks like: in one script, without accents, spaces and the differences that nobody sees. */
const looks = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(/[\s.,_'’`-]/gu, ''),
  ]
    .map(drawn)
    .join('')
    .replace(/rn/g, 'm');

const strokes = (name: string): string => [...looks(name)].map((char) => STROKES[char] ?? char).join('');

/** Whether somebody could take one name for the other. */
export const looksAlike = (a: string, b: string): boolean =>
  looks(a).toLowerCase() === looks(b).toLowerCase() || strokes(a) === strokes(b);
