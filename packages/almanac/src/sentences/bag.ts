import type { CharacterId } from '../types.ts';
import type { Named, Nothing, TeamCounts, Written } from './part.ts';

type Of = { readonly character: CharacterId };
type Players = { readonly players: number };
/** A seat of a set-up that has not begun: its number, and who would sit there. */
type Place = Named & { readonly place: number };

/** What is wrong with a bag or a set-up, or why there is none. */
export interface BagSentences {
  readonly 'bag.players': Players & { readonly fewest: number; readonly most: number };
  readonly 'bag.copies': Of & { readonly held: number; readonly most: number };
  readonly 'bag.crowd-too-small': Of & Players & { readonly copies: number };
  readonly 'bag.crowd-alone': Of & { readonly others: readonly CharacterId[] };
  readonly 'bag.tokens': Players & { readonly tokens: number };
  readonly 'bag.never-together': { readonly characters: readonly CharacterId[] };
  readonly 'bag.counts': Players & {
    readonly because: readonly CharacterId[];
    readonly wanted: readonly TeamCounts[];
    readonly held: TeamCounts;
  };
  readonly 'bag.needs': Of & { readonly needed: CharacterId };
  readonly 'bag.travellers-few': Players & { readonly needed: number; readonly travellers: number };
  readonly 'bag.travellers-many': Players & { readonly most: number; readonly travellers: number };
  readonly 'bag.apart': { readonly a: CharacterId; readonly b: CharacterId };
  readonly 'bag.not-on-script': { readonly characters: readonly CharacterId[] };
  readonly 'bag.none': Players;
  readonly 'bag.short': Players & { readonly wanted: TeamCounts; readonly has: Partial<TeamCounts> };
  readonly 'bag.needs-missing': Of & { readonly needed: CharacterId };
  readonly 'bag.no-place-for': Of & Players;
  readonly 'bag.beside': Of & Players & { readonly others: readonly CharacterId[] };
  readonly 'bag.no-token': Of;
  readonly 'bag.travellers-at-hand': Players & { readonly needed: number; readonly atHand: number };
  readonly 'bag.room': Players & {
    readonly travellers: number;
    readonly left: number;
    readonly fewest: number;
    readonly most: number;
  };
  readonly 'bag.nothing': Nothing;
  readonly 'bag.tangled': Nothing;
  readonly 'setup.chairs': { readonly chairs: number; readonly tokens: number };
  readonly 'setup.name-taken': Place;
  readonly 'setup.no-character': Place & Written;
  readonly 'setup.for-storyteller': Place & Of;
  readonly 'setup.side': Place;
  readonly 'setup.believes': Place & Of;
  readonly 'setup.no-belief': Place & Written;
  readonly 'setup.belief': Place & Of & { readonly believed: CharacterId };
  readonly 'setup.no-such-character': Written;
  readonly 'setup.no-fabled': Written;
  readonly 'setup.ruled-in-vain': Of & { readonly ruling: string };
  readonly 'setup.ruled-wrongly': Of & Written & { readonly ruling: string };
  readonly 'setup.script': Written & { readonly script: string; readonly entry: number };
}
