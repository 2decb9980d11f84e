export type { Claim, ClaimedInfo } from './claim.ts';
