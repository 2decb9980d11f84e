import { SaidError } from '../said.ts';

/** Records that no table can have written. */
export class BadRecords extends SaidError {
  override readonly name: string = 'BadRecords';
}
