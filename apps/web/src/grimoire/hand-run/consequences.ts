import { almanac, type Character } from '@belfry/almanac';
import { type Intervention, type Json, KERNEL_TOKENS, kindOf, type Prompt, type SeatId } from '@belfry/engine';
import type { Tongue } from '../../game/tongue.ts';
import type { Desk } from '../desk.ts';
import { isKernel, type OfferedToken, tokensOf } from '../offered-tokens.ts';
import type { Reading } from './read-ability.ts';

/** One thing that may follow from an ability, done with one press. */
export interface Consequence {
  readonly label: string;
  readonly action: Intervention;
  readonly grave: boolean;
}

/** Everybody that an answer names, in order. */
export function seatsIn(answer: Json): SeatId[] {
  if (typeof answer === 'number') return [answer];
  return Array.isArray(answer) ? [...new Set(answer.flatMap((part: Json) => seatsIn(part)))] : [];
}

/** The characters that an answer names. */
export function charactersIn(answer: Json): string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? answer.flatMap((part: Json) => charactersIn(part)) : [];
}

interface Run {
  readonly character: Character;
  readonly reading: Reading;
  readonly answer: Json;
  readonly desk: Desk;
  readonly words: Tongue;
}

/** What may be done to those whom an ability was turned on: its reminders first, then what its words and tags speak of. */
export const consequences = (run: Run): Consequence[] =>
  seatsIn(run.answer)
    .filter((seat) => run.desk.view.circle.includes(seat))
    .flatMap((seat) => [...laid(run, seat), ...done(run, seat)]);

function laid({ character, reading, desk, words }: Run, seat: SeatId): Consequence[] {
  const { t, name, lookUp } = words;
  const printed = tokensOf(character, lookUp(character.id), desk.view.night, t).map(asRule);
  const kinds = new Set(printed.map(({ mark }) => mark.kind));
  const spoken: OfferedToken[] = [
    ...reading.impairs.map((kind) => ({ label: '', word: t(`effect.${kind}`), mark: { kind, by: character.id } })),
    ...(reading.protects
      ? [{ label: '', word: t('effect.safe'), mark: { kind: 'safe', data: { from: 'demon' }, by: character.id } }]
      : []),
  ];
  return [...printed, ...spoken.filter(({ mark }) => !kinds.has(mark.kind))].map(({ word, mark }) => ({
    label: t('hand.lay', { token: word, name: name(seat) }),
    action: { do: 'mark', seat, ...mark },
    grave: false,
  }));
}

/** A homebrew token that says "Poisoned" is meant to poison: where the word is one of the rules', it is their token. */
function asRule(token: OfferedToken): OfferedToken {
  const kind = kindOf(token.mark.kind);
  return isKernel(kind) && token.mark.data === undefined && KERNEL_TOKENS[kind].fits(null)
    ? { ...token, mark: { ...token.mark, kind } }
    : token;
}

function done({ character, reading, answer, desk, words }: Run, seat: SeatId): Consequence[] {
  const { t, name, lookUp, side } = words;
  const who = name(seat);
  const alive = desk.view.seats.find((other) => other.seat === seat)?.alive ?? true;
  const token = desk.view.grimoire?.tokens.find((other) => other.seat === seat);
  const cause = character.team === 'demon' ? 'demon' : 'ability';
  const all: Consequence[] = [];
  if (reading.kills && alive)
    all.push({ label: t(`hand.kill.${cause}`, { name: who }), action: { do: 'kill', seat, cause }, grave: true });
  if (reading.revives && !alive)
    all.push({ label: t('hand.revive', { name: who }), action: { do: 'revive', seat }, grave: false });
  if (reading.turns && token !== undefined) {
    const alignment = token.alignment === 'good' ? 'evil' : 'good';
    all.push({
      label: t('hand.turn', { name: who, side: side(alignment) }),
      action: { do: 'set', seat, alignment, tell: true },
      grave: false,
    });
  }
  const become = charactersIn(answer)[0];
  if (reading.changes && become !== undefined)
    all.push({
      label: t('hand.become', { name: who, character: lookUp(become).name }),
      action: { do: 'set', seat, character: become, tell: true },
      grave: false,
    });
  return all;
}

/** What the owner can be shown of those they asked about. */
export const shownTokens = ({
  reading,
  answer,
  desk,
  words,
  owner,
}: Run & { readonly owner: SeatId }): Consequence[] =>
  !reading.shows.includes('character')
    ? []
    : seatsIn(answer).flatMap((seat) => {
        const token = desk.view.grimoire?.tokens.find((other) => other.seat === seat);
        if (token === undefined) return [];
        const { character } = token;
        return [
          {
            label: words.t('hand.show.character', { name: words.name(seat), character: words.lookUp(character).name }),
            action: { do: 'tell', seats: [owner], info: { says: 'player-is', player: seat, character } },
            grave: false,
          },
        ];
      });

/** A character's words for tonight in English and in the language on screen: they are read together. */
export function textsOf(character: Character, sheet: Prompt['about']['sheet']): string[] {
  const known = [almanac('en').characters.get(character.id), character];
  const texts = known.flatMap((c) => (c === undefined ? [] : [c.ability, sheet === undefined ? null : c[sheet]]));
  return [...new Set(texts.filter((text) => text !== null))];
}
