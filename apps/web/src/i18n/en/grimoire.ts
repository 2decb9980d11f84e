export const grimoire = {} as const;
