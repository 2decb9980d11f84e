import type { Page } from 'playwright-core';

interface Wanted {
  readonly words: string[];
  /** What was seen last, or null: whatever is seen now is the answer. */
  readonly last: string[] | null;
  readonly patience: number;
}

/** Runs in the page. A search by role asks for the name of every button; a night looks thousands of times, so this only compares texts. */
const look = ({ words, last, patience }: Wanted) => {
  const see = () => {
    const texts = new Set<string>();
    for (const element of document.querySelectorAll('button, h1, h2, p, span, strong')) {
      const text = element.textContent.trim();
      if (!words.includes(text) || texts.has(text)) continue;
      if (element.checkVisibility({ visibilityProperty: true })) texts.add(text);
    }
    return words.filter((word) => texts.has(word));
  };
  const now = see();
  if (last === null || now.join() !== last.join()) return now;
  return new Promise<string[]>((resolve) => {
    let drawn = 0;
    // What changes many times within a frame is looked at once.
    const observer = new MutationObserver(() => {
      drawn ||= requestAnimationFrame(() => {
        drawn = 0;
        const now = see();
        if (now.join() !== last.join()) end(now);
      });
    });
    const timer = setTimeout(() => end(see()), patience);
    const end = (seen: string[]) => {
      observer.disconnect();
      cancelAnimationFrame(drawn);
      clearTimeout(timer);
      resolve(seen);
    };
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
};

/** A page that somebody is just loading again shows nothing yet. */
function nothingWhileLoading(error: Error): readonly string[] {
  if (error.message.includes('Execution context was destroyed')) return [];
  throw error;
}

/** Which of these words stand on a button, or alone on the page, right now, in the order asked for. */
export const glance = (page: Page, words: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(look, { words: [...words], last: null, patience: 0 }).catch(nothingWhileLoading);

/** The same, as soon as it is something else than last time, or after so many milliseconds. */
export const watch = (
  page: Page,
  words: readonly string[],
  last: readonly string[],
  patience: number,
): Promise<readonly string[]> =>
  page.evaluate(look, { words: [...words], last: [...last], patience }).catch(nothingWhileLoading);
