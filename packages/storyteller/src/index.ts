export type { Bot, Situation } from './bots/bot.ts';
export { BOTS, type BotLevel } from './bots/index.ts';
export { truthOf } from './bots/novice/story.ts';
export { thinkingTime } from './bots/pace.ts';
export { playersAmong } from './bots/players-among.ts';
export { likelihoodsIn } from './bots/shrewd/judgement.ts';
export { type Gauge, gauge, type Ingredient, type IngredientName, ingredientsOf } from './gauge/gauge.ts';
export type { Players } from './gauge/missed.ts';
export type { Pairing, Rating as EloRating } from './ladder/elo.ts';
export { ratings } from './ladder/elo.ts';
export { EXPLOITERS, type Exploiter } from './ladder/exploiters.ts';
export type { Calibration, Guess, Judgement } from './ladder/judgement.ts';
export {
  type BotFigures,
  climb,
  type Exploited,
  type Few,
  type Judged,
  type Ladder,
  type LadderCall,
} from './ladder/ladder.ts';
export { playMatch } from './ladder/match.ts';
export { type Manners, tellsIn } from './ladder/tells.ts';
export { narrate, type Occasion, type Tale, type Telling } from './narration/narrate.ts';
export { candidatesOn, type FinalDay, finalDayOf } from './playing-on/candidates.ts';
export { Deliberation } from './playing-on/deliberation.ts';
export type { PlayedOn, Standing } from './playing-on/play-on.ts';
export { deedsOf, POLICIES, type PolicyChoice, type PolicyName, policyFor } from './policy/index.ts';
export type { Deed } from './policy/madness.ts';
export type { Counsel, Policy, Ruling } from './policy/policy.ts';
export { type Trial, tryOut } from './policy/trial.ts';
export { type Liveliness, playRandomly, randomInput } from './random-table.ts';
export { deal, dealGame, usualNames } from './setup/deal.ts';
export { FIRST_GAMES, type FirstGame } from './setup/first-games.ts';
export { type Arrival, type Arriving, arrival, freeTravellers, hasRoom } from './setup/late-traveller.ts';
export { namesIn } from './setup/names.ts';
export { bestBag, type Proposal, type ProposalQuestion, proposeBags, type Rating, rateBag } from './setup/propose.ts';
export { partsAmong, type Tilt, tiltOf } from './setup/tilts.ts';
export { SETUP_WORDS } from './setup/words.ts';
export { DUTIES, type Duty } from './simulate/duties.ts';
export { EDITIONS_PLAYED } from './simulate/editions-played.ts';
export { type Habits, Tally } from './simulate/habits.ts';
export { type PairInfluence, pairInfluences } from './simulate/pairs.ts';
export { difference, type Rate, rate } from './simulate/rate.ts';
export { type GameRecord, recordOf } from './simulate/record.ts';
export { rounds, type Series } from './simulate/rounds.ts';
export { BAGS, type Bags, type Simulation, simulateGame } from './simulate/simulate.ts';
export { type CountSummary, type Influence, type Summary, summarise } from './simulate/summary.ts';
export { type Workload, workloadOf } from './simulate/workload.ts';
export { type Asked, BotTable, type Happening, type TableOptions } from './table/bot-table.ts';
export { foregone, runDay } from './table/steward.ts';
export { storytellersNominee } from './table/trials.ts';
export { fits, type Told } from './talk/fits.ts';
export { type Lang, phrase, type Speaking } from './talk/phrase.ts';
export { type Heard, understand } from './talk/understand.ts';
export type { Because, Remark, Utterance } from './talk/utterance.ts';
export { Board, type NightRecord, type VoteRecord } from './town/board.ts';
export { isCoherent } from './town/coherence.ts';
export { couldLearn, learningNights } from './town/could-learn.ts';
export { type Meaning, meaningOf, type Suspect } from './town/meaning.ts';
export { type Evidence, type Perspective, type Reading, read } from './town/reading.ts';
export { hasTag, learnsAgain, type Rules, rulesOf } from './town/rules.ts';
export * from './words/index.ts';
