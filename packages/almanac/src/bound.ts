import { NO_PAGES, type OwnPages } from './own.ts';

const bound: { pages: OwnPages } = { pages: NO_PAGES };

/** The pages that are bound in now. */
export const boundPages = (): OwnPages => bound.pages;

/** Binds pages in without opening the almanac: the first page of the app must not fetch all of it for that. */
export const bindUnopened = (pages: OwnPages): void => {
  bound.pages = pages;
};
