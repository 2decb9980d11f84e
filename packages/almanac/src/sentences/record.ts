import type { Nothing } from './part.ts';
import type { Sentence } from './sentence.ts';

/** What is wrong with the file of a game that was played at a table: records that no table can have written. */
export interface RecordSentences {
  readonly 'record.no-game': { readonly why: Sentence };
  readonly 'record.not-json': Nothing;
  readonly 'record.shape': { readonly record: number; readonly field: string; readonly why?: Sentence };
  readonly 'record.file-shape': { readonly field: string; readonly why?: Sentence };
  readonly 'record.impossible': { readonly record: number; readonly why: Sentence };
  readonly 'record.told-missing': Nothing;
  readonly 'record.does-not-follow': Nothing;
  readonly 'record.too-many': { readonly most: number };
  readonly 'record.takes-back': Nothing;
  readonly 'record.too-slow': Nothing;
  readonly 'record.record-too-slow': { readonly record: number };
  readonly 'record.too-big': Nothing;
  readonly 'record.unplayable': Nothing;
  readonly 'record.time': Nothing;
  readonly 'record.opened-once': Nothing;
  readonly 'record.nobody-sent': { readonly cmd: string };
  readonly 'record.begun-already': Nothing;
  readonly 'record.not-begun': Nothing;
  readonly 'record.not-over': Nothing;
  readonly 'record.chair-each': Nothing;
  readonly 'record.no-dawn': Nothing;
  readonly 'record.no-vote': Nothing;
  readonly 'record.clocks-stand': Nothing;
  readonly 'record.clocks-run': Nothing;
  readonly 'record.before-pause': Nothing;
  readonly 'record.too-much-time': Nothing;
  readonly 'record.nobody': { readonly person: string };
  readonly 'record.next': { readonly person: string };
  readonly 'record.crowd': Nothing;
  readonly 'record.two-chairs': Nothing;
  readonly 'record.chairs': { readonly count: number };
  readonly 'record.no-seat': { readonly number: number };
  readonly 'record.claim': Nothing;
  readonly 'record.nothing-said': Nothing;
  readonly 'record.whisper-early': Nothing;
  /** What whoever brings the file is called at its table. */
  readonly 'record.keeper': Nothing;
  readonly 'record.whisper-nobody': Nothing;
}
