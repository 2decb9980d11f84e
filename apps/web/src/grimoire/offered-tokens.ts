import { almanac, type Character, type CharacterId } from '@belfry/almanac';
import { cast, DEEDS, type Deed, giftOn, noteOf } from '@belfry/characters';
import {
  hourOf,
  type Intervention,
  KERNEL_TOKENS,
  type KernelKind,
  type KernelTokens,
  kindOf,
  type Reminder,
  type SeatId,
  sideOf,
} from '@belfry/engine';
import type { Key } from '../../../../languages/en/web/index.ts';
import { printedOn, sayEffect } from '../game/effects.ts';
import type { Tongue } from '../game/tongue.ts';
import type { Say } from '../i18n/words.tsx';
import type { Desk } from './desk.ts';

type Mark = Extract<Intervention, { do: 'mark' }>;

/** A reminder token that can be laid: what it says in the list, and what it is to the rules. */
export interface OfferedToken {
  readonly label: string;
  /** What is on it, without whose it is. */
  readonly word: string;
  readonly mark: Pick<Mark, 'kind' | 'data' | 'by' | 'until'>;
}

/** Something that can be laid at a seat: a token, or what happens there when one is laid. */
export interface Laying {
  readonly label: string;
  /** Characters of which one has to be named with it; the first where nobody says which. */
  readonly asks?: readonly CharacterId[];
  readonly at: (seat: SeatId, named?: CharacterId) => Intervention;
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
  // Needs a character: a character's own printed token asks for it.
  'has-ability': [],
  // Needs a player: only a jinx lays it.
  'must-choose': [],
};

export const kernelTokens = (t: Say): OfferedToken[] =>
  Object.entries(KERNEL).flatMap(([kind, offers]) =>
    offers.map(([say, data]) => ({ label: t(say), word: t(say), mark: { kind, ...(data === null ? {} : { data }) } })),
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
    word: label,
    mark: { ...mark, by: character.id },
  });
  const printed = printedOn(spoken).flatMap((label, at) => {
    const token = declared.find((d) => d.printed !== null && d.printed === english[at]);
    if (token !== undefined) return offer(nameOf(token, label, t), markOf(token, night));
    if (!character.automated) return offer(label, { kind: label });
    const word = english[at] ?? label;
    if (deedOf(character, word) !== null || giftOn(character.id, word) !== null) return [];
    const plain = offer(label, meant(word, label));
    return noteOf(character.id, word) === null ? plain : { ...plain, label: t('token.note', { token: plain.label }) };
  });
  const unprinted = declared
    .filter((token) => token.printed === null)
    .map((token) => offer(sayEffect(token.kind, t), markOf(token, night)));
  // As many as are printed may be needed on a table of wood; here one entry lays as many as one likes.
  return [...new Map([...printed, ...unprinted].map((offered) => [offered.label, offered])).values()];
}

/** What happens when a token with this word is laid, unless the character's ability reads it as something else. */
const deedOf = ({ id, automated }: Character, printed: string): Deed | null =>
  automated && !cast.get(id)?.tokens?.some((token) => token.printed === printed) ? (DEEDS[printed] ?? null) : null;

/** What is printed on a character's tokens and happens as soon as one is laid. */
function deedsOf(character: Character, view: Desk['view'], { t, lookUp }: Tongue): Laying[] {
  const english = printedOn(almanac('en').characters.get(character.id) ?? character);
  const spoken = lookUp(character.id);
  const demon = character.team === 'demon';
  const deeds: { readonly [deed in Deed]: { readonly say: Key; readonly at: Laying['at'] } } = {
    dies: {
      say: demon ? 'token.dies.demon' : 'token.dies.ability',
      at: (seat) => ({ do: 'kill', seat, cause: demon ? 'demon' : 'ability' }),
    },
    lives: { say: 'token.lives', at: (seat) => ({ do: 'revive', seat }) },
    // They go on believing what they have believed so far.
    is: {
      say: 'token.is',
      at: (seat) => {
        const token = view.grimoire?.tokens.find((other) => other.seat === seat);
        const believes = token === undefined ? {} : { believes: token.believes ?? token.character };
        return { do: 'set', seat, character: character.id, alignment: sideOf(character.team), ...believes };
      },
    },
  };
  return [...new Set(english)].flatMap((word) => {
    const deed = deedOf(character, word);
    return deed === null ? [] : [{ label: t(deeds[deed].say, { name: spoken.name }), at: deeds[deed].at }];
  });
}

/** Printed tokens that say that somebody has another's ability: with a character named, they give it. */
function giftsOf({ id, automated }: Character, characters: readonly Character[], { t, lookUp }: Tongue): Laying[] {
  const english = almanac('en').characters.get(id);
  if (!automated || english === undefined) return [];
  const spoken = lookUp(id);
  return printedOn(english).flatMap((word, at) => {
    const teams = giftOn(id, word);
    const asks = characters.filter(({ team }) => teams?.includes(team) === true).map((c) => c.id);
    if (asks.length === 0) return [];
    const gift = (named: CharacterId = asks[0]!) => ({ kind: 'has-ability', by: id, data: { character: named } });
    const label = t('token.gift', { token: printedOn(spoken)[at] ?? word, name: spoken.name });
    return [
      { label, asks, at: (seat: SeatId, named?: CharacterId) => ({ do: 'mark', seat, ...gift(named) }) as const },
    ];
  });
}

/** What an ability's own token does is said in words of ours where the printed one is read as another kind. */
const nameOf = ({ kind, printed }: Reminder, label: string, t: Say): string =>
  isKernel(kind) || kindOf(printed ?? '') === kind ? label : sayEffect(kind, t);

const markOf = ({ kind, data, until }: Reminder, night: number): OfferedToken['mark'] => {
  const hour = hourOf(night, until);
  return { kind, ...(data === null ? {} : { data }), ...(hour === null ? {} : { until: hour }) };
};

export const isKernel = (kind: string): kind is KernelKind => Object.hasOwn(KERNEL_TOKENS, kind);

/** A word that is nobody's own is what the rules read under it, or else a note. */
function meant(printed: string, label: string): OfferedToken['mark'] {
  const kind = kindOf(printed);
  return !isKernel(kind) || KERNEL_TOKENS[kind].fits(null) ? { kind } : { kind: label };
}

/** All that the Storyteller may want to lay now: tokens of the rules, and of whoever is in play. */
export function offeredTokens({ view, characters }: Pick<Desk, 'view' | 'characters'>, words: Tongue): Laying[] {
  const { t, lookUp } = words;
  const inPlay = new Set([
    ...(view.grimoire?.tokens ?? []).flatMap(({ character, believes }) => [character, believes ?? character]),
    ...view.fabled,
  ]);
  const theirs = characters.filter((c) => inPlay.has(c.id) || c.globalReminders.length > 0);
  // Fabled and Travellers need not be on the script.
  const guests = [...inPlay].filter((id) => !characters.some((c) => c.id === id)).map(lookUp);
  const everybody = [...theirs, ...guests];
  const tokens = [...kernelTokens(t), ...everybody.flatMap((c) => tokensOf(c, lookUp(c.id), view.night, t))];
  return [
    ...tokens.map(({ label, mark }): Laying => ({ label, at: (seat) => ({ do: 'mark', seat, ...mark }) })),
    ...everybody.flatMap((c) => deedsOf(c, view, words)),
    ...everybody.flatMap((c) => giftsOf(c, characters, words)),
  ];
}
