import { useKept } from '../app/kept.ts';
import { party } from './party.ts';

/** Lets fields offer the names that were given before: `list={KNOWN_NAMES}`. Those who sit already are not offered. */
export const KNOWN_NAMES = 'known-names';

export function KnownNames({ taken }: { readonly taken: readonly string[] }) {
  const { known } = useKept(party);
  return (
    <datalist id={KNOWN_NAMES}>
      {known
        .filter((name) => !taken.includes(name))
        .map((name) => (
          <option key={name} value={name} />
        ))}
    </datalist>
  );
}
