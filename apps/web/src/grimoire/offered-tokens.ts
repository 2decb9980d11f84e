import { almanac, type Character } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import {
  hourOf,
  type Intervention,
  KERNEL_TOKENS,
  type KernelKind,
  type KernelTokens,
  kindOf,
  type Reminder,
} from '@belfry/engine';
import { printedOn, sayEffect } from '../game/effects.ts';
import type { Tongue } from '../game/tongue.ts';
import type { Key } from '../i18n/en/index.ts';
import type { Say } from '../i18n/words.tsx';
import type { Desk } from './desk.ts';

type Mark = Extract<Intervention, { do: 'mark' }>;

/** A reminder token that can be laid: what it says in the list, and what it is to the rules. */
export interface OfferedToken {
  readonly label: string;
  readonly mark: Pick<Mark, 'kind' | 'data' | 'by' | 'until'>;
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
  // Needs a player: only a jinx lays it.
  'must-choose': [],
};

export const kernelTokens = (t: Say): OfferedToken[] =>
  Object.entries(KERNEL).flatMap(([kind, offers]) =>
    offers.map(([say, data]) => ({ label: t(say), mark: { kind, ...(data === null ? {} : { data }) } })),
  );

/**
 * The tokens of one character. Those of a character that Belfry plays are of the kind that its ability reads, so that the
 * ability follows them; those of any other are notes.
 */
export function tokensOf(character: Character, spoken: Character, night: number, t: Say): OfferedToken[] {
  // A kind is found by the English word, whatever language the list is in; homebrew has only its own.
  const english = printedOn(almanac('en').characters.get(character.id) ?? character);
  const declared = cast.get(character.id)?.tokens ?? [];
  const offer = (label: string, mark: OfferedToken['mark']): OfferedToken => ({
    label: `${label} (${spoken.name})`,
    mark: { ...mark, by: character.id },
  });
  const printed = printedOn(spoken).map((label, at) => {
    const token = declared.find((d) => d.printed !== null && d.printed === english[at]);
    if (token !== undefined) return offer(nameOf(token, label, t), markOf(token, night));
    return offer(label, character.automated ? meant(english[at] ?? label, label) : { kind: label });
  });
  const unprinted = declared
    .filter((token) => token.printed === null)
    .map((token) => offer(sayEffect(token.kind, t), markOf(token, night)));
  // As many as are printed may be needed on a table of wood; here one entry lays as many as one likes.
  return [...new Map([...printed, ...unprinted].map((offered) => [offered.label, offered])).values()];
}

/** What an ability's own token does is said in words of ours where the printed one is read as another kind. */
const nameOf = ({ kind, printed }: Reminder, label: string, t: Say): string =>
  isKernel(kind) || kindOf(printed ?? '') === kind ? label : sayEffect(kind, t);

const markOf = ({ kind, data, until }: Reminder, night: number): OfferedToken['mark'] => {
  const hour = hourOf(night, until);
  return { kind, ...(data === null ? {} : { data }), ...(hour === null ? {} : { until: hour }) };
};

const isKernel = (kind: string): kind is KernelKind => Object.hasOwn(KERNEL_TOKENS, kind);

/** A word that is nobody's own is what the rules read under it, or else a note. */
function meant(printed: string, label: string): OfferedToken['mark'] {
  const kind = kindOf(printed);
  return !isKernel(kind) || KERNEL_TOKENS[kind].fits(null) ? { kind } : { kind: label };
}

/** All tokens that the Storyteller may want now: those of the rules, and of whoever is in play. */
export function offeredTokens({ view, characters }: Pick<Desk, 'view' | 'characters'>, { t, lookUp }: Tongue) {
  const inPlay = new Set([
    ...(view.grimoire?.tokens ?? []).flatMap(({ character, believes }) => [character, believes ?? character]),
    ...view.fabled,
  ]);
  const theirs = characters.filter((c) => inPlay.has(c.id) || c.globalReminders.length > 0);
  // Fabled and Travellers need not be on the script.
  const guests = [...inPlay].filter((id) => !characters.some((c) => c.id === id)).map(lookUp);
  return [...kernelTokens(t), ...[...theirs, ...guests].flatMap((c) => tokensOf(c, lookUp(c.id), view.night, t))];
}
