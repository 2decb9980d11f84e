import type { Sentence } from '@belfry/almanac';
import type { z } from 'zod';
import { misfitIn } from '../misfit.ts';
import { SaidError } from '../said.ts';

/** An error for the person at the other end, with its status. */
export class Sorry extends SaidError {
  override readonly name = 'Sorry';
  readonly status: number;
  constructor(status: number, said: Sentence, detail?: string) {
    super(said, detail);
    this.status = status;
  }
}

/** The body, or words that say which field is wrong. */
export function bodyOf<T>(shape: z.ZodType<T>, body: unknown): T {
  const read = shape.safeParse(body);
  if (read.success) return read.data;
  throw new Sorry(400, { say: 'server.message', ...misfitIn(read.error, body) });
}
