import { bagSampler, random } from '@belfry/engine';
import { categoryOf } from '../../difficulty/category.ts';
import { normalised, rawScore } from '../../difficulty/formula.ts';
import { type ScoreFigures, scoreFigures } from '../../difficulty/script.ts';
import { tallyOf } from '../../difficulty/tally.ts';
import { discovery } from '../finding.ts';
import type { Inquiry, Rule } from '../inquiry.ts';

/** A quarter of all bags in the highest category is a game that only experts enjoy. */
const TOO_OFTEN = 0.25;
/** A glance at a few bags spares the exact score where none of them is an expert's game. */
const GLANCES = 8;
/** Where Outsiders are at their most, scores are too. */
const GLANCE_AT = [6, 9, 12, 15];

export function isExtremelyChaotic(score: ScoreFigures): boolean {
  return score.category.id === 'chaos' || score.shares.chaos >= TOO_OFTEN;
}

function worthScoring({ script, spaces }: Inquiry, players: number): boolean {
  const space = spaces.get(players);
  if (space === undefined || space.total === 0n) return false;
  const source = random(`glance ${players}`);
  const sample = bagSampler(space);
  const watching = script.characters.filter((c) => c.team === 'fabled' || c.team === 'loric');
  for (let i = 0; i < GLANCES; i++) {
    const bag = [...sample(source).characters, ...watching];
    if (categoryOf(normalised(rawScore(tallyOf(bag)), players)).id === 'chaos') return true;
  }
  return false;
}

/** Warns of scripts in the highest category of difficulty. */
export const chaos: Rule = (inquiry) => {
  const glanced = GLANCE_AT.filter((players) => inquiry.serves.includes(players));
  const worst = (glanced.length > 0 ? glanced : inquiry.serves)
    .filter((players) => worthScoring(inquiry, players))
    .map((players) => scoreFigures(inquiry.script.characters, players, inquiry.spaces.get(players)!))
    .filter((score) => score !== null && isExtremelyChaotic(score))
    .reduce((a, b) => (a === null || (b !== null && b.score > a.score) ? b : a), null);
  if (worst === null) return [];
  const { players, score, shares } = worst;
  return [discovery('extremely-chaotic', { at: 'players', players }, { players, score, share: shares.chaos })];
};
