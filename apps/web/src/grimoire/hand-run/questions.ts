import type { Options, SeatId } from '@belfry/engine';
import type { Desk } from '../desk.ts';
import type { Question } from './read-ability.ts';

const COUNTS = { player: 1, two: 2, three: 3 } as const;

/** The legal answers to a question: anybody in the circle, any character of the script that a seat can hold. */
export function optionsFor(question: Question, { view, characters }: Pick<Desk, 'view' | 'characters'>): Options {
  const from = characters.filter((c) => c.team !== 'fabled' && c.team !== 'loric').map((c) => c.id);
  const players = (count: number): Options => ({ pick: 'players', from: view.circle, min: count, max: count });
  const character: Options = { pick: 'characters', from, min: 1, max: 1 };
  switch (question) {
    case 'player':
    case 'two':
    case 'three':
      return players(COUNTS[question]);
    case 'character':
      return character;
    case 'pair':
      return { pick: 'all', parts: [players(1), character] };
    case 'yes':
      return { pick: 'one', of: [{ value: true }, { value: false }] };
  }
}

/** What a player said last for this ability tonight; null while they have said nothing. */
export function answerTonight(log: Desk['log'], seat: SeatId, character: string) {
  const dusk = log.findLastIndex(({ type }) => type === 'night-falls');
  const said = log
    .slice(dusk + 1)
    .findLast((fact) => isAnswer(fact) && fact.seat === seat && fact.character === character);
  return said !== undefined && isAnswer(said) ? said.answer : null;
}

type Answered = Extract<Desk['log'][number], { type: 'answered' }>;
const isAnswer = (fact: Desk['log'][number]): fact is Answered => fact.type === 'answered';
