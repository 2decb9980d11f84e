import type { OwnModules } from '@belfry/testkit/homebrew';

/** Characters that play here: what is said of them, and their code for the pages where these can run it. */
export interface OwnHere {
  readonly said: string;
  readonly modules: OwnModules | null;
}

/**
 * Lets the characters of a folder play here, once all of its scenarios have come out as written. Only whoever has a
 * folder waits for what reads it.
 */
export async function ownCharacters(folder: string): Promise<OwnHere> {
  const { forPages, takeIn, tryOut } = await import('@belfry/testkit/homebrew');
  const taken = await takeIn(folder);
  const played = tryOut(taken);
  const tried = played === 0 ? 'no scenario tries them' : `${played} scenarios came out as written`;
  const said = `Characters of your own: ${taken.ids.join(', ')} (${tried})`;
  const code = forPages(taken);
  if (!('cannot' in code)) return { said, modules: code };
  const byHand = ['On one device they are run by hand, for a page cannot run them:', ...code.cannot];
  return { said: [said, ...byHand].join('\n  '), modules: null };
}

/** The same on a thread of its own, which plays with them and need not try them again. */
export async function ownCharactersAgain(folder: string): Promise<void> {
  const { takeIn } = await import('@belfry/testkit/homebrew');
  await takeIn(folder);
}
