import type { Json, Party } from '@belfry/engine';
import type { Act, Attempt, HandStep, Vote } from './format.ts';
import { readExpectations } from './read-expectations.ts';
import { readIntervention } from './read-intervention.ts';
import { type Fields, type Path, type Reading, refusal } from './reading.ts';
import { loose } from './written-answer.ts';

/** What is done by day, and what is said of it. */
const DONE_BY_DAY: { readonly [kind in Act['kind']]: readonly string[] } = {
  nominate: ['by', 'votes', 'refused-votes', 'sweep', 'refused'],
  exile: ['by', 'support', 'votes', 'refused-votes', 'sweep', 'refused'],
  use: ['by', 'on', 'support', 'sweep', 'refused'],
  open: [],
  'last-call': [],
  'end-day': ['refused'],
  storyteller: ['refused'],
  attempt: ['refused'],
  expect: [],
};

const ATTEMPTS = ['choose', 'nominate', 'exile', 'use', 'vote'] as const;

/** A list of things done; "day: 1" is a day on which nothing is. */
export function readActs(reading: Reading, value: unknown, path: Path): Act[] {
  if (value === null || typeof value === 'number') return [];
  if (!Array.isArray(value)) reading.fail(path, 'a day is a list of things done: begin each with a "-".');
  return value.map((act, at) => readAct(reading, act, [...path, at]));
}

function readAct(reading: Reading, value: unknown, path: Path): Act {
  const kinds = Object.keys(DONE_BY_DAY) as Act['kind'][];
  const fields = typeof value === 'string' ? { [value]: true } : reading.fields(value, path, null);
  const kind = kinds.find((word) => word in fields);
  if (kind === undefined) reading.fail(path, `something done by day is one of: ${kinds.join(', ')}.`);
  reading.fields(fields, path, [kind, ...DONE_BY_DAY[kind], 'note']);
  const where = reading.where(path);
  const refused = refusal(fields.refused);
  switch (kind) {
    case 'open':
    case 'last-call':
      return { kind, where };
    case 'end-day':
      return { kind, refused, where };
    case 'storyteller': {
      const meant = fields.refused === undefined;
      return { kind, action: readIntervention(reading, fields.storyteller, [...path, kind], meant), refused, where };
    }
    case 'attempt':
      return { kind, attempt: readAttempt(reading, fields, path) };
    case 'expect':
      return { kind, expect: readExpectations(reading, fields.expect, [...path, kind]) };
    case 'use': {
      const character = reading.character(fields.use, [...path, kind]);
      return {
        kind,
        by: doer(reading, fields, path),
        character,
        on: fields.on,
        vote: readVote(reading, fields, path),
        refused,
        where,
      };
    }
    case 'nominate':
    case 'exile': {
      const whom = reading.seats(fields[kind], [...path, kind]);
      return { kind, by: doer(reading, fields, path), whom, vote: readVote(reading, fields, path), refused, where };
    }
  }
}

function doer(reading: Reading, { by, nominate }: Fields, path: Path): Party {
  if (by === undefined) reading.fail(path, `say who does it: "by: ${reading.names.all[0]}".`);
  const isStoryteller = nominate !== undefined && typeof by === 'string' && by.toLowerCase() === 'storyteller';
  return isStoryteller ? 'storyteller' : reading.seat(by, [...path, 'by']);
}

function readVote(reading: Reading, fields: Fields, path: Path): Vote {
  const word = fields.votes === undefined ? 'support' : 'votes';
  return {
    hands: reading.seats(fields[word], [...path, word]),
    refusedHands: reading.seats(fields['refused-votes'], [...path, 'refused-votes']),
    sweep: reading
      .list(fields.sweep, [...path, 'sweep'])
      .map((hand, at) => readHand(reading, hand, [...path, 'sweep', at])),
  };
}

function readHand(reading: Reading, value: unknown, path: Path): HandStep {
  const fields: Fields =
    typeof value === 'string'
      ? { [value]: 1 }
      : reading.fields(value, path, ['raise', 'lower', 'advance', 'attempt', 'storyteller', 'refused']);
  const action = (['raise', 'lower', 'advance', 'attempt', 'storyteller'] as const).find((word) => word in fields);
  const where = reading.where(path);
  switch (action) {
    case undefined:
      return reading.fail(path, 'a step of a sweep is one of: raise, lower, advance, attempt, storyteller.');
    case 'attempt':
      return { do: action, attempt: readAttempt(reading, fields, path) };
    case 'storyteller':
      return { do: action, action: readIntervention(reading, fields.storyteller, [...path, action], true), where };
    case 'advance':
      return { do: action, times: Number(fields.advance), where };
    default:
      return { do: action, seat: reading.seat(fields[action], path), refused: fields.refused === true, where };
  }
}

/** `{by: Ann, nominate: Ben}`, `{by: Ann, choose: Ben}`: always refused, or the scenario fails. */
export function readAttempt(reading: Reading, { attempt, refused }: Fields, path: Path): Attempt {
  const at = [...path, 'attempt'];
  const tried = reading.fields(attempt, at, ['by', 'on', ...ATTEMPTS]);
  const what = ATTEMPTS.find((word) => word in tried);
  if (what === undefined) reading.fail(at, `say what is attempted: one of ${ATTEMPTS.join(', ')}.`);
  const seats = what === 'vote' || what === 'use' ? [] : reading.seats(tried[what], at);
  const choices: { readonly [what in (typeof ATTEMPTS)[number]]: () => Json } = {
    choose: () => seats,
    nominate: () => ({ do: 'nominate', with: seats }),
    exile: () => ({ do: 'call-exile', with: seats }),
    use: () => ({
      do: 'use',
      character: reading.character(tried.use, at),
      with: loose(Array.isArray(tried.on) ? tried.on : tried.on === undefined ? [] : [tried.on], reading.names),
    }),
    vote: () => ({ do: 'raise' }),
  };
  const where = reading.where(path);
  return { by: reading.seat(tried.by, at), choice: choices[what](), refused: refusal(refused) ?? true, where };
}
