import { PLAY } from '../../../../../languages/every/cli/play.ts';

/** How many may be chosen. */
interface Count {
  readonly min: number;
  readonly max: number;
}

/** What the terminal says around the game, in one language. */
export interface PlayWords {
  readonly youAre: string;
  readonly told: string;
  readonly whispers: string;
  readonly hands: string;
  readonly says: string;
  readonly you: string;
  readonly thought: string;
  readonly rulings: string;
  readonly seed: string;
  /** What you are called if you do not say. */
  readonly guest: string;
  readonly speak: string;
  /** The same for somebody who was just nominated. */
  readonly defend: string;
  /** Where one sits, before the first night. */
  chair(name: string): string;
  /** Kinds of rulings, by their name in the log. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly unclear: string;
  readonly yesOrNo: string;
  readonly help: string;
  readonly talkHelp: string;
  readonly alignments: Readonly<Record<'good' | 'evil', string>>;
  /** Nobody at the table is called so. */
  nobody(word: string): string;
  whichCharacter(sheet: string): string;
  learnsNothing(character: string): string;
  notLearned(part: string): string;
  left(seed: string): string;
  choose(count: Count, from: string): string;
  chooseCharacters(count: Count, from: string): string;
  readonly chooseYesOrNo: string;
  /** One of these, by its number. */
  chooseOne(of: string): string;
  /** An answer in one's own words. */
  readonly say: string;
  readonly nobodyAtAll: string;
  /** One more such answer? */
  another(given: number, min: number, max: number): string;
  vote(name: string, up: string): string;
  act(nominate: boolean, use: boolean): string;
}

export { PLAY as WORDS };
