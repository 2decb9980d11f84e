/** Parts of sentences that several vocabularies share. */
export type Nothing = Readonly<Record<never, never>>;
/** A seat's number; whoever renders the sentence knows the name. */
export type Seat = { readonly seat: number };
/** What was written where something else belongs. */
export type Written = { readonly written: string };
/** Somebody at the table, or a chair, by the name that people gave it. */
export type Named = { readonly name: string };
/** Rock, paper, scissors. */
export type Throw = 'rock' | 'paper' | 'scissors';
/** What is counted or listed. */
export type Noun = 'player' | 'character' | 'answer';
/** How many tokens of each team. */
export interface TeamCounts {
  readonly townsfolk: number;
  readonly outsider: number;
  readonly minion: number;
  readonly demon: number;
}
