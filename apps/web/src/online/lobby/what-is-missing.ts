import { FEWEST_PLAYERS, ImpossibleBag } from '@belfry/engine';
import type { TableCard } from '@belfry/protocol';
import type { Script } from '@belfry/scripts';
import { deal } from '../../grimoire/deal.ts';
import type { Words } from '../../i18n/words.tsx';

/** Why the game cannot begin, or null; and what will happen to chairs that nobody sits on. */
export function whatIsMissing(
  table: TableCard,
  script: Script,
  { t }: Pick<Words, 't'>,
): { readonly hindrance: string | null; readonly note: string | null } {
  const names = table.chairs.flatMap((chair) => chair.name ?? []);
  const standing = table.people.filter((person) => person.role === 'player' && person.seat === null);
  const free = table.chairs.length - names.length;
  if (names.length < FEWEST_PLAYERS)
    return { hindrance: t('lobby.missing', { n: FEWEST_PLAYERS - names.length }), note: null };
  if (deal(script, names) instanceof ImpossibleBag)
    return { hindrance: t('lobby.no-deal', { n: names.length }), note: null };
  if (standing.length > 0) return { hindrance: null, note: t('lobby.standing', { n: standing.length }) };
  return { hindrance: null, note: free === 0 ? null : t('lobby.free-chairs', { n: free }) };
}
