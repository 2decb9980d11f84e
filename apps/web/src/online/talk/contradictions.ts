import type { Character } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import type { Claim, Line } from '@belfry/protocol';

/** Why a claim cannot be right together with something else that everybody, or the viewer, knows. */
export type Contradiction =
  | { readonly why: 'same'; readonly as: readonly SeatId[] }
  | { readonly why: 'mine' }
  | { readonly why: 'changed'; readonly before: string }
  | { readonly why: 'not-on-script' };

interface Known {
  readonly claims: ReadonlyMap<SeatId, Claim>;
  /** All that was said, the earliest first: claims that were changed are among it. */
  readonly talk: readonly Line[];
  readonly characters: readonly Character[];
  /** What the viewer believes to be, and where they sit. */
  readonly me: { readonly seat: SeatId; readonly character: string } | null;
}

/** More than one seat may hold it, or think so. */
const mayBeMany = (character: Character | undefined): boolean =>
  character?.setup?.extraCopies !== undefined || character?.setup?.manyCopies === true;

/** What speaks against each claim. A mark, not a verdict: one of two has to be wrong, and may be drunk rather than evil. */
export function contradictions({ claims, talk, characters, me }: Known): ReadonlyMap<SeatId, Contradiction> {
  const found = new Map<SeatId, Contradiction>();
  for (const [seat, { character }] of claims) {
    if (character === null) continue;
    const known = characters.find(({ id }) => id === character);
    const same = [...claims].flatMap(([other, claim]) =>
      other !== seat && claim.character === character ? [other] : [],
    );
    const before = talk.findLast(
      ({ from, claim }) =>
        from.seat === seat && claim !== null && claim.character !== null && claim.character !== character,
    )?.claim?.character;
    if (known === undefined) found.set(seat, { why: 'not-on-script' });
    else if (me !== null && seat !== me.seat && me.character === character && !mayBeMany(known))
      found.set(seat, { why: 'mine' });
    else if (same.length > 0 && !mayBeMany(known)) found.set(seat, { why: 'same', as: same });
    else if (before !== undefined && before !== null) found.set(seat, { why: 'changed', before });
  }
  return found;
}
