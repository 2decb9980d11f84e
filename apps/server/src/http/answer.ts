import type { z } from 'zod';

/** An error for the person at the other end, in words. */
export class Sorry extends Error {
  override readonly name = 'Sorry';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The body, or words that say which field is wrong. */
export function bodyOf<T>(shape: z.ZodType<T>, body: unknown): T {
  const read = shape.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Sorry(400, `${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'is not understood'}.`);
}
