import type { Play } from './ask.ts';
import { isDemon } from './demons.ts';
import { fold } from './hooks.ts';
import { nothing } from './settled.ts';
import type { Outcome } from './state.ts';
import { isTraveller, livesInTruth, type Table } from './table.ts';

/** Thrown to leave the game's coroutine from any depth, caught where the game is played: a signal, not an error. */
export class GameOver {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    this.outcome = outcome;
  }
}

export const claimVictory = (table: Table, outcome: Omit<Outcome, 'because'>): void => {
  table.underway.claims.push({ ...outcome, because: 'ability' });
};

/** Looks for a winner once everything that a death or a change sets off is done. Both at once: good wins. */
export function checkVictory(table: Table): Play<void> {
  if (table.underway.resolving > 0 || table.state.phase === 'setup') return nothing;
  const outcomes = possibleOutcomes(table);
  return outcomes.length === 0 ? nothing : weigh(table, outcomes);
}

function* weigh(table: Table, outcomes: readonly Outcome[]): Play<void> {
  table.underway.claims = [];
  const standing: Outcome[] = [];
  // What an ability sets off while an end is weighed must not start the weighing again.
  table.underway.resolving++;
  for (const outcome of outcomes) {
    const end = yield* fold(table, 'gameEnding', outcome);
    if (end !== null) standing.push(end);
  }
  table.underway.resolving--;
  const outcome = standing.find((o) => o.winner === 'good') ?? standing[0];
  if (outcome !== undefined) throw new GameOver(outcome);
}

/** What was claimed, and what follows from who lives. */
function possibleOutcomes(table: Table): readonly Outcome[] {
  let residents = 0;
  let demons = 0;
  for (const id of table.state.circle) {
    if (!livesInTruth(table, id)) continue;
    if (!isTraveller(table, id)) residents++;
    if (isDemon(table, id)) demons++;
  }
  const demonsDead = table.state.hadDemon && demons === 0;
  const { claims } = table.underway;
  if (!demonsDead && residents > 2) return claims;
  return [...claims, ...(demonsDead ? [DEMONS_DEAD] : []), ...(residents <= 2 ? [TWO_LEFT] : [])];
}

const DEMONS_DEAD: Outcome = { winner: 'good', reason: { say: 'outcome.demons-dead' }, because: 'demons-dead' };
const TWO_LEFT: Outcome = { winner: 'evil', reason: { say: 'outcome.two-left' }, because: 'two-left' };
