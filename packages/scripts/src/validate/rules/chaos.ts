import { random, sampleBag } from '@belfry/engine';
import { normalised, rawScore } from '../../difficulty/formula.ts';
import { type ScoreFigures, scoreFigures } from '../../difficulty/script.ts';
import { tallyOf } from '../../difficulty/tally.ts';
import { finding } from '../finding.ts';
import type { Inquiry, Rule } from '../inquiry.ts';

/** A quarter of all bags in the highest category is a game that only experts enjoy. */
const TOO_OFTEN = 0.25;
/** A glance at a few bags spares the exact score where even the hardest of them is no expert's game. */
const GLANCES = 10;
const CLOSE_TO_CHAOS = 14;

export function isExtremelyChaotic(score: ScoreFigures): boolean {
  return score.category.id === 'chaos' || score.shares.chaos >= TOO_OFTEN;
}

function worthScoring({ script, spaces }: Inquiry, players: number): boolean {
  const space = spaces.get(players);
  if (space === undefined || space.total === 0n) return false;
  const source = random(`glance ${players}`);
  const watching = script.characters.filter((c) => c.team === 'fabled' || c.team === 'loric');
  for (let i = 0; i < GLANCES; i++) {
    const bag = [...sampleBag(space, source).characters, ...watching];
    if (normalised(rawScore(tallyOf(bag)), players) > CLOSE_TO_CHAOS) return true;
  }
  return false;
}

/** Warns of scripts in the highest category of difficulty. */
export const chaos: Rule = (inquiry) => {
  const scores = inquiry.serves
    .filter((players) => worthScoring(inquiry, players))
    .map((players) => scoreFigures(inquiry.script.characters, players, inquiry.spaces.get(players)!))
    .filter((score) => score !== null && isExtremelyChaotic(score));
  const worst = scores.reduce((a, b) => (a !== null && b !== null && a.score >= b.score ? a : b), scores[0] ?? null);
  if (worst === null) return [];
  const share = Math.round(worst.shares.chaos * 100);
  const message = `Extremely chaotic: the difficulty reaches ${worst.score.toFixed(1)} with ${worst.players} players, and ${share}% of the bags are for experts only.`;
  const cure = 'Swap a source of false information or change for information or protection, or keep it for veterans.';
  return [finding('extremely-chaotic', `${worst.players} players`, message, cure)];
};
