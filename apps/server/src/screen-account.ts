/** No cookie can hold it: nobody comes to a table as a screen who did not say so. */
const MARK = '~screen';

/**
 * A screen for the whole room that somebody's browser shows, on a television or in a second window. It is a spectator
 * of its own, whoever sits at the table in that browser, so that it gets what spectators get and nothing else.
 */
export const screenAccount = (account: string): string => `${account}${MARK}`;

export const isScreenAccount = (account: string): boolean => account.endsWith(MARK);

/** Whose browser shows it; an account that is no screen is its own. */
export const ownerAccount = (account: string): string =>
  isScreenAccount(account) ? account.slice(0, -MARK.length) : account;
