/** The item of a script's list that speaks of the script itself. */
export const isMeta = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && (item as { id?: unknown }).id === '_meta';
