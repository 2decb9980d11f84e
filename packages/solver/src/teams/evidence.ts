/** The kinds of evidence by which a team is weighed. */
export const KINDS = [
  /** What those say they are who would be good. */
  'claims',
  /** What the Demon and its Minions would say they are. */
  'demonBluff',
  'minionBluff',
  /** What the one who asks has learned; what the others would have, who live or were hanged, and those who died in the night. */
  'ownWord',
  'words',
  'deadWords',
  /** What the Demon and its Minions would have said that is so (1 for each); and what is not, by how easily it would have been. */
  'demonTruths',
  'demonLies',
  'minionTruths',
  'minionLies',
  /** Whom the Demon would have killed. */
  'kills',
  /** How its Minions would have died, and who lived who was hanged. */
  'ends',
  /** How the Demon itself would have died, and who would have taken over. */
  'heirs',
  /** What came of abilities that were used for all to see. */
  'deeds',
] as const;
export type Kind = (typeof KINDS)[number];

/** What speaks for one team, by kind, in logarithms. */
export class Ledger {
  readonly entries = new Float64Array(KINDS.length);

  note(kind: Kind, weight: number): void {
    this.entries[PLACES[kind]] = Math.log(Math.max(LEAST, weight));
  }
  add(kind: Kind, weight: number): void {
    this.count(kind, Math.log(Math.max(LEAST, weight)));
  }
  /** In logarithms. */
  count(kind: Kind, by: number): void {
    this.entries[PLACES[kind]]! += by;
  }
  clear(...kinds: readonly Kind[]): void {
    for (const kind of kinds) this.entries[PLACES[kind]] = 0;
  }

  /** All of it, each kind as far as it is believed. */
  sum(credence: readonly number[]): number {
    let sum = 0;
    for (let at = 0; at < credence.length; at++) sum += credence[at]! * this.entries[at]!;
    return sum;
  }
}

/** How far each kind of evidence is taken for what it is reckoned to weigh (1). */
export type Credence = Readonly<Record<Kind, number>>;

/** In the order of a ledger. */
export const inOrder = (credence: Credence): readonly number[] => KINDS.map((kind) => credence[kind]);

const PLACES = Object.fromEntries(KINDS.map((kind, at) => [kind, at])) as Readonly<Record<Kind, number>>;
const LEAST = 1e-12;
