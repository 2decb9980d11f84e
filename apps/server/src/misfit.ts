import type { FoundValue, Sentence, SentenceOf, ValueKind } from '@belfry/almanac';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Which part of what was sent is wrong, and how: the words of the library that checked it are nobody's language. */
export interface Misfit {
  /** null for all of it. */
  readonly field: string | null;
  readonly why: Sentence;
}

/** Strangers may send anything, and get back no more of it than can be read at a glance. */
const SHOWN = 40;
const LONGEST_FIELD = 100;
const KEYS = 5;

const clipped = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

export function misfitIn({ issues }: z.ZodError, sent: unknown): Misfit {
  const { issue, path } = likeliest(issues[0]!, []);
  const field = path.length === 0 ? null : clipped(path.map(String).join('.'), LONGEST_FIELD);
  return { field, why: sentenceOf(issue, field, foundAt(sent, path)) };
}

/** Where one of several forms was possible, the one that was meant is the one that fits furthest. */
function likeliest(issue: Issue, before: Path): { readonly issue: Issue; readonly path: Path } {
  const path = [...before, ...issue.path];
  if (issue.code !== 'invalid_union') return { issue, path };
  const firsts = issue.errors.filter((form) => !form.some(({ code }) => code === 'unrecognized_keys'));
  const [meant] = firsts.length === 1 ? firsts[0]! : [];
  return meant === undefined ? { issue, path } : likeliest(meant, path);
}

function foundAt(sent: unknown, path: Path): FoundValue {
  let value = sent;
  for (const step of path) {
    if (value === null || typeof value !== 'object') break;
    value = Object.hasOwn(value, step) ? (value as { readonly [key: PropertyKey]: unknown })[step] : undefined;
  }
  const kind = kindOf(value);
  const isShort = kind === 'text' || kind === 'number' || kind === 'flag' || kind === 'null';
  return { kind, written: isShort ? clipped(JSON.stringify(value), SHOWN) : null };
}

function kindOf(value: unknown): ValueKind {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return KINDS[typeof value] ?? 'object';
}

/** The library's names for what JSON knows; anything else is an object of some shape. */
const KINDS: { readonly [type: string]: ValueKind } = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  array: 'list',
  null: 'null',
  object: 'object',
  record: 'object',
};

function sentenceOf(issue: Issue, field: string | null, found: FoundValue): Sentence {
  const instead = { field, found };
  switch (issue.code) {
    case 'invalid_type': {
      const kind = issue.expected === 'int' ? 'whole-number' : KINDS[issue.expected];
      return kind === undefined ? { say: 'misfit.other', ...instead } : { say: 'misfit.kind', ...instead, kind };
    }
    case 'invalid_value':
      return oneOf(issue.values, instead);
    case 'invalid_union':
      return 'options' in issue ? oneOf(issue.options ?? [], instead) : { say: 'misfit.other', ...instead };
    case 'too_small':
      return sized(issue.origin, Number(issue.minimum), null, instead);
    case 'too_big':
      return sized(issue.origin, null, Number(issue.maximum), instead);
    case 'unrecognized_keys':
      return { say: 'misfit.unknown', field, keys: issue.keys.slice(0, KEYS).map((key) => clipped(key, SHOWN)) };
    case 'custom':
      return ownRule(issue.params ?? {}, instead);
    default:
      return { say: 'misfit.other', ...instead };
  }
}

/** What the shapes of `@belfry/protocol` ask for beyond the library's own rules. */
function ownRule({ most, wants }: { readonly most?: unknown; readonly wants?: unknown }, instead: Instead): Sentence {
  if (typeof most === 'number') return { say: 'misfit.size', ...instead, of: 'list', least: null, most };
  return wants === 'https' ? { say: 'misfit.https', ...instead } : { say: 'misfit.other', ...instead };
}

type Instead = Pick<SentenceOf<'misfit.other'>, 'field' | 'found'>;

const oneOf = (values: readonly unknown[], instead: Instead): Sentence => ({
  say: 'misfit.one-of',
  ...instead,
  values: values.map((value) => JSON.stringify(value) ?? String(value)),
});

function sized(origin: string, least: number | null, most: number | null, instead: Instead): Sentence {
  const of = origin === 'string' ? 'text' : origin === 'array' ? 'list' : 'number';
  return { say: 'misfit.size', ...instead, of, least, most };
}
