import type { Json } from '@belfry/engine';
import { z } from 'zod';

const DEEPEST = 8;

/** Bounded in depth: a frame of ten thousand brackets must not reach a recursive rule. */
export function isJson(value: unknown, depth = 0): value is Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth >= DEEPEST) return false;
  return Object.values(value).every((part) => isJson(part, depth + 1));
}

export const AnyJson = z.custom<Json>((value) => isJson(value), `has to be JSON, at most ${DEEPEST} levels deep`);
