import { boundPages } from '@belfry/almanac';

/**
 * The app's page with what it has to know of the operator's own characters: their names and words, as data that no
 * browser runs. null where there are none, and the page is the one that was built.
 */
export function withOwnPages(page: string): string | null {
  const pages = boundPages();
  if (Object.keys(pages.characters).length === 0) return null;
  // Nothing in it may end the element that it stands in.
  const data = JSON.stringify(pages).replaceAll('<', '\\u003c');
  // As a function: what is put in may hold signs that a replacement would read.
  return page.replace('</head>', () => `<script type="application/json" id="own-pages">${data}</script></head>`);
}
