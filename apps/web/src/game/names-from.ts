import { almanac, type Lang, type Names } from '@belfry/almanac';
import { TABLE, type View } from '@belfry/engine';

/** What seats and characters are called on this page: what a sentence needs to be put into words. */
export const namesFrom = (seats: View['seats'], lang: Lang): Names => ({
  name: (id) =>
    id === TABLE ? almanac(lang).terms.storyteller : (seats.find(({ seat }) => seat === id)?.name ?? String(id + 1)),
  character: (id) => almanac(lang).characters.get(id)?.name ?? id,
});
