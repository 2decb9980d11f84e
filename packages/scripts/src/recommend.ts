import type { CategoryId } from '@belfry/almanac';
import { type ScriptScore, scoreScript } from './difficulty/script.ts';
import type { Script } from './script.ts';
import { isExtremelyChaotic } from './validate/rules/chaos.ts';
import { tongue } from './words/tongue.ts';

/** How much of the game a group has seen. */
export type Experience = 'first game' | 'few games' | 'veterans';

export interface Recommendation {
  readonly script: Script;
  readonly score: ScriptScore;
  /** Suits this group as it is. Otherwise it is offered only because advanced scripts were asked for. */
  readonly suits: boolean;
  readonly chaotic: boolean;
  readonly reason: string;
}

export interface RecommendQuestion {
  readonly scripts: readonly Script[];
  readonly players: number;
  readonly experience: Experience;
  /** The "advanced" toggle: shows scripts that are beyond the group as well. */
  readonly advanced?: boolean;
  /** The language of the reasons; English when none is named. */
  readonly lang?: string;
}

/** The categories that suit a group, the best first. */
const SUITS: Readonly<Record<Experience, readonly CategoryId[]>> = {
  'first game': ['beginner'],
  'few games': ['intermediate', 'beginner'],
  veterans: ['advanced', 'intermediate', 'chaos', 'beginner'],
};

function reasonFor(
  { category, players, score }: ScriptScore,
  experience: Experience,
  suits: boolean,
  chaotic: boolean,
  lang: string,
): string {
  const { difficulty, recommend: words } = tongue(lang);
  const level = words.level(difficulty.categories[category.id], players, score.toFixed(1));
  if (chaotic) return words.chaotic(level);
  return suits ? words.suits(level, experience) : words.tooMuch(level, experience);
}

/** Scripts for a group, the most fitting first. Those that cannot be dealt to so many players are left out. */
export function recommend(question: RecommendQuestion): readonly Recommendation[] {
  const { scripts, players, experience, advanced = false, lang = 'en' } = question;
  const wanted = SUITS[experience];
  const offers = scripts.flatMap((script): Recommendation[] => {
    const score = scoreScript(script.characters, players);
    if (score === null) return [];
    const chaotic = isExtremelyChaotic(score);
    const byHand = script.characters.some((c) => !c.automated);
    const fits = wanted.includes(score.category.id) && (experience === 'veterans' || !chaotic);
    // A first game has enough to learn without characters that the Storyteller has to run by hand.
    const suits = fits && !(experience === 'first game' && byHand);
    return [{ script, score, suits, chaotic, reason: reasonFor(score, experience, suits, chaotic, lang) }];
  });
  const order = (offer: Recommendation) =>
    offer.suits ? wanted.indexOf(offer.score.category.id) : wanted.length + offer.score.score;
  return offers
    .filter((offer) => offer.suits || advanced)
    .sort((a, b) => order(a) - order(b) || a.score.score - b.score.score);
}
