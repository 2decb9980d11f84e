import type { Brought } from '../lang.ts';
import type { CharacterId } from '../types.ts';
import type { Named, Nothing, Written } from './part.ts';
import type { Sentence } from './sentence.ts';

type Chair = { readonly chair: number };

/** What the server says: why a table does not take something, or does not open. */
export interface TableSentences {
  // Names and the door
  readonly 'name.unseen': Nothing;
  readonly 'name.taken': Named;
  readonly 'name.muted': Nothing;
  readonly 'door.sent-away': Nothing;
  readonly 'door.locked': Nothing;
  readonly 'door.no-spectators': Nothing;
  readonly 'door.screen': Nothing;
  readonly 'door.full': Nothing;
  readonly 'door.nobody': Nothing;
  readonly 'door.leave-yourself': Nothing;
  readonly 'door.storyteller-stays': Nothing;
  readonly 'door.not-by-players': Nothing;
  readonly 'door.storyteller-role': Nothing;
  readonly 'door.grimoire': Nothing;
  readonly 'door.has-seat': Named;
  readonly 'door.saw-grimoire': Named;
  // Chairs
  readonly 'chair.none': Chair;
  readonly 'chair.given-out': Nothing;
  readonly 'chair.saw-grimoire': Nothing;
  readonly 'chair.taken': Chair;
  readonly 'chair.beyond': { readonly count: number };
  readonly 'chair.not-a-player': Named;
  readonly 'chair.still-held': Nothing;
  readonly 'chair.held-another': Named & Chair;
  readonly 'chair.seating': { readonly last: number };
  readonly 'chair.all-taken': Nothing;
  // Settings, scripts, beginning
  readonly 'table.no-policy': Written & { readonly possible: readonly string[] };
  readonly 'table.not-by-players': { readonly setting: string };
  readonly 'table.no-title': Nothing;
  readonly 'table.read-back': Nothing;
  readonly 'table.no-storyteller': Nothing;
  readonly 'table.no-saved-script': Nothing;
  readonly 'table.no-script': Nothing;
  /** Where the file is wrong, in every language: what reads scripts has words of its own. */
  readonly 'table.bad-script': { readonly why: Brought<string> };
  readonly 'table.tokens': Nothing;
  readonly 'table.opener': Nothing;
  // Who may
  readonly 'may.not-who-plays': Nothing;
  readonly 'may.storyteller-decides': Nothing;
  readonly 'may.spectators': Nothing;
  readonly 'may.not-begun': Nothing;
  readonly 'may.begun': Nothing;
  readonly 'may.over': Nothing;
  readonly 'may.host': Nothing;
  readonly 'may.seat': Nothing;
  readonly 'may.storyteller': Nothing;
  readonly 'may.told-only': Nothing;
  // Play
  readonly 'play.seat-not-asked': Chair & { readonly prompt: string };
  readonly 'play.passed': Nothing;
  readonly 'play.not-ready': Nothing;
  readonly 'play.no-vote': Nothing;
  readonly 'play.no-pace': { readonly prompt: string };
  readonly 'play.no-dawn': Nothing;
  readonly 'late.no-traveller': Nothing;
  readonly 'late.nobody': Nothing;
  readonly 'late.held-a-seat': Named;
  readonly 'late.no-such-traveller': { readonly character: CharacterId };
  // Talk
  readonly 'talk.empty': Nothing;
  readonly 'talk.muted': Nothing;
  readonly 'talk.asleep': Nothing;
  readonly 'talk.over': Nothing;
  readonly 'talk.no-whispers': Nothing;
  readonly 'talk.whisper-whom': Nothing;
  readonly 'talk.neighbours': Nothing;
  readonly 'talk.kept-seated': Nothing;
  readonly 'talk.not-for-you': Nothing;
  readonly 'talk.no-storyteller': Nothing;
  readonly 'talk.whom': Nothing;
  readonly 'talk.no-seat': Chair;
  readonly 'talk.no-evil-chat': Nothing;
  readonly 'talk.not-evil': Nothing;
  // The server itself
  readonly 'server.stopping': Nothing;
  readonly 'server.moved': Nothing;
  readonly 'server.failed': Nothing;
  readonly 'server.stumbled': Nothing;
  readonly 'server.unwritten': Nothing;
  readonly 'server.trouble': Nothing;
  readonly 'server.not-joined': Nothing;
  readonly 'server.out-of-order': Nothing;
  readonly 'server.not-now': Nothing;
  readonly 'server.no-table': Nothing;
  readonly 'server.wrong-codes': Nothing;
  readonly 'server.too-fast': Nothing;
  readonly 'server.too-many-tables': Nothing;
  readonly 'server.hello': Nothing;
  readonly 'server.hello-first': Nothing;
  readonly 'server.hello-again': Nothing;
  readonly 'server.version': { readonly version: number };
  /** Which part of what was sent is wrong; null for all of it. A server of before says no more than that. */
  readonly 'server.message': { readonly field: string | null; readonly why?: Sentence };
  readonly 'server.too-large': Nothing;
  readonly 'server.no-json': Nothing;
  readonly 'server.request': Nothing;
  readonly 'server.nothing-here': Nothing;
  readonly 'server.stranger': Nothing;
  readonly 'server.other-page': Nothing;
  readonly 'server.busy': Nothing;
  readonly 'server.old-link': Nothing;
  // Scripts, games and replays
  readonly 'saved.no-language': Nothing;
  readonly 'saved.not-yours': Nothing;
  readonly 'saved.no-script': Nothing;
  readonly 'saved.version': Nothing;
  readonly 'saved.no-json': Nothing;
  readonly 'saved.no-game': Nothing;
  readonly 'saved.still-on': Nothing;
  readonly 'saved.no-replay': Nothing;
  readonly 'saved.not-ended': Nothing;
  readonly 'saved.viewer': Nothing;
}
