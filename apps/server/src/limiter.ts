/** One key's: whoever asks often keeps it, and need not look it up among all others. */
export interface Bucket {
  left: number;
  at: number;
  /** It was dropped to make room: what is left in it counts no more. */
  isDropped: boolean;
}

const MOST_BUCKETS = 50_000;

/** So many at once, refilled evenly: per address, per session, or for one socket. */
export class Limiter {
  readonly #atOnce: number;
  readonly #perMs: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(atOnce: number, perSecond: number, now: () => number) {
    this.#atOnce = atOnce;
    this.#perMs = perSecond / 1000;
    this.#now = now;
  }

  /** Whether there is one left; takes it. */
  allows(key: string): boolean {
    return this.allowsFrom(this.bucketOf(key));
  }

  bucketOf(key: string): Bucket {
    return this.#buckets.get(key) ?? this.#newBucket(key);
  }

  /** The same from a bucket that is at hand. */
  allowsFrom(bucket: Bucket): boolean {
    const now = this.#now();
    bucket.left = Math.min(this.#atOnce, bucket.left + (now - bucket.at) * this.#perMs);
    bucket.at = now;
    const allowed = bucket.left >= 1;
    if (allowed) bucket.left--;
    return allowed;
  }

  #newBucket(key: string): Bucket {
    this.#makeRoom();
    const bucket = { left: this.#atOnce, at: this.#now(), isDropped: false };
    this.#buckets.set(key, bucket);
    return bucket;
  }

  /** What was taken turned out not to count. */
  giveBack(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket !== undefined) bucket.left = Math.min(this.#atOnce, bucket.left + 1);
  }

  /** Those who have been quiet longest are full again anyway. */
  #makeRoom(): void {
    if (this.#buckets.size < MOST_BUCKETS) return;
    for (const [key, bucket] of this.#buckets) {
      if (bucket.left >= this.#atOnce - 1 || this.#buckets.size >= MOST_BUCKETS) {
        bucket.isDropped = true;
        this.#buckets.delete(key);
      }
      if (this.#buckets.size < MOST_BUCKETS / 2) return;
    }
  }
}
