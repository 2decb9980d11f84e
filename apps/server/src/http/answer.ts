import type { Sentence } from '@belfry/almanac';
import type { z } from 'zod';
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
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') || null;
  const detail = `${field ?? 'The body'}: ${issue?.message ?? 'is not understood'}.`;
  throw new Sorry(400, { say: 'server.message', field }, detail);
}
