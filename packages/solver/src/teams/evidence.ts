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

/** How far each kind of evidence is taken for what it is reckoned to weigh (1). */
export type Credence = Readonly<Record<Kind, number>>;

/** Nothing is taken for quite impossible. */
const LEAST = 1e-12;

/** What a likelihood counts, in logarithms. */
export const counted = (likelihood: number): number => Math.log(Math.max(LEAST, likelihood));
