import type { GameSetup } from '@belfry/engine';
import type { Scenario, Step } from './format.ts';
import { namesOf } from './notation.ts';
import { readActs, readAttempt } from './read-acts.ts';
import { ANSWER_WORDS, readAnswers, readPerSeat } from './read-answers.ts';
import { readExpectations } from './read-expectations.ts';
import { readIntervention } from './read-intervention.ts';
import { readRuled, readScript, readSeats } from './read-setup.ts';
import { type Fields, type Path, type Reading, refusal } from './reading.ts';

const STEP_WORDS = ['night', 'day', 'expect', 'storyteller', 'attempt', 'answer', 'undo'];

/** What may stand beside each step. */
const BESIDE: { readonly [step: string]: readonly string[] } = {
  night: ANSWER_WORDS,
  day: [...ANSWER_WORDS, 'ends'],
  storyteller: ['choose', 'tell', 'rule', 'refused'],
  attempt: ['refused'],
};

/** One document, checked; `usual` names the script it is played with unless it says otherwise. */
export function readScenario(reading: Reading, document: unknown, usual: string): Scenario {
  const root = reading.fields(document, [], ['name', 'script', 'seats', 'held-by-nobody', 'fabled', 'ruled', 'play']);
  const script = readScript(reading, root.script ?? usual);
  const homebrew = (script.homebrew ?? []).map((c) => c.id);
  reading.names = namesOf([], homebrew);
  const [seats, seatsAt] = readSeats(reading, root.seats);
  if (root.play === undefined || root.play === null)
    reading.fail([], 'the scenario has no "play:". Write the steps there, beginning with "- night: 1".');
  const players = [...seats.map((s) => s.name), ...joining(root.play)];
  reading.names = namesOf(players, homebrew);
  const fabled = reading.list(root.fabled, ['fabled']).map((id) => reading.character(id, ['fabled']));
  const heldByNobody = reading
    .list(root['held-by-nobody'], ['held-by-nobody'])
    .map((id) => reading.character(id, ['held-by-nobody']));
  const ruled = root.ruled === undefined ? {} : { ruled: readRuled(reading, root.ruled) };
  const setup: GameSetup = { script, seats, fabled, heldByNobody, ...ruled };
  const steps = reading.list(root.play, ['play']).map((step, at) => readStep(reading, step, ['play', at]));
  return { name: String(root.name ?? 'unnamed'), setup, players, steps, where: reading.where([]), seatsAt };
}

/** The names of those who join in the course of the play, in order: they take the next free seats. */
function joining(play: unknown): string[] {
  if (Array.isArray(play)) return play.flatMap(joining);
  if (play === null || typeof play !== 'object') return [];
  const { do: act, name } = play as { do?: unknown; name?: unknown };
  if (act === 'join' && typeof name === 'string') return [name];
  // One who is refused takes no seat.
  if ('storyteller' in play && 'refused' in play && play.refused !== false) return [];
  return Object.values(play).flatMap(joining);
}

function readStep(reading: Reading, value: unknown, path: Path): Step {
  const fields = reading.fields(value, path, [...STEP_WORDS, ...ANSWER_WORDS, 'ends', 'note']);
  const where = reading.where(path);
  const [kind, another] = STEP_WORDS.filter((word) => word in fields);
  if (another !== undefined) {
    reading.fail(path, `"${kind}" and "${another}" are two steps: begin each with a "-" of its own.`);
  }
  nothingIdle(reading, kind, fields, path);
  const takesRefusals = kind === 'night' || kind === 'day';
  const answers = readAnswers(reading, takesRefusals ? fields : { ...fields, refused: undefined }, path);
  switch (kind) {
    case 'night':
      if (fields.night !== null && typeof fields.night === 'object')
        reading.fail([...path, kind], 'what is answered stands beside "night:", on lines of their own, not in it.');
      return { do: kind, where, answers };
    case 'day': {
      const acts = readActs(reading, fields.day, [...path, kind]);
      return { do: kind, where, answers, ends: fields.ends !== false, acts };
    }
    case 'expect':
      return { do: kind, where, expect: readExpectations(reading, fields.expect, [...path, kind]) };
    case 'storyteller': {
      const action = readIntervention(reading, fields.storyteller, [...path, kind], fields.refused === undefined);
      return { do: kind, where, action, refused: refusal(fields.refused), answers };
    }
    case 'attempt':
      return { do: kind, ...readAttempt(reading, fields, path) };
    case 'answer':
      return { do: kind, where, answers: readPerSeat(reading, fields.answer, [...path, kind]) };
    case 'undo':
      if (typeof fields.undo !== 'number') reading.fail(path, '"undo" takes the number of inputs to take back.');
      return { do: kind, where, inputs: fields.undo };
    default:
      return reading.fail(path, `a step is one of: ${STEP_WORDS.join(', ')}.`);
  }
}

/** What is written beside a step that has no use for it would be read by nobody. */
function nothingIdle(reading: Reading, kind: string | undefined, fields: Fields, path: Path): void {
  const taken = kind === undefined ? null : (BESIDE[kind] ?? []);
  const idle = Object.keys(fields).find((key) => key !== kind && key !== 'note' && taken?.includes(key) === false);
  if (idle === undefined) return;
  const known = taken!.length === 0 ? 'nothing' : taken!.join(', ');
  reading.fail([...path, idle], `"${idle}" cannot stand beside "${kind}", which takes ${known}.`);
}
