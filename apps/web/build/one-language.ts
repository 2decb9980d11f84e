import type { Plugin } from 'vite';

const ALL = /\/packages\/almanac\/src\/at-hand\.ts$/;

/** The words of one language, but for what it says of itself: that stands in the list of languages. */
const SPOKEN = /\/languages\/(?!every\/)(\w+)\/almanac\/(?!about\.ts)/;

/**
 * A reader fetches the language that they read, and no other: in the page, the almanac's words that are at hand everywhere else
 * are those that were fetched. Workers speak to nobody in particular, and keep all.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'belfry-one-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('at-hand.ts')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found !== null && ALL.test(found.id) ? found.id.replace(/at-hand\.ts$/, 'fetched.ts') : found;
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const spoken = new Set(chunk.moduleIds.flatMap((id) => SPOKEN.exec(id)?.[1] ?? []));
        if (spoken.size > 1)
          this.error(
            `${chunk.fileName} speaks ${[...spoken].join(' and ')}: nobody needs the almanac in two languages.`,
          );
      }
    },
  };
}
