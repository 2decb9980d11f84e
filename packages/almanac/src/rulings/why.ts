import type { CharacterId } from '../types.ts';
import type { ReasonOfTheirOwn, RulingCatalogue, RulingName } from './rulings.ts';

/** Why the first answer is the plain one; where several characters ask for the same, why it is for this one. */
export function whyPlain(
  { rulings, reasons }: RulingCatalogue,
  ruling: RulingName,
  character: CharacterId | null,
): string {
  const own = `${ruling} ${character}`;
  return Object.hasOwn(reasons, own) ? reasons[own as ReasonOfTheirOwn] : rulings[ruling].why;
}
