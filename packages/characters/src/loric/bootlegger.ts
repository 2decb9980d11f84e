import { character } from '@belfry/engine';

/** Homebrew characters and rules are in use, which everybody is told of: they do what they say themselves. */
export const bootlegger = character('bootlegger', {});
