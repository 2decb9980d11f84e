/** After its first two turns a bot speaks once more in each stretch of the talk that is left, but not in its last moments. */
const FROM_MS = 50_000;
const STRETCH_MS = 35_000;
const LAST_MOMENTS_MS = 15_000;

/** The stretches of a talk of so many seconds, from and to in milliseconds; none where no clock says how long it is. */
export function laterTalks(talkSeconds: number | null): (readonly [from: number, to: number])[] {
  const end = (talkSeconds ?? 0) * 1_000 - LAST_MOMENTS_MS;
  const count = Math.max(0, Math.floor((end - FROM_MS) / STRETCH_MS));
  return Array.from({ length: count }, (_, at) => [FROM_MS + at * STRETCH_MS, FROM_MS + (at + 1) * STRETCH_MS]);
}
