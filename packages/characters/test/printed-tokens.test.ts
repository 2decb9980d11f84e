import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { almanac } from '@belfry/almanac';
import { KERNEL_TOKENS, type KernelKind, kindOf } from '@belfry/engine';
import { describe, expect, it } from 'vitest';
import { cast, DEEDS, giftOn, NOTED, noteOf } from '../src/index.ts';

/** All printed tokens of all characters. */
const printed = [...almanac('en').characters.values()].flatMap(({ id, reminders, globalReminders }) =>
  [...new Set([...reminders, ...globalReminders])].map((word) => ({ id, word })),
);

describe('every printed token is a rule, a deed, a gift, or declared to be only a note', () => {
  const code = sources();

  it.each(printed)('$id: $word', ({ id, word }) => {
    const ways = [
      ...(isRead(id, word) ? ['a rule'] : []),
      ...(declared(id, word) === undefined && Object.hasOwn(DEEDS, word) ? ['a deed'] : []),
      ...(noteOf(id, word) === null ? [] : ['a note']),
      ...(giftOn(id, word) === null ? [] : ['a gift']),
    ];
    expect(ways, `${id} has "${word}" printed: have its ability read it, or say in notes.ts why not`).toHaveLength(1);
  });

  it('and no note is of a token that nobody prints', () => {
    const all = printed.map(({ id, word }) => `${id}: ${word}`);
    expect(NOTED.map(([id, word]) => `${id}: ${word}`).filter((note) => !all.includes(note))).toEqual([]);
  });

  const declared = (id: string, word: string) => cast.get(id)?.tokens?.find((token) => token.printed === word);

  /** Whether the kernel or the character's own ability goes by what lies there. */
  function isRead(id: string, word: string): boolean {
    const token = declared(id, word);
    const kind = token?.kind ?? kindOf(word);
    if (isKernelKind(kind) && KERNEL_TOKENS[kind].fits(token?.data ?? null)) return true;
    const text = code.get(id) ?? '';
    const name = text.match(new RegExp(`const (\\w+) = '${escaped(kind)}'`))?.[1];
    const said = [`'${escaped(kind)}'`, ...(name === undefined ? [] : [`\\b${name}\\b`])].join('|');
    return new RegExp(`\\b(?:marked|markedByMe|isMarked|marksOf|byToken)\\([^;{]*?(?:${said})`).test(text);
  }
});

const isKernelKind = (kind: string): kind is KernelKind => Object.hasOwn(KERNEL_TOKENS, kind);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What each character says for itself and by way of what it shares with others. */
function sources(): ReadonlyMap<string, string> {
  const folder = fileURLToPath(new URL('../src/', import.meta.url));
  const read = (file: string): string => {
    const text = readFileSync(join(folder, file), 'utf8');
    const shared = [...text.matchAll(/from '\.\.\/([\w-]+\.ts)'/g)].map(([, name]) => read(name!));
    return [text, ...shared].join('\n');
  };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('jinxes'),
  );
  return new Map(files.map((file) => [basename(file, '.ts'), read(file)] as const));
}
