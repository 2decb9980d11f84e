import { almanac, type Character } from '@belfry/almanac';
import { type Intervention, KERNEL_TOKENS, type KernelKind, type KernelTokens } from '@belfry/engine';
import { kindOf, printedOn } from '../game/effects.ts';
import type { Key } from '../i18n/en/index.ts';
import type { Say } from '../i18n/words.tsx';

type Mark = Extract<Intervention, { do: 'mark' }>;

/** A reminder token that can be laid: what it says in the list, and what it is to the rules. */
export interface OfferedToken {
  readonly label: string;
  readonly mark: Pick<Mark, 'kind' | 'data' | 'by'>;
}

type Offers<K extends KernelKind> = readonly (readonly [say: Key, data: KernelTokens[K]])[];

/** What the rules themselves read, each by what it does. A kind that the rules learn has to be offered here, or left out. */
const KERNEL: { readonly [K in KernelKind]: Offers<K> } = {
  poisoned: [['token.poisoned', null]],
  drunk: [['token.drunk', null]],
  'no-ability': [['token.no-ability', null]],
  sober: [['token.sober', null]],
  'keeps-ability': [
    ['token.keeps-ability', null],
    ['token.regains-ability', { again: true }],
  ],
  'acts-twice': [['token.acts-twice', null]],
  safe: [
    ['token.safe.demon', { from: 'demon' }],
    ['token.safe.execution', { from: 'execution' }],
    ['token.safe.exile', { from: 'exile' }],
    ['token.safe.day', { from: 'day' }],
    ['token.safe.but-execution', { from: 'but-execution' }],
    ['token.safe.death', { from: 'death' }],
  ],
  'vote-weight': [
    ['token.vote.none', { times: 0 }],
    ['token.vote.twice', { times: 2 }],
    ['token.vote.thrice', { times: 3 }],
    ['token.vote.against', { times: -1 }],
  ],
  'is-the-demon': [['token.is-the-demon', null]],
  registers: [
    ['token.registers.good', { alignment: 'good' }],
    ['token.registers.evil', { alignment: 'evil' }],
  ],
  sleeps: [['token.sleeps', null]],
  'kills-nobody': [['token.kills-nobody', null]],
  'deaths-at-will': [['token.deaths-at-will', null]],
  // Needs a character: there is a form of its own for it, beside the claims.
  mad: [],
};

export const kernelTokens = (t: Say): OfferedToken[] =>
  Object.entries(KERNEL).flatMap(([kind, offers]) =>
    offers.map(([say, data]) => ({ label: t(say), mark: { kind, ...(data === null ? {} : { data }) } })),
  );

/**
 * The tokens of one character. Those of a character that Belfry plays are of the kind that its ability reads, so that the
 * ability follows them; those of any other are notes.
 */
export function tokensOf(character: Character, spoken: Character): OfferedToken[] {
  // A kind is found by the English word, whatever language the list is in; homebrew has only its own.
  const english = printedOn(almanac('en').characters.get(character.id) ?? character);
  return printedOn(spoken).map((label, at) => ({
    label: `${label} (${spoken.name})`,
    mark: { ...(character.automated ? meant(english[at] ?? label, label) : { kind: label }), by: character.id },
  }));
}

function meant(printed: string, label: string): OfferedToken['mark'] {
  const kind = kindOf(printed);
  if (!Object.hasOwn(KERNEL_TOKENS, kind)) return { kind };
  const { fits, example } = KERNEL_TOKENS[kind as KernelKind]; // just checked
  if (fits(null)) return { kind };
  // The usual ward is one against the Demon; what else a token could say cannot be guessed from its word.
  return kind === 'safe' ? { kind, data: example } : { kind: label };
}
