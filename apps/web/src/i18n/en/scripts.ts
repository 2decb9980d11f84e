export const scripts = {} as const;
