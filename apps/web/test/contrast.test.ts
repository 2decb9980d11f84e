import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../src/theme/palette.css'), 'utf8');
const [dark = '', light = ''] = css.split(':root[data-theme="light"]');

const declared = (block: string): Map<string, string> =>
  new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]));

function palette(theme: 'dark' | 'light'): (name: string) => string {
  const values = new Map([...declared(dark), ...(theme === 'light' ? declared(light) : [])]);
  const resolve = (name: string): string => {
    const value = values.get(name) ?? '';
    const inner = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return inner === undefined ? value : resolve(inner);
  };
  return resolve;
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * channels[0]! + 0.7152 * channels[1]! + 0.0722 * channels[2]!;
}

const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
};

const TEXTS = ['text', 'text-soft', 'accent-text', 'good-text', 'evil-text', 'traveller-text', 'fabled-text'];
const GROUNDS = ['ground', 'raised', 'sunken'];

describe.each(['dark', 'light'] as const)('the %s palette', (theme) => {
  const colour = palette(theme);
  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    '%s on %s is AA',
    (text, ground) => {
      expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );
  it('reads on a lit button', () => {
    expect(contrast(colour('ink'), colour('candle'))).toBeGreaterThanOrEqual(4.5);
  });
});
