/** What a game among bots can be played with, the easiest first: scripts that come with Belfry, by their names. */
export const EDITIONS = ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets', 'evensong'] as const;
export type Edition = (typeof EDITIONS)[number];
