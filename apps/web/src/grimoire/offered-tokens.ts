import { almanac, type Character } from '@belfry/almanac';
import type { Intervention } from '@belfry/engine';
import { en, type Key } from '../i18n/en/index.ts';
import type { Say } from '../i18n/words.tsx';

type Mark = Extract<Intervention, { do: 'mark' }>;

/** A reminder token that can be laid: what it says in the list, and what it is to the rules. */
export interface OfferedToken {
  readonly label: string;
  readonly mark: Pick<Mark, 'kind' | 'data' | 'by'>;
}

/** What the rules themselves read, each by what it does. */
const KERNEL: readonly { readonly say: Key; readonly mark: OfferedToken['mark'] }[] = [
  { say: 'token.poisoned', mark: { kind: 'poisoned' } },
  { say: 'token.drunk', mark: { kind: 'drunk' } },
  { say: 'token.no-ability', mark: { kind: 'no-ability' } },
  { say: 'token.safe.demon', mark: { kind: 'safe', data: { from: 'demon' } } },
  { say: 'token.safe.execution', mark: { kind: 'safe', data: { from: 'execution' } } },
  { say: 'token.safe.death', mark: { kind: 'safe', data: { from: 'death' } } },
  { say: 'token.vote.none', mark: { kind: 'vote-weight', data: { times: 0 } } },
  { say: 'token.vote.twice', mark: { kind: 'vote-weight', data: { times: 2 } } },
  { say: 'token.vote.thrice', mark: { kind: 'vote-weight', data: { times: 3 } } },
  { say: 'token.mad', mark: { kind: 'mad' } },
];

export const kernelTokens = (t: Say): OfferedToken[] => KERNEL.map(({ say, mark }) => ({ label: t(say), mark }));

/**
 * The tokens of one character. Where the printed word names a kind that the rules know ("Red Herring"), the token is of
 * that kind, so that the ability follows it; any other is a note.
 */
export function tokensOf(character: Character, spoken: Character): OfferedToken[] {
  // A kind is found by the English word, whatever language the list is in; homebrew has only its own.
  const english = almanac('en').characters.get(character.id) ?? character;
  const printed = [...english.reminders, ...english.globalReminders];
  return [...spoken.reminders, ...spoken.globalReminders].map((label, at) => ({
    label: `${label} (${spoken.name})`,
    mark: { ...meant(printed[at] ?? label, label), by: character.id },
  }));
}

function meant(printed: string, label: string): OfferedToken['mark'] {
  const kind = printed.toLowerCase().replaceAll(' ', '-');
  if (!Object.hasOwn(en, `effect.${kind}`)) return { kind: label };
  return kind === 'safe' ? { kind, data: { from: 'demon' } } : { kind };
}
