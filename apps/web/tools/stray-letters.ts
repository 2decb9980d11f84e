import type { Page } from 'playwright-core';

/** Names that are the same in every language. */
const NOBODYS_LANGUAGE = ['Belfry', 'The Pandemonium Institute', 'JSON', 'QR'];
/** Of a table, also spelled out. */
const CODE = /(?:[A-Z] ?){4}- ?(?:[A-Z] ?){3}[A-Z]/g;
/** A clock face, and hours on it. */
const ROMAN = /(?<![\p{L}])[IVX]+(?![\p{L}])/gu;

/**
 * Texts on a page in marked letters that have plain ones: they come from no catalogue. Attributes that are read aloud
 * count, and the title; what somebody typed does not, nor what says itself in which language it is.
 */
export async function strayLetters(page: Page, own: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const inItsOwnLanguage = (element: Element | null) =>
      element?.closest('[lang]') !== document.documentElement && element?.closest('[lang]') != null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement?.closest('script, style, noscript, textarea') != null) continue;
      if (!inItsOwnLanguage(parentElement)) found.add(node.textContent ?? '');
    }
    for (const attribute of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
      for (const element of document.querySelectorAll(`[${attribute}]`))
        if (!inItsOwnLanguage(element)) found.add(element.getAttribute(attribute) ?? '');
    }
    return [...found];
  });
  const allowed = [...NOBODYS_LANGUAGE, ...own].sort((a, b) => b.length - a.length);
  const without = (text: string) =>
    allowed
      // First of all: a code may spell any word.
      .reduce((rest, word) => rest.replaceAll(word, ''), text.replaceAll(CODE, ''))
      .replaceAll(ROMAN, '');
  return texts.filter((text) => /\p{Script=Cyrillic}|[A-Za-z]/u.test(without(text))).map((text) => text.trim());
}
