import type { SeatId } from '@belfry/engine';
import { kept, useKept } from '../app/kept.ts';

/** What the Storyteller heard players say of themselves, by word of mouth: seat to character. */
export type NotedClaims = Readonly<Record<SeatId, string>>;

const NOTHING: NotedClaims = {};
const KEPT = 12;

const noted = kept<readonly (readonly [game: string, claims: NotedClaims])[]>('belfry.claims', []);

export function useNotedClaims(game: string): {
  readonly claims: NotedClaims;
  /** null: they take it back. */
  readonly note: (seat: SeatId, character: string | null) => void;
} {
  const claims = useKept(noted).find(([other]) => other === game)?.[1] ?? NOTHING;
  const note = (seat: SeatId, character: string | null) => {
    const { [seat]: _, ...rest } = claims;
    const others = noted.get().filter(([other]) => other !== game);
    noted.set([...others, [game, character === null ? rest : { ...rest, [seat]: character }] as const].slice(-KEPT));
  };
  return { claims, note };
}
